// The main window: actions, files and messages around the pages; it delegates everything else.
#pragma once

#include "app/files/output_rules.h"
#include "app/gui/board/board_editor.h"
#include "app/gui/document/document.h"
#include "app/gui/document/selection.h"
#include "app/gui/kit/language_texts.h"
#include "app/gui/photo/camera.h"
#include "app/gui/photo/photo_inbox.h"

#include <QMainWindow>

#include <memory>

class QMenu;
class QToolBar;

namespace concord::record {
class Location;
}

namespace concord::gui {

class CardsPage;
class DisputePage;
class Autosave;
class GamePage;
class RecordPages;
class MessageBar;
class NewGamePage;
class GameExtraPages;
class PadPage;
class PhoneDialog;
class PhonePhotos;
class PhotoTray;
class Pages;
class ShareMenu;
class StartPage;
class WatchFolderAction;
struct NewGame;

class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    explicit MainWindow(QWidget* parent = nullptr, CameraMaker camera = deviceCamera);

    ~MainWindow() override;

    // From now on the open game is autosaved in the folder, and the games there are offered to be continued.
    void autosaveIn(const QString& folder);

    // From now on the window offers to record complete games there.
    void recordGamesIn(const record::Location& location);

    // Opens photos or a game, as if dropped. A photo becomes the board of the next player without a board, the selected
    // player first. It starts a new game while the start page or the page for a new game is shown, or if no game of
    // Harmonies is open.
    void open(const QStringList& paths);
    void open(const QString& path) { open(QStringList{path}); }
    // New photos in the folder come into the inbox. Does nothing for an empty path.
    void watchFolder(const QString& folder);
    void startGame(const NewGame& game);
    void showPad();
    // In a game without boards, shows the game's own page of the player, if it has one.
    void showBoard(int player);
    void showCards(int player);
    // Going back leads to the board if that is shown now, and to the pad otherwise.
    void showDispute(int player, std::string_view row);

    Document& document() { return m_document; }
    Selection& selection() { return m_selection; }
    BoardEditor& editor() { return m_editor; }
    PhotoInbox& inbox() { return m_inbox; }
    // The dialog for phones, which can connect while it is shown.
    PhoneDialog& phones();
    Pages* pages() const { return m_pages; }  // for adding further pages
    StartPage* startPage() const { return m_startPage; }
    NewGamePage* newGamePage() const { return m_newGamePage; }
    PadPage* padPage() const { return m_padPage; }
    GamePage* gamePage() const { return m_gamePage; }  // the player's board
    CardsPage* cardsPage() const { return m_cardsPage; }
    DisputePage* disputePage() const { return m_disputePage; }
    ShareMenu* shareMenu() const { return m_share; }
    RecordPages* recordPages() const { return m_recordPages; }  // null before recordGamesIn()
    GameExtraPages* gameExtraPages() const { return m_gameExtraPages; }
    PhotoTray* photoTray() const { return m_photoTray; }
    MessageBar* messageBar() const { return m_messages; }

protected:
    void changeEvent(QEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void makeActions();
    void makeFileMenu();
    void makeEditMenu();
    void makePhotoMenu();
    void makeToolBar();
    void addScoringActions(QToolBar* bar);  // cards, dispute, sharing, and the pages that only some games have
    void makeViewMenu();
    void fillLanguageMenu(QMenu& menu);
    void makeHelpMenu();
    void showUndoAndRedo();
    void connectInbox();
    void connectPages();
    void offerGames();
    void resume(int game);  // index among the games that offerGames() offered
    PhotoUse aimPhoto();    // where the next photo goes; may select the player whose board it becomes
    void askAndOpen();
    void exportGame();
    void exportGameAs();
    void saveTo(const QString& path);
    files::ProtectedFiles protectedFiles() const;  // files that must not be replaced by saving
    void showTitle();
    void updateActions();
    bool isAboutOpenGame() const;  // the current page
    void showAbout();
    void showKeys();

    LanguageTexts m_texts;
    Document m_document;
    Selection m_selection;
    BoardEditor m_editor;
    PhotoInbox m_inbox;
    std::unique_ptr<PhonePhotos> m_phonePhotos;  // this and the dialog are made when they are needed
    std::unique_ptr<PhoneDialog> m_phones;
    Pages* m_pages;
    StartPage* m_startPage;
    NewGamePage* m_newGamePage;
    PadPage* m_padPage;
    GamePage* m_gamePage;
    CardsPage* m_cardsPage;
    DisputePage* m_disputePage;
    ShareMenu* m_share;
    GameExtraPages* m_gameExtraPages = nullptr;
    MessageBar* m_messages;
    PhotoTray* m_photoTray;
    WatchFolderAction* m_watchFolder;
    QList<QAction*> m_boardActions;  // hidden while a game without boards is open
    RecordPages* m_recordPages = nullptr;
    QString m_autosaveFolder;  // the folder of the autosaved games
    QAction* m_open;
    QAction* m_new;
    QAction* m_phone;
    QAction* m_export;
    QAction* m_exportAs;
    QAction* m_undo;
    QAction* m_redo;
    QAction* m_nextDoubtful = nullptr;
    QAction* m_cards;
    QAction* m_dispute;
    std::unique_ptr<Autosave> m_autosave;  // destroyed before the document that it saves
};

}  // namespace concord::gui
