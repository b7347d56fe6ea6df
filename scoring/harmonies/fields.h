// Fields (rulebook page 8): 5 points for each group of two or more yellow tokens.
#pragma once

#include "scoring/harmonies/score_item.h"

namespace concord {

inline constexpr int smallestField = 2;  // tokens
inline constexpr int fieldPoints = 5;    // however large it is

// One item per group, single tokens with 0 points. Sorted by the first cell of each group.
std::vector<ScoreItem> scoreFields(const Board& board);

}  // namespace concord
