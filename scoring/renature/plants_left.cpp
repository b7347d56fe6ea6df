#include "scoring/renature/plants_left.h"

#include "scoring/json/message.h"

namespace concord::renature {
namespace {

using Texts = std::array<const char*, plantKinds>;

constexpr Texts ownTexts{CONCORD_TEXT("Own turf left on the player board, minus %2 each: %1."),
                         CONCORD_TEXT("Own bushes left on the player board, minus %2 each: %1."),
                         CONCORD_TEXT("Own pines left on the player board, minus %2 each: %1."),
                         CONCORD_TEXT("Own oaks left on the player board, minus %2 each: %1.")};

constexpr Texts neutralTexts{CONCORD_TEXT("Neutral turf left on the player board, minus %2 each: %1."),
                             CONCORD_TEXT("Neutral bushes left on the player board, minus %2 each: %1."),
                             CONCORD_TEXT("Neutral pines left on the player board, minus %2 each: %1."),
                             CONCORD_TEXT("Neutral oaks left on the player board, minus %2 each: %1.")};

void addItems(const PlantCounts& left, const Texts& texts, std::vector<ScoreItem>& items) {
    for (const PlantKind kind : allPlants) {
        if (const int count = left.at(kind); count > 0) {
            items.push_back({Category::PlantsLeft,
                             Rule::PlantsLeft,
                             -count * value(kind),
                             std::nullopt,
                             {{texts[static_cast<std::size_t>(kind)], {}, {count, value(kind)}}}});
        }
    }
}

}  // namespace

std::vector<ScoreItem> scorePlantsLeft(const PlantsLeft& left) {
    std::vector<ScoreItem> items;
    addItems(left.own, ownTexts, items);
    addItems(left.neutral, neutralTexts, items);
    if (items.empty()) {
        items.push_back({Category::PlantsLeft,
                         Rule::PlantsLeft,
                         0,
                         std::nullopt,
                         {{CONCORD_TEXT("No plants are left on the player board."), {}, {}}}});
    }
    return items;
}

}  // namespace concord::renature
