// Finished boards as people leave them, drawn at random.
#pragma once

#include "tools/drawing/random.h"

#include "scoring/harmonies/board.h"

namespace concord::drawing {

// A legal board within the box's supply, with 6 to 12 cubes. Half of the boards look like
// played games (groups, few empty cells); on the others all fifteen stacks are about
// equally frequent; some are nearly empty or entirely full.
// buildings: how many times as often as usual a stack is a building, as far as the red tokens last.
Board randomBoard(Random& random, Side side, float buildings = 1);

}  // namespace concord::drawing
