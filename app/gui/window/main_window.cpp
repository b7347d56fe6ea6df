#include "app/gui/window/main_window.h"

#include "app/gui/cards/cards_page.h"
#include "app/gui/document/autosave.h"
#include "app/gui/document/game_extras.h"
#include "app/gui/document/sample_game.h"
#include "app/gui/document/table_edits.h"
#include "app/gui/kit/alt_letters.h"
#include "app/gui/kit/icons.h"
#include "app/gui/kit/message_bar.h"
#include "app/gui/kit/pages.h"
#include "app/gui/kit/translation.h"
#include "app/gui/kit/written_file.h"
#include "app/gui/phone/inbox_for_phones.h"
#include "app/gui/phone/phone_dialog.h"
#include "app/gui/photo/camera_page.h"
#include "app/gui/photo/photo_bar.h"
#include "app/gui/photo/photo_drop.h"
#include "app/gui/photo/photo_strip.h"
#include "app/gui/photo/photo_tray.h"
#include "app/gui/record/record_pages.h"
#include "app/gui/score/dispute_page.h"
#include "app/gui/score/pad_page.h"
#include "app/gui/score/pad_view.h"
#include "app/gui/score/score_panel.h"
#include "app/gui/score/share_menu.h"
#include "app/gui/window/game_extra_pages.h"
#include "app/gui/window/game_page.h"
#include "app/gui/window/new_game_page.h"
#include "app/gui/window/saved_state.h"
#include "app/gui/window/start_page.h"
#include "app/gui/window/watch_folder_action.h"

#include <QAction>
#include <QCloseEvent>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QEvent>
#include <QMenuBar>
#include <QMessageBox>
#include <QToolBar>
#include <QVBoxLayout>

#include <utility>

namespace concord::gui {

MainWindow::MainWindow(QWidget* parent, CameraMaker camera)
    : QMainWindow(parent),
      m_editor(m_document, m_selection),
      m_inbox(m_document, m_selection),
      m_pages(new Pages),
      m_startPage(new StartPage),
      m_newGamePage(new NewGamePage),
      m_padPage(new PadPage(m_document, m_selection)),
      m_gamePage(new GamePage(m_document, m_selection, m_editor, m_inbox, std::move(camera))),
      m_cardsPage(new CardsPage(m_document, m_selection)),
      m_disputePage(new DisputePage(m_document, m_selection)),
      m_share(new ShareMenu(
          m_document, [this] { return protectedFiles(); }, this)),
      m_messages(new MessageBar),
      m_photoTray(new PhotoTray(m_inbox, m_document, m_selection)),
      m_watchFolder(new WatchFolderAction(m_inbox, this)),
      m_open(new QAction(this)),
      m_new(new QAction(this)),
      m_phone(new QAction(this)),
      m_export(new QAction(this)),
      m_exportAs(new QAction(this)),
      m_undo(new QAction(this)),
      m_redo(new QAction(this)),
      m_cards(new QAction(this)),
      m_dispute(new QAction(this)) {
    setWindowIcon(applicationIcon());
    setAcceptDrops(true);
    new AltLetters(this);
    m_pages->add(m_startPage);
    m_pages->add(m_newGamePage);
    m_pages->add(m_padPage);
    m_pages->add(m_gamePage);
    m_pages->add(m_cardsPage);
    m_pages->add(m_disputePage);
    m_gameExtraPages = new GameExtraPages(m_document, m_selection, *m_pages, *m_startPage, *m_padPage);
    makeActions();
    makeFileMenu();
    makeEditMenu();
    makePhotoMenu();
    makeToolBar();
    makeViewMenu();
    makeHelpMenu();
    connectInbox();

    auto* const middle = new QWidget;
    auto* const column = new QVBoxLayout(middle);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_messages);
    column->addWidget(m_pages, 1);
    column->addWidget(m_photoTray);
    connectPages();
    connect(m_watchFolder, &WatchFolderAction::failed, m_messages, &MessageBar::showProblem);
    connect(m_watchFolder, &WatchFolderAction::started, m_messages, &MessageBar::showNote);
    setCentralWidget(middle);
    resize(1180, 760);

    connect(&m_document, &Document::pathChanged, this, &MainWindow::showTitle);
    connect(&m_document, &Document::changed, this, &MainWindow::showTitle);
    connect(m_document.undoStack(), &QUndoStack::cleanChanged, this, &MainWindow::showTitle);
    connect(&m_document, &Document::changed, m_messages, &MessageBar::settle);
    m_gamePage->scorePanel()->items().setLanguage(currentLanguage());
    showTitle();
}

