// Harmonies as a GameModule. Its documents hold a Game.
#pragma once

#include "scoring/harmonies/game.h"
#include "scoring/table/game_module.h"

namespace concord {

const GameModule& harmoniesModule();

inline GameDocument documentOf(Game game) { return {harmoniesModule(), std::move(game)}; }

}  // namespace concord
