// Mountains (rulebook page 8): 1, 3 or 7 points by height, if another mountain touches it.
#pragma once

#include "scoring/harmonies/score_item.h"

#include <array>

namespace concord {

inline constexpr std::array<int, maxHeight> mountainPoints{1, 3, 7};  // by height, from 1

// One item per mountain, isolated ones with 0 points. In the order of cells.
std::vector<ScoreItem> scoreMountains(const Board& board);

}  // namespace concord