// Both are done before any member is destroyed: the pages get their last events while their document still exists, and
// the last write of the autosave may still change the title.
MainWindow::~MainWindow() {
    hide();
    m_autosave.reset();
}

void MainWindow::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        setLocale(QLocale());
        m_texts.retranslate();
        m_watchFolder->setTexts();
        m_gameExtraPages->setTexts();
        m_gamePage->scorePanel()->items().setLanguage(currentLanguage());
        offerGames();
        showTitle();
    }
    QMainWindow::changeEvent(event);
}

// Saves what is still unsaved: the user expects to find the game again after closing the window.
void MainWindow::closeEvent(QCloseEvent* event) {
    const bool isSafe = m_autosave == nullptr || m_autosave->flush();
    if (isSafe ||
        QMessageBox::warning(this, QStringLiteral("Concord"),
                             tr("The game could not be saved and will be lost when the window closes. Close it "
                                "anyway?"),
                             QMessageBox::Close | QMessageBox::Cancel, QMessageBox::Cancel) == QMessageBox::Close) {
        QMainWindow::closeEvent(event);
    } else {
        event->ignore();
    }
}

void MainWindow::connectInbox() {
    connect(&m_inbox, &PhotoInbox::gameOpened, this, [this](const GameFile& game, const QString& path) {
        m_document.replace(openedTable(game), path);
        showPad();
    });
    connect(&m_inbox, &PhotoInbox::placed, m_messages, &MessageBar::settle);
    connect(&m_inbox, &PhotoInbox::placed, this, [this] { showBoard(m_selection.player()); });
    connect(&m_inbox, &PhotoInbox::boardMissing, this, [this] { showBoard(m_selection.player()); });
    for (const auto problem : {&PhotoInbox::boardMissing, &PhotoInbox::failed}) {
        connect(&m_inbox, problem, m_messages, &MessageBar::showProblem);
    }
    connect(&m_inbox, &PhotoInbox::warned, m_messages, &MessageBar::showNote);
    connect(m_gamePage->photoBar(), &PhotoBar::nothingToPaste, m_messages, &MessageBar::showProblem);
    PadView* const pad = m_padPage->padView();
    new PhotoDrop(m_inbox, m_document, pad->viewport(),
                  [pad](QPoint where) { return std::optional(pad->columnAt(where.x())); });
}

void MainWindow::connectPages() {
    connect(m_startPage, &StartPage::continueRequested, this, &MainWindow::resume);
    connect(m_startPage, &StartPage::newGameRequested, m_new, &QAction::trigger);
    connect(m_startPage, &StartPage::openRequested, m_open, &QAction::trigger);
    PhotoBar* const photos = m_gamePage->photoBar();
    connect(m_startPage, &StartPage::photoRequested, photos, [photos] { photos->askForFile(PhotoUse::NewGame); });
    connect(m_startPage, &StartPage::cameraRequested, photos,
            [photos] { emit photos->cameraRequested(PhotoUse::NewGame); });
    connect(m_startPage, &StartPage::sampleRequested, this, [this] {
        m_document.replace(sampleGame(), {});
        showPad();
    });
    connect(m_newGamePage, &NewGamePage::started, this, &MainWindow::startGame);
    connect(m_gamePage->photoBar(), &PhotoBar::cameraRequested, this, [this] {
        m_document.isHarmonies() ? showBoard(m_selection.player()) : m_pages->showAfter(m_startPage, m_gamePage);
    });
    const auto leaveCamera = [this] {
        if (!m_document.isHarmonies() && m_pages->currentWidget() == m_gamePage) {
            m_pages->back();  // there is no board behind the camera
        }
    };
    connect(m_gamePage->cameraPage(), &CameraPage::closed, this, leaveCamera);
    connect(m_gamePage->cameraPage(), &CameraPage::taken, this, leaveCamera);
    connect(m_padPage, &PadPage::boardRequested, this, &MainWindow::showBoard);
    connect(m_padPage, &PadPage::cardsRequested, this, &MainWindow::showCards);
    connect(m_padPage, &PadPage::tableRequested, m_gameExtraPages, &GameExtraPages::showTable);
    connect(m_padPage, &PadPage::disputeRequested, this, &MainWindow::showDispute);
    connect(m_gamePage->scorePanel(), &ScorePanel::disputeRequested, this, [this](std::string_view row) {
        showDispute(m_selection.player(), row.empty() ? m_disputePage->model().row() : row);
    });
    connect(m_share, &ShareMenu::failed, m_messages, &MessageBar::showProblem);
    connect(m_share, &ShareMenu::written, this,
            [this](const Wording& what, const QString& path) { m_messages->showDone(what, openOffer(path)); });
    connect(m_share, &ShareMenu::done, m_messages, &MessageBar::showNote);
    connect(&m_disputePage->claim(), &ClaimModel::notified, m_messages, &MessageBar::showNote);
    connect(m_padPage, &PadPage::refused, m_messages, &MessageBar::showProblem);
    connect(m_padPage, &PadPage::replacedMore, m_messages, &MessageBar::showNote);
    connect(m_pages, &Pages::shown, m_messages, &MessageBar::showPage);
    connect(m_pages, &Pages::shown, this, &MainWindow::updateActions);
    connect(m_photoTray->strip(), &PhotoStrip::playerRequested, this, &MainWindow::showBoard);
    connect(m_pages, &Pages::shown, this, [this](const QWidget* page) {
        m_photoTray->setRoom(page == m_gamePage                         ? PhotoTray::Room::Tight
                             : page == m_startPage || page == m_padPage ? PhotoTray::Room::Plenty
                                                                        : PhotoTray::Room::None);
        if (page == m_startPage) {
            offerGames();
        }
    });
    m_selection.follow(m_document);  // after the pages: their models know the players by then
}

