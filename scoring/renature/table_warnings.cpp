#include "scoring/renature/table_warnings.h"

#include "scoring/renature/stock.h"

#include <algorithm>

namespace concord::renature {
namespace {

constexpr std::array<const char*, plantKinds> neutralPlantTexts{
    CONCORD_TEXT("%1 neutral turf plants are left or in areas, but all player boards together hold at most %2."),
    CONCORD_TEXT("%1 neutral bushes are left or in areas, but all player boards together hold at most %2."),
    CONCORD_TEXT("%1 neutral pines are left or in areas, but all player boards together hold at most %2."),
    CONCORD_TEXT("%1 neutral oaks are left or in areas, but all player boards together hold at most %2.")};

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
        warnings.push_back(
            {"token-count",
             {CONCORD_TEXT("Only %1 sunflower tokens are collected or lie on areas, but the game has %2."),
              {std::to_string(tokens), std::to_string(areaCount)}}});
    }
}

// Neutral plants come from the player boards, which together may hold fewer than the box does.
void addNeutralPlants(const Game& game, std::vector<Warning>& warnings) {
    const auto players = static_cast<int>(game.players.size());
    const PlantCounts each = initialPlants(players, PlantOwner::Neutral).plants;
    PlantCounts inPlay = plantsInAreas(game, Colour::Neutral);
    for (const Player& player : game.players) {
        inPlay += player.plantsLeft ? player.plantsLeft->neutral : PlantCounts();
    }
    for (const PlantKind kind : allPlants) {
        if (const int most = players * each.at(kind); inPlay.at(kind) > most) {
            warnings.push_back({"board-capacity",
                                {neutralPlantTexts[static_cast<std::size_t>(kind)],
                                 {std::to_string(inPlay.at(kind)), std::to_string(most)}}});
        }
    }
}

}  // namespace

std::vector<Warning> tableWarnings(const Game& game, const std::vector<AreaOutcome>& outcomes) {
    std::vector<Warning> warnings;
    addUnknownAreas(game, warnings);
    addUnknownBonuses(game, outcomes, warnings);
    addTokenCount(game, warnings);
    addNeutralPlants(game, warnings);
    return warnings;
}

}  // namespace concord::renature
