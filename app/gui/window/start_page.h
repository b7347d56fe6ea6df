// The first page: score a board from a photo, continue an earlier game, start a new one or try a sample.
#pragma once

#include "app/gui/kit/language_texts.h"
#include "app/gui/window/game_card.h"

#include <QList>
#include <QWidget>

class QHBoxLayout;
class QLabel;
class QPushButton;
class QVBoxLayout;

namespace concord::gui {

class PhotoButton;

class StartPage : public QWidget {
    Q_OBJECT

public:
    explicit StartPage(QWidget* parent = nullptr);

    // The games that can be continued, the latest first; at most five are shown.
    void offer(const QList<GameOffer>& games);

    // Shows the button for the recorded games.
    void offerPastGames();

    PhotoButton* photoButton() const { return m_photo; }
    QPushButton* newGameButton() const { return m_new; }
    QPushButton* openButton() const { return m_open; }
    QPushButton* cameraButton() const { return m_camera; }
    QPushButton* sampleButton() const { return m_sample; }
    QPushButton* phoneButton() const { return m_phone; }
    QPushButton* pastGamesButton() const { return m_pastGames; }
    QPushButton* continueButton() const { return m_continue; }  // the latest game
    QList<GameCard*> earlierButtons() const { return m_earlier; }

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

signals:
    void photoRequested();
    void cameraRequested();
    void continueRequested(int game);  // index among the games offered
    void newGameRequested();
    void openRequested();
    void sampleRequested();
    void phoneRequested();
    void pastGamesRequested();

private:
    void connectButtons();
    void setTexts();
    void fit();
    bool hasRoom() const;
    void setButtonHeight(int least, int between);  // between: space from button to button

    LanguageTexts m_texts;
    QList<GameOffer> m_games;
    PhotoButton* m_photo;
    QPushButton* m_new;
    QPushButton* m_open;
    QPushButton* m_camera;
    QPushButton* m_phone;
    QPushButton* m_sample;
    QPushButton* m_pastGames;
    QVBoxLayout* m_actions;  // the buttons above, without m_photo
    QWidget* m_recent;       // heading and cards
    QLabel* m_heading;
    QHBoxLayout* m_cards;
    GameCard* m_continue;
    QList<GameCard*> m_earlier;
    QLabel* m_hint;
    QWidget* m_middle;
    QWidget* m_content;  // scrolls
};

}  // namespace concord::gui
