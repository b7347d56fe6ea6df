#include "scoring/renature/player_warnings.h"

#include "scoring/renature/stock.h"

namespace concord::renature {
namespace {

using Texts = std::array<const char*, plantKinds>;

constexpr Texts ownTexts{CONCORD_TEXT("Own turf left: %1. As far as is known, a player board holds at most %2."),
                         CONCORD_TEXT("Own bushes left: %1. As far as is known, a player board holds at most %2."),
                         CONCORD_TEXT("Own pines left: %1. As far as is known, a player board holds at most %2."),
                         CONCORD_TEXT("Own oaks left: %1. As far as is known, a player board holds at most %2.")};

constexpr Texts neutralTexts{
    CONCORD_TEXT("Neutral turf left: %1. As far as is known, a player board holds at most %2."),
    CONCORD_TEXT("Neutral bushes left: %1. As far as is known, a player board holds at most %2."),
    CONCORD_TEXT("Neutral pines left: %1. As far as is known, a player board holds at most %2."),
    CONCORD_TEXT("Neutral oaks left: %1. As far as is known, a player board holds at most %2.")};

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

// No warning is needed with four players: the rulebook states what a board holds, and limits.h refuses more.
void warnOfBoardCapacity(const Game& game, const Player& player, std::vector<Warning>& warnings) {
    for (const PlantOwner owner : allPlantOwners) {
        const InitialPlants board = initialPlants(static_cast<int>(game.players.size()), owner);
        const PlantCounts& left = owner == PlantOwner::Player ? player.plantsLeft->own : player.plantsLeft->neutral;
        for (const PlantKind kind : allPlants) {
            if (board.status != FactStatus::Stated && left.at(kind) > board.plants.at(kind)) {
                const Texts& texts = owner == PlantOwner::Player ? ownTexts : neutralTexts;
                warnings.push_back({"board-capacity",
                                    {texts[static_cast<std::size_t>(kind)],
                                     {std::to_string(left.at(kind)), std::to_string(board.plants.at(kind))}}});
            }
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
}

}  // namespace

std::vector<Warning> playerWarnings(const Game& game, const Player& player) {
    std::vector<Warning> warnings;
    warnOfUnknown(player, warnings);
    if (player.plantsLeft) {
        warnOfBoardCapacity(game, player, warnings);
    }
    if (player.tokens) {
        warnOfTokens(player, warnings);
    }
    return warnings;
}

}  // namespace concord::renature
