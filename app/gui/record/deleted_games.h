// The deleted games, to restore them or to delete them for good.
#pragma once

#include "app/gui/record/past_games_model.h"
#include "app/gui/record/recorded_game_actions.h"

#include <QDialog>

class QPushButton;
class QTableView;

namespace concord::gui {

class DeletedGamesDialog : public QDialog {
    Q_OBJECT

public:
    DeletedGamesDialog(RecordedGameActions& actions, QWidget* parent);

    PastGamesModel& games() { return m_games; }
    QTableView* table() const { return m_table; }
    QPushButton* restoreButton() const { return m_restore; }

private:
    void reload();
    void deletePermanently();
    std::vector<record::Number> selectedGames() const;

    RecordedGameActions& m_actions;
    PastGamesModel m_games;
    QTableView* m_table;
    QPushButton* m_restore;
    QPushButton* m_deletePermanently;
};

}  // namespace concord::gui
