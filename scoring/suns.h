// Suns of the solo mode (rulebook page 11).
#pragma once

#include "score.h"

#include <array>

namespace concord {

inline constexpr std::array<int, 8> sunThresholds{40, 70, 90, 110, 130, 140, 150, 160};  // totals that bring a sun
inline constexpr int sunsForSideA = 1;
inline constexpr int sunsForSideB = 0;
inline constexpr int sunsWithoutSpirit = 2;

// The suns of a solo game. A spirit's suns depend on the card chosen, not on its cube.
Suns soloSuns(Side side, const Player& player, int total);

}  // namespace concord
