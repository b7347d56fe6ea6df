// Renature as a GameModule. Its documents hold a renature::Game.
#pragma once

#include "scoring/renature/game.h"
#include "scoring/table/game_module.h"

namespace concord::renature {

const GameModule& renatureModule();

inline GameDocument documentOf(Game game) { return {renatureModule(), std::move(game)}; }

}  // namespace concord::renature
