// Contradictions in a game of Renature, to be corrected before a winner is announced. What limits.h refuses never gets
// this far.
#pragma once

#include "scoring/renature/game.h"
#include "scoring/table/contradiction.h"

#include <vector>

namespace concord::renature {

// Player by player, then what concerns the whole table, which is checked once no number is missing. Codes:
//     track-below-start      fewer points than the head start, though the track never goes back
//     plants-beyond-board    more is lost than a full player board holds
//     board-capacity         more plants of a kind left, or left and in areas together, than a player board holds
//     tokens-do-not-add-up   points without tokens, or tokens without points
//     no-area-left           points for areas, though no area still holds its token
//     token-count            the collected tokens and those on areas are fewer than all tokens
std::vector<Contradiction> contradictionsIn(const Game& game, const AskedNumbers& asked);

}  // namespace concord::renature
