// The first page: continue the last game, start a new one, or open a photo.
#pragma once

#include "app/gui/kit/language_texts.h"

#include <QStringList>
#include <QWidget>

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace concord::gui {

class StartPage : public QWidget {
    Q_OBJECT

public:
    explicit StartPage(QWidget* parent = nullptr);

    // The games that can be continued, the latest first, one line each.
    void offer(const QStringList& games);

    // Shows the button for the recorded games.
    void offerPastGames();

    QPushButton* newGameButton() const { return m_new; }
    QPushButton* openButton() const { return m_open; }
    QPushButton* pastGamesButton() const { return m_pastGames; }
    QPushButton* continueButton() const { return m_continue; }  // the latest game
    QList<QPushButton*> earlierButtons() const { return m_earlier; }

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

signals:
    void continueRequested(int game);  // of those offered
    void newGameRequested();
    void openRequested();
    void pastGamesRequested();

private:
    void fitPicture();

    LanguageTexts m_texts;
    QStringList m_games;
    QPushButton* m_continue;
    QPushButton* m_new;
    QPushButton* m_open;
    QPushButton* m_pastGames;
    QVBoxLayout* m_earlierColumn;
    QWidget* m_earlierBox;
    QWidget* m_content;
    QLabel* m_picture;
    QList<QPushButton*> m_earlier;
};

}  // namespace concord::gui
