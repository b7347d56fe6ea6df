// The page of a player's board: photo, board and score side by side, following the document.
#pragma once

#include "app/gui/board/board_editor.h"
#include "app/gui/board/board_scene.h"
#include "app/gui/photo/camera.h"
#include "app/gui/photo/photo_inbox.h"
#include "app/gui/photo/photo_scene.h"

#include <QWidget>

#include <memory>

class QLabel;
class QSplitter;
class QTabBar;

namespace concord::gui {

class BoardView;
class CameraPage;
class PhotoBar;
class PhotoPanel;
class PhotoView;
class RowField;
class ScorePanel;
class StackChoices;
class TokenPalette;

class GamePage : public QWidget {
    Q_OBJECT

public:
    GamePage(Document& document, Selection& selection, BoardEditor& editor, PhotoInbox& inbox,
             CameraMaker camera = deviceCamera, QWidget* parent = nullptr);

    BoardScene& boardScene() { return m_boardScene; }
    PhotoScene& photoScene() { return m_photoScene; }
    BoardView* boardView() const { return m_boardView; }
    PhotoView* photoView() const;
    PhotoPanel* photoPanel() const { return m_photoPanel; }
    ScorePanel* scorePanel() const { return m_scorePanel; }
    TokenPalette* palettePanel() const { return m_palette; }
    RowField* rowField() const { return m_row; }
    StackChoices* choices() const { return m_choices; }
    CameraPage* cameraPage() const { return m_cameraPage; }
    PhotoBar* photoBar() const { return m_photoBar; }

protected:
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    QWidget* boardColumn();
    void connectBoard();
    void connectPhoto(PhotoInbox& inbox);
    void connectCamera(PhotoInbox& inbox);
    void showCamera(bool shown);
    void fitPalette();
    void fitColumns();
    void showReplaced();  // another document
    void startTyping();   // calls BoardEditor::start() if the board has the focus
    void showPlayers();   // their tabs
    void showPlayer();    // another player's board
    void showPhoto();     // another photo, or none
    void showBoard();     // stacks, cubes, doubts
    void showMarks();     // selected, highlighted and doubtful cells

    Document& m_document;
    Selection& m_selection;
    BoardEditor& m_editor;
    BoardScene m_boardScene;
    PhotoScene m_photoScene;
    std::shared_ptr<const Photo> m_photo;  // the one that is shown
    QTabBar* m_players;
    PhotoBar* m_photoBar;
    QSplitter* m_splitter;         // board column and score panel
    QSplitter* m_pictures;         // photo and board
    bool m_columnsMoved = false;   // the user moved the handle of m_splitter; fitColumns() does nothing from then on
    bool m_picturesMoved = false;  // the user moved the one between photo and board, which stays there
    CameraPage* m_cameraPage;      // replaces everything below the tabs of the players while it is open
    PhotoUse m_cameraUse = PhotoUse::Board;
    PhotoPanel* m_photoPanel;
    BoardView* m_boardView;
    TokenPalette* m_palette;
    RowField* m_row;
    StackChoices* m_choices;
    QWidget* m_boardColumn;
    ScorePanel* m_scorePanel;
};

}  // namespace concord::gui
