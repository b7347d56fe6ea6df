#include "scoring/renature/table_warnings.h"

#include "scoring/renature/stock.h"

#include <algorithm>

namespace concord::renature {
namespace {

void addUnknownAreas(const Game& game, std::vector<Warning>& warnings) {
    const bool areTyped = std::ranges::all_of(
        game.players, [](const Player& player) { return player.typed.at(Category::Areas).has_value(); });
    if (!game.areas && !areTyped) {
        warnings.push_back(
            {"areas-unknown", {CONCORD_TEXT("The areas that still hold their token are not known and count 0."), {}}});
    }
}

void addUnknownBonuses(const Game& game, const std::vector<AreaOutcome>& outcomes, std::vector<Warning>& warnings) {
    for (std::size_t i = 0; i < outcomes.size(); ++i) {
        const auto colour = outcomes[i].bonusUnknownFor;
        const Player* const player = colour ? playerOf(game, *colour) : nullptr;
        if (player != nullptr && !player->typed.at(Category::Areas)) {
            warnings.push_back(
                {"bonus-unknown",
                 {CONCORD_TEXT("The bonus of area %1 is not known and counts for nobody; %2 would receive it."),
                  {std::to_string(i + 1), player->name}}});
        }
    }
}

// Each of the 18 areas gave its token to a player or still holds it.
void addTokenCount(const Game& game, std::vector<Warning>& warnings) {
    const bool allKnown =
        game.areas && std::ranges::all_of(game.players, [](const Player& p) { return p.tokens.has_value(); });
    if (!allKnown) {
        return;
    }
    auto tokens = static_cast<int>(game.areas->size());
    for (const Player& player : game.players) {
        tokens += sumOf(*player.tokens).count;
    }
    if (tokens < areaCount) {
        warnings.push_back({"token-count",
                            {CONCORD_TEXT("The collected sunflower tokens and those on areas are %1 together; %2 areas "
                                          "had one at the start."),
                             {std::to_string(tokens), std::to_string(areaCount)}}});
    }
}

}  // namespace

std::vector<Warning> tableWarnings(const Game& game, const std::vector<AreaOutcome>& outcomes) {
    std::vector<Warning> warnings;
    addUnknownAreas(game, warnings);
    addUnknownBonuses(game, outcomes, warnings);
    addTokenCount(game, warnings);
    return warnings;
}

}  // namespace concord::renature
