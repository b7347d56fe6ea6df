// Games of Renature that the tests of the window share.
#pragma once

#include "app/gui/document/document_file.h"
#include "app/gui/document/game_extras.h"
#include "app/gui/document/table_edits.h"

#include <QString>

#include <utility>
#include <vector>

namespace concord::gui {

// A game file in samples/renature.
inline Table renatureSample(const char* name) {
    const QString path = QStringLiteral(CONCORD_SAMPLES_DIR "/renature/") + QLatin1String(name);
    return openedTable(gameFromContents(fileContents(path), path));
}

inline NewGame newRenatureGame(std::vector<NewPlayer> players) {
    NewGame game;
    game.game = "renature";
    game.players = std::move(players);
    return game;
}

}  // namespace concord::gui
