// A second scorer, as plain and slow as can be, to hold the real one against. It shares nothing
// with it but Board: cells are names, neighbours are found with a ruler, distances are all tried.
#pragma once

#include "scoring/harmonies/board.h"

#include <map>
#include <string>

namespace concord::testing {

// Points by "trees", "mountains", "fields", "buildings" and "water".
std::map<std::string, int> naiveScore(const Board& board, bool closedLoopsCount);

}  // namespace concord::testing
