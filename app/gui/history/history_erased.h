// The deleted games: brought back, or deleted for good.
#pragma once

#include "app/gui/history/history_desk.h"
#include "app/gui/history/history_model.h"

#include <QDialog>

class QPushButton;
class QTableView;

namespace concord::gui {

class HistoryErasedDialog : public QDialog {
    Q_OBJECT

public:
    HistoryErasedDialog(HistoryDesk& desk, QWidget* parent);

    HistoryModel& games() { return m_games; }
    QTableView* table() const { return m_table; }
    QPushButton* restoreButton() const { return m_restore; }

private:
    void reload();
    void eraseForever();
    std::vector<record::Number> chosen() const;

    HistoryDesk& m_desk;
    HistoryModel m_games;
    QTableView* m_table;
    QPushButton* m_restore;
    QPushButton* m_forever;
};

}  // namespace concord::gui
