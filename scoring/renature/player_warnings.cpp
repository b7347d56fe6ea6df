#include "scoring/renature/player_warnings.h"

#include "scoring/renature/stock.h"

namespace concord::renature {
namespace {

using Texts = std::array<const char*, plantKinds>;

constexpr Texts ownTexts{
    CONCORD_TEXT("%1 own turf plants are left, but as far as is known a player board holds at most %2."),
    CONCORD_TEXT("%1 own bushes are left, but as far as is known a player board holds at most %2."),
    CONCORD_TEXT("%1 own pines are left, but as far as is known a player board holds at most %2."),
    CONCORD_TEXT("%1 own oaks are left, but as far as is known a player board holds at most %2.")};

constexpr Texts neutralTexts{
    CONCORD_TEXT("%1 neutral turf plants are left, but as far as is known a player board holds at most %2."),
    CONCORD_TEXT("%1 neutral bushes are left, but as far as is known a player board holds at most %2."),
    CONCORD_TEXT("%1 neutral pines are left, but as far as is known a player board holds at most %2."),
    CONCORD_TEXT("%1 neutral oaks are left, but as far as is known a player board holds at most %2.")};

constexpr Texts inPlayTexts{
    CONCORD_TEXT("%1 own turf plants are left or in areas, but as far as is known a player board holds at most %2."),
    CONCORD_TEXT("%1 own bushes are left or in areas, but as far as is known a player board holds at most %2."),
    CONCORD_TEXT("%1 own pines are left or in areas, but as far as is known a player board holds at most %2."),
    CONCORD_TEXT("%1 own oaks are left or in areas, but as far as is known a player board holds at most %2.")};

void warnOfKind(const Texts& texts, PlantKind kind, int count, int most, std::vector<Warning>& warnings) {
    warnings.push_back(
        {"board-capacity", {texts[static_cast<std::size_t>(kind)], {std::to_string(count), std::to_string(most)}}});
}

void warnOfUnknown(const Player& player, std::vector<Warning>& warnings) {
    const auto add = [&](const char* text) { warnings.push_back({"unknown-category", {text, {}}}); };
    if (!player.track) {
        add(CONCORD_TEXT("The points on the score track are not known and count 0."));
    }
    if (!player.clouds && !player.typed.at(Category::Clouds)) {
        add(CONCORD_TEXT("The clouds that are left are not known and count 0."));
    }
    if (!player.plantsLeft && !player.typed.at(Category::PlantsLeft)) {
        add(CONCORD_TEXT("The plants that are left are not known and count 0."));
    }
    if (!player.tokens && !player.typed.at(Category::Tokens)) {
        add(CONCORD_TEXT("The collected sunflower tokens are not known and count 0."));
    }
}

// No warning is needed with four players: it is stated what a board holds, and limits.h refuses more.
void warnOfBoardCapacity(const Game& game, const Player& player, std::vector<Warning>& warnings) {
    for (const PlantOwner owner : allPlantOwners) {
        const InitialPlants board = initialPlants(static_cast<int>(game.players.size()), owner);
        const PlantCounts& left = owner == PlantOwner::Player ? player.plantsLeft->own : player.plantsLeft->neutral;
        for (const PlantKind kind : allPlants) {
            if (board.status != FactStatus::Stated && left.at(kind) > board.plants.at(kind)) {
                warnOfKind(owner == PlantOwner::Player ? ownTexts : neutralTexts, kind, left.at(kind),
                           board.plants.at(kind), warnings);
            }
        }
    }
}

// Plants of a player's colour all come from the player's board. No source says so: it is derived, so more gets only a
// warning, even with four players, where it is stated what a board holds.
void warnOfPlantsInPlay(const Game& game, const Player& player, std::vector<Warning>& warnings) {
    const PlantCounts most = initialPlants(static_cast<int>(game.players.size()), PlantOwner::Player).plants;
    const PlantCounts left = player.plantsLeft ? player.plantsLeft->own : PlantCounts();
    const PlantCounts inAreas = plantsInAreas(game, player.colour);
    for (const PlantKind kind : allPlants) {
        const int inPlay = left.at(kind) + inAreas.at(kind);
        if (inPlay > most.at(kind) && left.at(kind) <= most.at(kind)) {
            warnOfKind(inPlayTexts, kind, inPlay, most.at(kind), warnings);
        }
    }
}

void warnOfTokens(const Player& player, std::vector<Warning>& warnings) {
    const TokenSum sum = sumOf(*player.tokens);
    if (sum.count == 0 && sum.points > 0) {
        warnings.push_back(
            {"tokens-do-not-add-up",
             {CONCORD_TEXT(
                  "No sunflower tokens were collected, but the sum given for the numbers on their backs is %1."),
              {std::to_string(sum.points)}}});
    }
    // No fact excludes a back of 0, but most likely nobody has typed the sum yet.
    const bool isSumCounted = std::holds_alternative<TokenSum>(*player.tokens) && !player.typed.at(Category::Tokens);
    if (isSumCounted && sum.count > 0 && sum.points == 0) {
        warnings.push_back({"tokens-do-not-add-up",
                            {CONCORD_TEXT("Sunflower tokens were collected (%1), but the sum given for the numbers on "
                                          "their backs is 0."),
                             {std::to_string(sum.count)}}});
    }
}

}  // namespace

std::vector<Warning> playerWarnings(const Game& game, const Player& player) {
    std::vector<Warning> warnings;
    warnOfUnknown(player, warnings);
    if (player.plantsLeft) {
        warnOfBoardCapacity(game, player, warnings);
    }
    warnOfPlantsInPlay(game, player, warnings);
    if (player.tokens) {
        warnOfTokens(player, warnings);
    }
    return warnings;
}

}  // namespace concord::renature
