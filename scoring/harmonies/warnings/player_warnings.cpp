#include "scoring/harmonies/warnings/player_warnings.h"

#include "scoring/harmonies/animals.h"
#include "scoring/harmonies/river.h"
#include "scoring/harmonies/warnings/upper_bounds.h"

#include <algorithm>
#include <iterator>

namespace concord {
namespace {

constexpr std::array<const char*, landscapeCategoryCount> unknownTexts{
    CONCORD_TEXT("The points for trees are not known and count 0: there is neither a board nor a typed number."),
    CONCORD_TEXT("The points for mountains are not known and count 0: there is neither a board nor a typed number."),
    CONCORD_TEXT("The points for fields are not known and count 0: there is neither a board nor a typed number."),
    CONCORD_TEXT("The points for buildings are not known and count 0: there is neither a board nor a typed number."),
    CONCORD_TEXT("The points for water are not known and count 0: there is neither a board nor a typed number.")};

std::vector<Warning> unknownCategories(const Player& player) {
    std::vector<Warning> warnings;
    for (int i = 0; i < landscapeCategoryCount; ++i) {
        if (!player.board && !player.typed.at(static_cast<Category>(i))) {
            warnings.push_back({"unknown-category", {unknownTexts[static_cast<std::size_t>(i)], {}}});
        }
    }
    return warnings;
}

std::vector<Warning> beyondMaximum(const Game& game, const Player& player) {
    std::vector<Warning> warnings;
    for (const Excess& excess : excessesOf(game, player)) {
        warnings.push_back({"beyond-maximum", excess.message});
    }
    return warnings;
}

std::vector<Warning> tokenCountWarnings(const Player& player) {
    if (!player.board || player.board->tokenCount() % tokensPerTurn == 0) {
        return {};
    }
    return {{"token-count-no-multiple-of-three",
             {CONCORD_TEXT(
                  "The board holds %1 tokens. Every turn places three, so the number should be a multiple of three."),
              {std::to_string(player.board->tokenCount())}}}};
}

Warning doNotAddUp(const char* text, int onBoard, int placed) {
    return {"cubes-do-not-add-up", {text, {std::to_string(onBoard), std::to_string(placed)}}};
}

// Nothing if it is unknown whether the spirit's cube was placed.
std::optional<int> spiritCubes(const Player& player) {
    if (!player.spirit) {
        // Omitted cards say nothing about spirits either.
        return player.animals ? std::optional(0) : std::nullopt;
    }
    return player.spirit->card.empty() ? std::nullopt : std::optional(player.spirit->placed ? 1 : 0);
}

std::vector<Warning> cubeWarnings(const Player& player) {
    std::vector<Warning> warnings;
    if (!player.board || !player.cubesKnown) {
        return warnings;
    }
    const int animals = player.board->cubeCount(Cube::Animal);
    if (const std::optional<int> placed = animalCubesFromCards(player); placed && *placed != animals) {
        warnings.push_back(doNotAddUp(CONCORD_TEXT("Animal cubes on the board: %1; placed from the animal cards: %2."),
                                      animals, *placed));
    }
    const int spirits = player.board->cubeCount(Cube::Spirit);
    if (const std::optional<int> placed = spiritCubes(player); placed && *placed != spirits) {
        warnings.push_back(
            doNotAddUp(CONCORD_TEXT("Spirit cubes on the board: %1; placed from the nature's spirit card: %2."),
                       spirits, *placed));
    }
    return warnings;
}

// Warns if the ruling on closed rivers changes the points that count.
std::vector<Warning> closedRiverWarnings(const Game& game, const Player& player) {
    if (game.side != Side::A || !player.board || player.typed.at(Category::Water)) {
        return {};
    }
    const int shortest = bestRiverPoints(*player.board, ClosedRiver::Shortest);
    const int loop = bestRiverPoints(*player.board, ClosedRiver::Loop);
    if (shortest == loop) {
        return {};
    }
    return {{"closed-river",
             {CONCORD_TEXT(
                  "A river closes on itself, and the rulebook does not say how long it is then. Water is worth %1 "
                  "points if the shortest path between the river's two tokens farthest apart counts, and %2 points if "
                  "the closed loop counts."),
              {std::to_string(shortest), std::to_string(loop)}}}};
}

}  // namespace

std::vector<Warning> playerWarnings(const Game& game, const Player& player) {
    std::vector<Warning> warnings;
    for (std::vector<Warning> some :
         {unknownCategories(player), beyondMaximum(game, player), tokenCountWarnings(player), cubeWarnings(player),
          closedRiverWarnings(game, player)}) {
        std::ranges::move(some, std::back_inserter(warnings));
    }
    return warnings;
}

}  // namespace concord
