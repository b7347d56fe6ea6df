// Islands, which count on side B in place of the river (rulebook page 8): 5 points for each.
#pragma once

#include "scoring/harmonies/score_item.h"

namespace concord {

inline constexpr int islandPoints = 5;
inline constexpr int fewestIslands = 1;

// One item per island: connected cells that are not blue, empty ones included. Sorted by the first cell of each island.
// A board that is all water has one island of no cells.
std::vector<ScoreItem> scoreIslands(const Board& board);

}  // namespace concord
