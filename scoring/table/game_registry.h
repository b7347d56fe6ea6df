// The games that a program knows. Programs and tests fill it at their start, before other threads use it.
#pragma once

#include "scoring/table/game_module.h"

#include <string_view>
#include <vector>

namespace concord {

// The module must outlive every use of the registry. Does nothing if a game of the same id is known.
void addGame(const GameModule& module);

// In the order they were added.
const std::vector<const GameModule*>& knownGames();
// Null for an unknown game.
const GameModule* findGame(std::string_view id);

}  // namespace concord
