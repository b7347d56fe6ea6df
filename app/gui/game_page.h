// The work: photo, board and score side by side, kept in step with the document.
#pragma once

#include "board_editor.h"
#include "board_scene.h"
#include "photo_scene.h"

#include <QWidget>

#include <memory>

class QLabel;
class QSplitter;
class QTabBar;

namespace concord::gui {

class BoardView;
class PhotoBar;
class PhotoDesk;
class PhotoPanel;
class PhotoView;
class ScorePanel;
class StackChoices;
class TokenPalette;

class GamePage : public QWidget {
    Q_OBJECT

public:
    GamePage(Document& document, Selection& selection, BoardEditor& editor, PhotoDesk& desk, QWidget* parent = nullptr);

    BoardScene& boardScene() { return m_boardScene; }
    PhotoScene& photoScene() { return m_photoScene; }
    BoardView* boardView() const { return m_boardView; }
    PhotoView* photoView() const;
    PhotoPanel* photoPanel() const { return m_photoPanel; }
    ScorePanel* scorePanel() const { return m_scorePanel; }
    TokenPalette* palettePanel() const { return m_palette; }
    StackChoices* choices() const { return m_choices; }
    PhotoBar* photoBar() const { return m_photoBar; }

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* boardColumn();
    void connectBoard();
    void connectPhoto(PhotoDesk& desk);
    void showReplaced();  // another document
    void showPlayer();    // another player's board
    void showPhoto();     // another photo, or none
    void showBoard();     // stacks, cubes, doubts
    void showMarks();     // selection and light

    Document& m_document;
    Selection& m_selection;
    BoardEditor& m_editor;
    BoardScene m_boardScene;
    PhotoScene m_photoScene;
    std::shared_ptr<const Photo> m_photo;  // the one that is shown
    QTabBar* m_players;
    PhotoBar* m_photoBar;
    QSplitter* m_splitter;
    PhotoPanel* m_photoPanel;
    BoardView* m_boardView;
    TokenPalette* m_palette;
    StackChoices* m_choices;
    ScorePanel* m_scorePanel;
};

}  // namespace concord::gui
