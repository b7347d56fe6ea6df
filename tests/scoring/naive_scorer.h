// A second scorer, as plain and slow as possible, to compare the real one with. The two share only Board: here cells
// are names, neighbours are found by distance, and every loop of a river is tried.
#pragma once

#include "scoring/harmonies/board.h"

#include <map>
#include <string>

namespace concord::testing {

// Points by "trees", "mountains", "fields", "buildings" and "water".
std::map<std::string, int> naiveScore(const Board& board, bool closedLoopsCount);

}  // namespace concord::testing
