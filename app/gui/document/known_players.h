// The players of earlier games, stored in the settings and suggested again, the latest first.
#pragma once

#include "app/gui/document/table_edits.h"

#include <QString>
#include <QStringList>

#include <vector>

namespace concord::gui {

class KnownPlayers {
public:
    static constexpr int maxRemembered = 60;

    QStringList names() const;
    QString colourOf(const QString& name) const;  // empty where unknown
    // Moves them to the front, in this order.
    void remember(const std::vector<NewPlayer>& players);
};

// What was chosen for the last game, including its players. At first one player without a name.
NewGame lastNewGame();
void rememberNewGame(const NewGame& game);

}  // namespace concord::gui
