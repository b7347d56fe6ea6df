// Warnings about one player's part of a scored game.
#pragma once

#include "scoring/harmonies/game.h"
#include "scoring/json/message.h"

namespace concord {

// In the order of the list in score.h.
std::vector<Warning> playerWarnings(const Game& game, const Player& player);

}  // namespace concord
