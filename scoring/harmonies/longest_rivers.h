// The longest rivers that fit on a side of the board, found by trying all of them.
#pragma once

#include "scoring/harmonies/cell.h"

namespace concord {

// A shortest way through blue has no shortcut: no two tokens touch but those that follow each other. So the longest
// river is the longest line of cells without a shortcut, and a closed one the longest such loop.
struct LongestRivers {
    int line = 0;  // tokens
    int loop = 0;  // tokens; three that touch each other are a loop too
};
LongestRivers longestRivers(Side side);

}  // namespace concord
