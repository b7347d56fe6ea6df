// Suns of the solo mode (rulebook page 11).
#pragma once

#include "scoring/harmonies/game.h"

#include <array>
#include <optional>

namespace concord {

// A total earns a sun for each of these that it reaches.
inline constexpr std::array<int, 8> sunThresholds{40, 70, 90, 110, 130, 140, 150, 160};
inline constexpr int sunsForSideA = 1;
inline constexpr int sunsForSideB = 0;
inline constexpr int sunsWithoutSpirit = 2;

// How many suns, by what earns them.
struct Suns {
    int score = 0;
    int side = 0;
    std::optional<int> spirit;  // nothing when the spirit is bare points
    int total() const { return score + side + spirit.value_or(0); }
};

// The suns of a solo game. A spirit's suns depend on the card chosen, not on its cube.
Suns soloSuns(Side side, const Player& player, int total);

// Suns for a solo total, and the total that the next sun needs (nothing beyond the last).
int sunsForScore(int total);
std::optional<int> nextSunAt(int total);

}  // namespace concord
