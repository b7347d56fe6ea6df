// Upper bounds of what one board can score in each row of the pad but the sums, with the tokens of the box: a higher
// number must be wrong. Perhaps no board reaches a bound, but none goes beyond it.
#pragma once

#include "scoring/harmonies/game.h"
#include "scoring/json/message.h"

#include <vector>

namespace concord {

// The facts from which the bounds follow.
struct BoardLimits {
    int fields = 0;   // most fields of two tokens that do not touch
    int islands = 0;  // most cells of which no two touch
    int river = 0;    // tokens of the longest river
    int loop = 0;     // tokens of the longest closed river
};
const BoardLimits& limitsOf(Side side);

// category: not a sum.
int mostPoints(Category category, Side side, ClosedRiver closedRiver);

// A row of the pad for which more points were entered than any board can give. What a board or a spirit's card gives is
// not checked.
struct Excess {
    Category category = Category::Trees;
    Message message;  // "No board gives more than 81 points for trees: the box holds 19 green and 21 brown tokens."
};
std::vector<Excess> excessesOf(const Game& game, const Player& player);

}  // namespace concord
