// Nature's spirits (rulebook page 10): points for stacks or groups, if the cube was placed.
#pragma once

#include "scoring/harmonies/cards.h"
#include "scoring/harmonies/score_item.h"

namespace concord {

// The items of the card on the board once its cube is placed: one for each stack or group that pays, by first cells. A
// single stack is a group of one, mountains need no neighbour, and of red tokens only buildings count.
std::vector<ScoreItem> spiritItems(const Board& board, const SpiritCard& card);

// The items of a player's spirit: those of its card if the cube was placed, or one of 0 points if the card pays
// nothing; one for bare points; none without a spirit.
std::vector<ScoreItem> scoreSpirit(const Player& player);

// Whether the cube of the player's spirit is on the board, as far as known.
bool spiritCubePlaced(const Player& player);

}  // namespace concord
