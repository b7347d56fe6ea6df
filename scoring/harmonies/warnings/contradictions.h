// Contradictions in a game of Harmonies, to be corrected before a winner is announced.
#pragma once

#include "scoring/harmonies/game.h"
#include "scoring/table/contradiction.h"

#include <vector>

namespace concord {

// Player by player, then what concerns all boards. The last two codes are checked only once no number of the pad is
// missing. Codes:
//     beyond-bound                      more points than a board can give (upper_bounds.h)
//     animal-cubes, spirit-cubes        the board's cubes are not those of the cards
//     no-spirit-chosen                  a spirit's cube, but no spirit
//     no-animals, no-spirit             the landscapes are known, but the cards are missing
//     box-supply-blue ...               more tokens than the box holds, reported at the board with the most (page 2)
//     token-count-no-multiple-of-three  every turn places three tokens (page 4)
//     token-counts-differ               all players take the same number of turns (page 4)
std::vector<Contradiction> contradictionsIn(const Game& game, const AskedNumbers& asked);

}  // namespace concord