void MainWindow::autosaveIn(const QString& folder) {
    m_autosaveFolder = folder;
    m_autosave = std::make_unique<Autosave>(m_document, folder);
    connect(m_autosave.get(), &Autosave::failed, m_messages, &MessageBar::showProblem);
    connect(m_autosave.get(), &Autosave::failingChanged, this, &MainWindow::showTitle);
    connect(m_autosave.get(), &Autosave::photosStored, &m_inbox, &PhotoInbox::markStored);
    m_inbox.waitForStorage();
    m_inbox.restore(m_autosave->takePhotosForNewGame());
    offerGames();
}

void MainWindow::recordGamesIn(const record::Location& location) {
    auto* const column = qobject_cast<QVBoxLayout*>(centralWidget()->layout());
    m_recordPages = new RecordPages(location, m_document, *m_pages, *column, this);
    m_recordPages->hideRecordOfferOn(m_newGamePage);
    menuBar()->insertMenu(menuBar()->actions().last(), m_recordPages->menu());
    findChild<QToolBar*>()->addAction(m_recordPages->recordAction());
    m_gamePage->photoBar()->menu()->addAction(m_recordPages->boxAction());
    m_inbox.setBoxSource(m_recordPages->knownBox().source());
    connect(&m_recordPages->recorder(), &GameRecorder::recordedAtChanged, this, &MainWindow::showTitle);
    m_startPage->offerPastGames();
    connect(m_startPage, &StartPage::pastGamesRequested, m_recordPages, &RecordPages::showPastGames);
    connect(m_recordPages, &RecordPages::newGameRequested, m_new, &QAction::trigger);
    connect(m_recordPages, &RecordPages::failed, m_messages, &MessageBar::showProblem);
    connect(m_recordPages, &RecordPages::opened, this, [this](const Table& table) {
        m_document.replace(table, {});
        showPad();
    });
}

void MainWindow::showPad() { m_pages->showAfter(m_startPage, m_padPage); }

void MainWindow::showBoard(int player) {
    m_selection.selectPlayer(player);
    if (extrasOf(m_document.game()).hasBoards()) {
        m_pages->showAfter(m_padPage, m_gamePage);
    } else {
        m_gameExtraPages->showPlayer();
    }
}

void MainWindow::showCards(int player) {
    m_selection.selectPlayer(player);
    m_pages->showAfter(m_padPage, m_cardsPage);
}

void MainWindow::showDispute(int player, std::string_view row) {
    m_disputePage->dispute(player, row);
    if (m_pages->currentWidget() == m_gamePage) {
        m_pages->show(m_disputePage);
    } else {
        m_pages->showAfter(m_padPage, m_disputePage);
    }
}

void MainWindow::showTitle() {
    SavedState state{.isKept = m_autosave != nullptr && !m_autosave->isFailing(), .recorded = {}};
    if (m_recordPages != nullptr) {
        state.recorded = m_recordPages->recorder().recordedAt();
        state.isRecordedAsItIs = m_recordPages->recorder().isRecorded();
    }
    const QString saved = isSample(m_document.table()) ? tr("Sample game") : savedInWords(m_document, state);
    setWindowTitle(saved.isEmpty() ? QStringLiteral("Concord") : tr("%1 – Concord").arg(saved));
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
    if (PhotoInbox::holdsSomething(*event->mimeData())) {
        event->acceptProposedAction();
    }
}

void MainWindow::dropEvent(QDropEvent* event) {
    event->acceptProposedAction();
    m_inbox.add(*event->mimeData(), aimPhoto());
}

}  // namespace concord::gui
