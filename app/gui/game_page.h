// The work: photo, board and score side by side, kept in step with the document.
#pragma once

#include "board_editor.h"
#include "board_scene.h"
#include "photo_scene.h"

#include <QWidget>

class QLabel;
class QSplitter;
class QTabBar;

namespace concord::gui {

class BoardView;
class PhotoView;
class ScorePanel;
class StackChoices;
class TokenPalette;

class GamePage : public QWidget {
    Q_OBJECT

public:
    GamePage(Document& document, Selection& selection, BoardEditor& editor, QWidget* parent = nullptr);

    BoardScene& boardScene() { return m_boardScene; }
    PhotoScene& photoScene() { return m_photoScene; }
    BoardView* boardView() const { return m_boardView; }
    PhotoView* photoView() const { return m_photoView; }
    ScorePanel* scorePanel() const { return m_scorePanel; }
    TokenPalette* palettePanel() const { return m_palette; }
    StackChoices* choices() const { return m_choices; }

private:
    QWidget* boardColumn();
    void connectBoard();
    void showReplaced();  // another document
    void showPlayer();    // another player's board and photo
    void showBoard();     // stacks, cubes, doubts
    void showMarks();     // selection and light

    Document& m_document;
    Selection& m_selection;
    BoardEditor& m_editor;
    BoardScene m_boardScene;
    PhotoScene m_photoScene;
    QTabBar* m_players;
    QSplitter* m_splitter;
    PhotoView* m_photoView;
    BoardView* m_boardView;
    TokenPalette* m_palette;
    StackChoices* m_choices;
    ScorePanel* m_scorePanel;
};

}  // namespace concord::gui
