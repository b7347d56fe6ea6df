// Starts a new game: which one, its players, side and rules. Everything is prefilled from the last game, so that
// usually one click is enough.
#pragma once

#include "app/gui/document/game_extras.h"
#include "app/gui/document/known_players.h"
#include "app/gui/kit/language_texts.h"
#include "app/gui/window/name_field.h"

#include <QWidget>

#include <vector>

class QButtonGroup;
class QCheckBox;
class QComboBox;
class QLabel;
class QLayout;
class QPushButton;
class QStringListModel;
class QToolButton;

namespace concord::gui {

class GameChoice;

class NewGamePage : public QWidget {
    Q_OBJECT

public:
    explicit NewGamePage(QWidget* parent = nullptr);

    // Prefills the page from the last game; to be called before it is shown.
    void fillIn();
    // The present choice. Players without a name are called "Player 1" and so on.
    NewGame game() const;

    GameChoice* gameChoice() const { return m_game; }
    int playerCount() const;
    void setPlayerCount(int count);
    NameField* nameField(int player) const { return m_seats.at(static_cast<std::size_t>(player)).name; }
    QPushButton* sideButton(Side side) const;
    QCheckBox* spirits() const { return m_spirits; }
    QPushButton* startButton() const { return m_start; }
    QToolButton* houseRules() const { return m_houseRules; }  // shows or hides the settings

protected:
    void changeEvent(QEvent* event) override;

signals:
    void started(const concord::gui::NewGame& game);

private:
    struct Seat {
        QPushButton* colour = nullptr;
        NameField* name = nullptr;
        QString chosen{};  // "#rrggbb", or the id of a colour of the game: "white"
    };

    QWidget* whoPlays();
    QWidget* harmonies();
    QWidget* countRow();
    void makeSeat(int player);
    QWidget* firstToFillIn() const;
    QLayout* sideRow();
    QWidget* rules();
    void setColour(int player, const QString& colour);
    void chooseColour(int player, const QString& colour);
    std::vector<GameColour> offeredColours() const;  // of the chosen game; empty: it allows any colour
    void fitColours();
    void nameColour(int player);
    void nameColours();
    void takeKnownColour(int player);
    QString typedName(int player) const;
    int maxSeats() const { return static_cast<int>(m_seats.size()); }
    void fitGame();
    void check();
    void start();

    LanguageTexts m_texts;
    std::vector<Seat> m_seats;  // as many as the largest game allows
    GameChoice* m_game;
    QWidget* m_harmonies;       // the settings that only Harmonies has
    QStringListModel* m_known;  // names from earlier games
    QButtonGroup* m_count;
    QButtonGroup* m_side;
    QCheckBox* m_spirits;
    QComboBox* m_river;
    QCheckBox* m_spiritCube;
    QToolButton* m_houseRules;
    QLabel* m_problem;
    QPushButton* m_start;
};

}  // namespace concord::gui
