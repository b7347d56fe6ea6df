// The history: all recorded games, what to search them by, and what can be done with those chosen.
#pragma once

#include "app/gui/history/history_desk.h"
#include "app/gui/history/history_model.h"
#include "app/gui/kit/language_texts.h"

#include <QWidget>

class QLabel;
class QPushButton;
class QStackedWidget;
class QTableView;

namespace concord::gui {

class HistoryFilterBar;

class HistoryPage : public QWidget {
    Q_OBJECT

public:
    explicit HistoryPage(HistoryDesk& desk, QWidget* parent = nullptr);

    HistoryModel& games() { return m_games; }
    QTableView* table() const { return m_table; }
    HistoryFilterBar* filterBar() const { return m_filterBar; }
    QString countInWords() const;
    QString emptyInWords() const;  // what is said where no game is shown

    QPushButton* lookButton() const { return m_look; }
    QPushButton* editButton() const { return m_edit; }
    QPushButton* duplicateButton() const { return m_duplicate; }
    QPushButton* deleteButton() const { return m_delete; }

    std::vector<record::Number> chosen() const;  // games, as they are marked
    std::vector<record::Number> shown() const;   // all that the filter accepts

    void reload();  // what the record holds now

signals:
    void gameAsked(concord::record::Number game);
    void statisticsAsked();

protected:
    void changeEvent(QEvent* event) override;
    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;  // the key that deletes, in the table
    void keyPressEvent(QKeyEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    QWidget* bottomRow();
    void layOutTable();
    void connectActions();
    void makeMenu();
    void filter();
    void showGames(std::vector<record::GameSummary> games);
    void refresh();

    LanguageTexts m_texts;
    HistoryDesk& m_desk;
    HistoryModel m_games;
    HistoryFilterBar* m_filterBar;
    QStackedWidget* m_middle;
    QTableView* m_table;
    QLabel* m_empty;
    QLabel* m_count;
    QPushButton* m_look;
    QPushButton* m_edit;
    QPushButton* m_duplicate;
    QPushButton* m_delete;
    QPushButton* m_more;
    bool m_loaded = false;
};

}  // namespace concord::gui
