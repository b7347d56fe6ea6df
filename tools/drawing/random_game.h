// Random finished boards.
#pragma once

#include "tools/drawing/random.h"

#include "scoring/harmonies/board.h"

namespace concord::drawing {

// A legal board within the box's supply. Most boards carry 6 to 12 animal cubes, some 0 to 3, and nearly half also a
// spirit cube. Half of the boards resemble played games (groups, few empty cells); on the others all fourteen non-empty
// stacks are about equally frequent. A few boards are nearly empty or completely full.
// buildingFactor: multiplies the frequency of buildings, within the supply of red tokens.
Board randomBoard(Random& random, Side side, float buildingFactor = 1);

// Replaces that share of the animal cubes, on average, by spirit cubes.
void addSpirits(Random& random, Board& board, float share);

}  // namespace concord::drawing
