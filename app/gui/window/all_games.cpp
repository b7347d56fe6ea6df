#include "app/gui/window/all_games.h"

#include "app/gui/renature/renature_extras.h"
#include "app/gui/score/harmonies_extras.h"
#include "app/text/game_words.h"
#include "scoring/games/all_games.h"

namespace concord::gui {

void addAllGames() {
    concord::addAllGames();
    words::addAllGameWords();
    addGameExtras("harmonies", harmoniesExtras());
    addGameExtras("renature", renatureExtras());
}

}  // namespace concord::gui
