// The players of earlier games, remembered in the settings and offered again, the latest first.
#pragma once

#include "app/gui/document/table_edits.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace concord::gui {

class KnownPlayers {
public:
    static constexpr int most = 60;

    QStringList names() const;
    QString colourOf(const QString& name) const;  // empty where unknown
    // They come to the front, in this order.
    void remember(const std::vector<NewPlayer>& players);
};

// What was chosen for the last game, its players included. One player without a name at first.
NewGame lastNewGame();
void rememberNewGame(const NewGame& game);

}  // namespace concord::gui
