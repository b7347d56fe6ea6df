// Trees (rulebook page 8): 1, 3 or 7 points by height.
#pragma once

#include "scoring/harmonies/score_item.h"

#include <array>

namespace concord {

inline constexpr std::array<int, maxHeight> treePoints{1, 3, 7};  // by height, from 1

// One item per tree, and one of 0 points for each stack of brown tokens alone. In the order of cells.
std::vector<ScoreItem> scoreTrees(const Board& board);

}  // namespace concord
