// What is odd or not known about the whole table.
#pragma once

#include "scoring/json/message.h"
#include "scoring/renature/game.h"

namespace concord::renature {

// outcomes: of the game's areas, in their order; without them, bonuses are not checked.
std::vector<Warning> tableWarnings(const Game& game, const std::vector<AreaOutcome>& outcomes);

}  // namespace concord::renature
