// The list of recorded games, with filters and the actions on those that are chosen or shown.
#pragma once

#include "app/gui/kit/language_texts.h"
#include "app/gui/record/past_games_model.h"
#include "app/gui/record/recorded_game_actions.h"

#include <QWidget>

class QLabel;
class QPushButton;
class QStackedWidget;
class QTableView;

namespace concord::gui {

class EmptyState;
class PastGamesFilterBar;

class PastGamesPage : public QWidget {
    Q_OBJECT

public:
    explicit PastGamesPage(RecordedGameActions& actions, QWidget* parent = nullptr);

    PastGamesModel& games() { return m_games; }
    QTableView* table() const { return m_table; }
    PastGamesFilterBar* filterBar() const { return m_filterBar; }
    QString countInWords() const;
    QString emptyStateText() const;  // the text of emptyState()

    QPushButton* showButton() const { return m_show; }
    QPushButton* editButton() const { return m_edit; }
    QPushButton* duplicateButton() const { return m_duplicate; }
    QPushButton* deleteButton() const { return m_delete; }
    EmptyState* emptyState() const { return m_empty; }  // in place of a table without rows

    std::vector<record::Number> chosen() const;  // the selected games, in the order of selection
    std::vector<record::Number> shown() const;   // all games that pass the filter

    void reload();  // loads the games from the record

signals:
    void gameRequested(concord::record::Number game);
    void statisticsRequested();
    void newGameRequested();

protected:
    void changeEvent(QEvent* event) override;
    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;  // the Delete key in the table
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    QWidget* bottomRow();
    void layOutTable();
    void fitNotes();
    void connectActions();
    void makeMenu();
    void choose(int row);
    void filter();
    void showGames(std::vector<record::GameSummary> games);
    void refresh();

    LanguageTexts m_texts;
    RecordedGameActions& m_actions;
    PastGamesModel m_games;
    PastGamesFilterBar* m_filterBar;
    QStackedWidget* m_middle;
    QTableView* m_table;
    EmptyState* m_empty;
    QLabel* m_count;
    QPushButton* m_show;
    QPushButton* m_edit;
    QPushButton* m_duplicate;
    QPushButton* m_delete;
    QPushButton* m_more;
    bool m_loaded = false;
};

}  // namespace concord::gui
