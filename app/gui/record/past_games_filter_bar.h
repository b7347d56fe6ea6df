// Filters for recorded games: words to search for, kind of game, player, place, year, side, solo or not.
#pragma once

#include "app/gui/record/past_games_model.h"

#include <QWidget>

class QComboBox;
class QLineEdit;
class QToolButton;

namespace concord::gui {

class PastGamesFilterBar : public QWidget {
    Q_OBJECT

public:
    // Any: Harmonies, Renature and others may be shown in one list. OneKind: one of them has to be chosen.
    enum class GameChoice { Any, OneKind };

    explicit PastGamesFilterBar(GameChoice gameChoice = GameChoice::Any, QWidget* parent = nullptr);

    // Fills the lists of choices; what is chosen stays chosen if it still exists.
    void offer(const PastGamesModel& games);
    record::GameFilter filter() const;
    bool isEmpty() const;  // no filter is set; a kind of game that has to be chosen does not count
    void clear();

    QLineEdit* search() const { return m_search; }
    // The id of the kind of game that is filtered by, or of the only one, such as "harmonies"; empty: all.
    QString game() const;

    QComboBox* gameBox() const { return m_game; }  // hidden unless there are several kinds of game
    QComboBox* player() const { return m_player; }
    QComboBox* place() const { return m_place; }
    QComboBox* year() const { return m_year; }
    QComboBox* side() const { return m_side; }              // hidden for games without sides
    QComboBox* soloFilter() const { return m_soloFilter; }  // solo or not; hidden for games without a solo game
    QToolButton* clearButton() const { return m_clear; }

signals:
    void changed();

protected:
    void changeEvent(QEvent* event) override;

private:
    QComboBox* makeCombo();
    void setTexts();
    void offerGames(const QStringList& gameIds);
    bool haveSides() const;
    void showUseful();  // hides the filters that the chosen kind of game has no use for
    void applyFilter();

    QLineEdit* m_search;
    GameChoice m_gameChoice;
    QComboBox* m_game;
    QComboBox* m_player;
    QComboBox* m_place;
    QComboBox* m_year;
    QComboBox* m_side;
    QComboBox* m_soloFilter;
    QToolButton* m_clear;
};

}  // namespace concord::gui
