// Random finished boards, like those of real games.
#pragma once

#include "tools/drawing/random.h"

#include "scoring/harmonies/board.h"

namespace concord::drawing {

// A legal board within the box's supply, with 6 to 12 cubes. Half of the boards are like played games (groups, few
// empty cells); on the others all fifteen stacks are about equally frequent; some are nearly empty or completely full.
// buildings: factor on the frequency of buildings, as far as the red tokens suffice.
Board randomBoard(Random& random, Side side, float buildings = 1);

}  // namespace concord::drawing
