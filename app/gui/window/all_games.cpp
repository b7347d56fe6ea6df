#include "app/gui/window/all_games.h"

#include "app/gui/score/harmonies_extras.h"
#include "scoring/games/all_games.h"

namespace concord::gui {

void addAllGames() {
    concord::addAllGames();
    addGameExtras("harmonies", harmoniesExtras());
}

}  // namespace concord::gui
