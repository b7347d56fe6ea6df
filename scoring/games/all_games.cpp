#include "scoring/games/all_games.h"

#include "scoring/harmonies/harmonies_module.h"
#include "scoring/renature/renature_module.h"
#include "scoring/table/game_registry.h"

namespace concord {

void addAllGames() {
    addGame(harmoniesModule());
    addGame(renature::renatureModule());
}

}  // namespace concord
