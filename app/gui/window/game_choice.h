// One button with a picture for each game that the program knows; hidden if there is only one.
#pragma once

#include "scoring/table/game_module.h"

#include <QWidget>

#include <string>

class QButtonGroup;

namespace concord::gui {

class GameChoice : public QWidget {
    Q_OBJECT

public:
    explicit GameChoice(QWidget* parent = nullptr);

    const GameModule& game() const;
    void choose(const std::string& id);  // the first game if there is none of that id

signals:
    void chosen();

private:
    QButtonGroup* m_games;  // ids: indices of knownGames()
};

}  // namespace concord::gui
