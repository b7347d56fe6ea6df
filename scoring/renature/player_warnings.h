// What is odd or not known about one player.
#pragma once

#include "scoring/json/message.h"
#include "scoring/renature/game.h"

namespace concord::renature {

std::vector<Warning> playerWarnings(const Game& game, const Player& player);

}  // namespace concord::renature
