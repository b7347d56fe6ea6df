#include "app/gui/window/main_window.h"

#include "app/gui/board/token_drawing.h"
#include "app/gui/cards/cards_page.h"
#include "app/gui/document/autosave.h"
#include "app/gui/document/document_file.h"
#include "app/gui/document/game_extras.h"
#include "app/gui/document/harmonies_edits.h"
#include "app/gui/document/sample_game.h"
#include "app/gui/document/table_edits.h"
#include "app/gui/kit/alt_letters.h"
#include "app/gui/kit/icons.h"
#include "app/gui/kit/message_bar.h"
#include "app/gui/kit/pages.h"
#include "app/gui/kit/photo_dialog.h"
#include "app/gui/kit/theme.h"
#include "app/gui/kit/translation.h"
#include "app/gui/phone/inbox_photos.h"
#include "app/gui/phone/phone_dialog.h"
#include "app/gui/photo/camera_page.h"
#include "app/gui/photo/photo_bar.h"
#include "app/gui/photo/photo_drop.h"
#include "app/gui/photo/photo_strip.h"
#include "app/gui/photo/photo_tray.h"
#include "app/gui/photo/photo_view.h"
#include "app/gui/record/record_pages.h"
#include "app/gui/score/dispute_page.h"
#include "app/gui/score/ending_view.h"
#include "app/gui/score/pad_page.h"
#include "app/gui/score/pad_view.h"
#include "app/gui/score/score_panel.h"
#include "app/gui/score/share_menu.h"
#include "app/gui/window/game_extra_pages.h"
#include "app/gui/window/game_page.h"
#include "app/gui/window/help_dialog.h"
#include "app/gui/window/new_game_page.h"
#include "app/gui/window/saved_state.h"
#include "app/gui/window/start_page.h"
#include "app/gui/window/watch_folder_action.h"
#include "app/record/record_files.h"
#include "app/text/terminal.h"

#include <QAction>
#include <QActionGroup>
#include <QCloseEvent>
#include <QCoreApplication>
#include <QDesktopServices>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QMenuBar>
#include <QMessageBox>
#include <QSettings>
#include <QToolBar>
#include <QToolButton>
#include <QUrl>
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
      m_page(new GamePage(m_document, m_selection, m_editor, m_inbox, std::move(camera))),
      m_cardsPage(new CardsPage(m_document, m_selection)),
      m_disputePage(new DisputePage(m_document, m_selection)),
      m_share(new ShareMenu(
          m_document, [this] { return taken(); }, this)),
      m_messages(new MessageBar),
      m_photoTray(new PhotoTray(m_inbox, m_document, m_selection)),
      m_watchFolder(new WatchFolderAction(m_inbox, this)),
      m_open(new QAction(this)),
      m_new(new QAction(this)),
      m_phone(new QAction(this)),
      m_save(new QAction(this)),
      m_saveAs(new QAction(this)),
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
    m_pages->add(m_page);
    m_pages->add(m_cardsPage);
    m_pages->add(m_disputePage);
    m_gameExtraPages = new GameExtraPages(m_document, m_selection, *m_pages, *m_startPage, *m_padPage);
    makeActions();
    makeFileMenu();
    makeEditMenu();
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
    m_page->scorePanel()->items().setLanguage(cardLanguage());
    showTitle();
}

// The pages get their last events while their document still exists.
MainWindow::~MainWindow() { hide(); }

void MainWindow::makeActions() {
    m_texts.put([this] {
        m_open->setText(tr("&Open…"));
        m_open->setToolTip(tr("Open a photo or a game…"));
        m_new->setText(tr("&New game"));
        m_phone->setText(tr("Pho&tos from a phone…"));
        m_save->setText(tr("&Export to a file"));
        m_save->setIconText(tr("Export"));
        m_save->setToolTip(tr("Write the game to a file, to take it elsewhere. It is kept here anyway."));
        m_saveAs->setText(tr("Export to &another file…"));
        m_undo->setIconText(tr("Undo"));
        m_redo->setIconText(tr("Redo"));
        showSteps();
    });
    m_open->setShortcut(QKeySequence::Open);
    m_new->setShortcut(QKeySequence::New);
    m_save->setShortcut(QKeySequence::Save);
    m_saveAs->setShortcut(QKeySequence::SaveAs);
    m_undo->setShortcut(QKeySequence::Undo);
    m_redo->setShortcuts({QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), QKeySequence(Qt::CTRL | Qt::Key_Y)});
    connect(m_open, &QAction::triggered, this, &MainWindow::askAndOpen);
    connect(m_phone, &QAction::triggered, this, [this] {
        phones().show();
        phones().activateWindow();
    });
    connect(m_new, &QAction::triggered, this, [this] {
        m_newGamePage->fillIn();
        m_pages->showAfter(m_startPage, m_newGamePage);
    });
    connect(m_save, &QAction::triggered, this, &MainWindow::save);
    connect(m_saveAs, &QAction::triggered, this, &MainWindow::saveAs);
    connect(m_undo, &QAction::triggered, m_document.undoStack(), &QUndoStack::undo);
    connect(m_redo, &QAction::triggered, m_document.undoStack(), &QUndoStack::redo);
    connect(m_document.undoStack(), &QUndoStack::indexChanged, this, &MainWindow::showSteps);
    for (QAction* const action : {m_save, m_saveAs}) {
        action->setEnabled(false);
    }
}

// The menu names the steps that undo and redo would change.
void MainWindow::showSteps() {
    const QUndoStack& steps = *m_document.undoStack();
    m_undo->setText(steps.canUndo() ? tr("&Undo “%1”").arg(m_document.undoName()) : tr("&Undo"));
    m_redo->setText(steps.canRedo() ? tr("&Redo “%1”").arg(m_document.redoName()) : tr("&Redo"));
    m_undo->setEnabled(steps.canUndo());
    m_redo->setEnabled(steps.canRedo());
}

void MainWindow::makeFileMenu() {
    QMenu* const menu = menuBar()->addMenu(QString());
    menu->addActions({m_new, m_open, m_phone});
    menu->addSeparator();
    menu->addActions({m_save, m_saveAs});
    menu->addMenu(m_share);
    menu->addSeparator();
    QAction* const quit = menu->addAction(QString(), this, &QWidget::close);
    quit->setShortcut(QKeySequence::Quit);
    m_texts.put([menu, quit] {
        menu->setTitle(tr("&File"));
        quit->setText(tr("&Quit"));
    });
}

void MainWindow::makeEditMenu() {
    QMenu* const menu = menuBar()->addMenu(QString());
    menu->addActions({m_undo, m_redo});
    menu->addSeparator();
    QAction* const next = menu->addAction(QString(), &m_editor, &BoardEditor::selectNextDoubtful);
    menu->addActions(m_gameExtraPages->actions());
    menuBar()->addMenu(m_page->photoBar()->menu());
    m_page->photoBar()->menu()->insertAction(m_page->photoBar()->menu()->actions().value(3), m_phone);
    connect(m_startPage, &StartPage::phoneRequested, m_phone, &QAction::trigger);
    m_page->photoBar()->menu()->addSeparator();
    m_page->photoBar()->menu()->addAction(m_watchFolder);
    m_boardActions << next << m_page->photoBar()->menu()->menuAction();

    QToolBar* const bar = addToolBar(QString());
    bar->setMovable(false);
    bar->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    bar->setContextMenuPolicy(Qt::PreventContextMenu);
    m_pages->backAction()->setIcon(icon(QStringLiteral("previous")));
    m_open->setIcon(icon(QStringLiteral("open")));
    m_save->setIcon(icon(QStringLiteral("save")));
    m_undo->setIcon(icon(QStringLiteral("undo")));
    m_redo->setIcon(icon(QStringLiteral("redo")));
    bar->addActions({m_pages->backAction(), m_open, m_save, m_undo, m_redo});
    m_texts.put([menu, next, bar] {
        menu->setTitle(tr("&Edit"));
        next->setText(tr("&Next doubtful cell"));
        bar->setWindowTitle(tr("Tools"));
    });
    makeTableActions(bar);
}

void MainWindow::makeTableActions(QToolBar* bar) {
    m_texts.put([this] {
        m_cards->setText(tr("&Cards"));
        m_cards->setToolTip(tr("The animals and the spirit of a player"));
        m_dispute->setText(tr("&Dispute"));
        m_dispute->setToolTip(tr("Hold the paper against the board and see why"));
    });
    m_cards->setIcon(icon(QStringLiteral("cards")));
    m_cards->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_C);
    m_dispute->setIcon(icon(QStringLiteral("dispute")));
    m_dispute->setShortcut(Qt::CTRL | Qt::Key_D);
    connect(m_cards, &QAction::triggered, this, [this] { showCards(m_selection.player()); });
    connect(m_dispute, &QAction::triggered, this, [this] {
        const bool onPad = m_pages->currentWidget() == m_padPage;
        showDispute(m_selection.player(), onPad ? m_padPage->row() : m_disputePage->model().row());
    });
    m_cards->setEnabled(false);
    m_dispute->setEnabled(false);
    m_boardActions << m_cards;
    connect(&m_document, &Document::replaced, this, &MainWindow::fitActions);
    bar->addSeparator();
    bar->addActions(m_gameExtraPages->toolActions());
    bar->addActions({m_cards, m_dispute, m_share->menuAction()});
    if (auto* const button = qobject_cast<QToolButton*>(bar->widgetForAction(m_share->menuAction()))) {
        button->setPopupMode(QToolButton::InstantPopup);
    }
}

void MainWindow::fitActions() {
    const bool hasBoards = extrasOf(m_document.game()).hasBoards();
    for (QAction* const action : std::as_const(m_boardActions)) {
        action->setVisible(hasBoards);
    }
    m_cards->setEnabled(hasBoards);
    m_dispute->setEnabled(true);
}

void MainWindow::makeViewMenu() {
    QMenu* const menu = menuBar()->addMenu(QString());
    PhotoView* const photo = m_page->photoView();
    QAction* const larger = menu->addAction(QString(), photo, &PhotoView::zoomIn);
    larger->setShortcut(QKeySequence::ZoomIn);
    QAction* const smaller = menu->addAction(QString(), photo, &PhotoView::zoomOut);
    smaller->setShortcut(QKeySequence::ZoomOut);
    QAction* const whole = menu->addAction(QString(), photo, &PhotoView::showAll);
    whole->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_0));
    QAction* const hexes = menu->addAction(QString());
    hexes->setCheckable(true);
    hexes->setChecked(true);
    connect(hexes, &QAction::toggled, &m_page->photoScene(), &PhotoScene::setHexesVisible);
    m_boardActions << larger << smaller << whole << hexes << menu->addSeparator();
    EndingView* const ending = m_padPage->ending();
    QAction* const endings = menu->addAction(QString());
    endings->setCheckable(true);
    endings->setChecked(EndingView::isOn());
    connect(endings, &QAction::toggled, ending, &EndingView::setOn);
    QAction* const playEnding = menu->addAction(QString(), this, [this, ending] {
        showPad();
        ending->play();
    });
    connect(&m_document, &Document::changed, playEnding,
            [ending, playEnding] { playEnding->setEnabled(ending->mayPlay()); });
    playEnding->setEnabled(false);
    menu->addSeparator();
    QAction* const dark = menu->addAction(QString());
    dark->setCheckable(true);
    dark->setChecked(isDark(palette()));
    connect(dark, &QAction::toggled, this, [](bool on) {
        applyDark(on);
        QSettings().setValue(QStringLiteral("dark"), on);
    });
    QMenu* const language = menu->addMenu(QString());
    fillLanguageMenu(*language);
    m_texts.put([menu, larger, smaller, whole, hexes, endings, playEnding, dark, language] {
        endings->setText(tr("&Reveal the points when a game ends"));
        playEnding->setText(tr("Reveal the &points now"));
        menu->setTitle(tr("&View"));
        larger->setText(tr("Photo &larger"));
        smaller->setText(tr("Photo &smaller"));
        whole->setText(tr("&Whole photo"));
        hexes->setText(tr("&Cells over the photo"));
        dark->setText(tr("&Dark colours"));
        language->setTitle(tr("Lan&guage"));
    });
}

void MainWindow::fillLanguageMenu(QMenu& menu) {
    auto* const group = new QActionGroup(&menu);
    for (const QString& code : languages()) {
        QAction* const action = menu.addAction(languageName(code));
        action->setCheckable(true);
        action->setChecked(code == cardLanguage());
        group->addAction(action);
        connect(action, &QAction::triggered, this, [code] {
            installLanguage(code);
            QSettings().setValue(QStringLiteral("language"), code);
        });
    }
}

void MainWindow::makeHelpMenu() {
    QMenu* const menu = menuBar()->addMenu(QString());
    QAction* const keys = menu->addAction(QString(), this, &MainWindow::showKeys);
    keys->setShortcut(QKeySequence::HelpContents);
    QAction* const about = menu->addAction(QString(), this, &MainWindow::showAbout);
    m_texts.put([menu, keys, about] {
        menu->setTitle(tr("&Help"));
        keys->setText(tr("&Mouse and keys"));
        about->setText(tr("&About Concord"));
    });
}

void MainWindow::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        setLocale(QLocale());
        m_texts.putAgain();
        m_watchFolder->setTexts();
        m_gameExtraPages->setTexts();
        m_page->scorePanel()->items().setLanguage(cardLanguage());
        offerGames();
        showTitle();
    }
    QMainWindow::changeEvent(event);
}

// The user expects to find the game again after closing the window.
void MainWindow::closeEvent(QCloseEvent* event) {
    const bool isSafe = m_autosave == nullptr || m_autosave->flush();
    if (isSafe ||
        QMessageBox::warning(this, QStringLiteral("Concord"),
                             tr("The game could not be put aside and is lost when the window closes. Close "
                                "it all the same?"),
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
    for (const auto problem : {&PhotoInbox::boardMissing, &PhotoInbox::warned, &PhotoInbox::failed}) {
        connect(&m_inbox, problem, m_messages, &MessageBar::showProblem);
    }
    connect(m_page->photoBar(), &PhotoBar::nothingToPaste, m_messages, &MessageBar::showProblem);
    PadView* const pad = m_padPage->padView();
    new PhotoDrop(m_inbox, m_document, pad->viewport(),
                  [pad](QPoint where) { return std::optional(pad->columnAt(where.x())); });
}

void MainWindow::connectPages() {
    connect(m_startPage, &StartPage::continueRequested, this, &MainWindow::resume);
    connect(m_startPage, &StartPage::newGameRequested, m_new, &QAction::trigger);
    connect(m_startPage, &StartPage::openRequested, m_open, &QAction::trigger);
    PhotoBar* const photos = m_page->photoBar();
    connect(m_startPage, &StartPage::photoRequested, photos, [photos] { photos->askForFile(PhotoUse::NewGame); });
    connect(m_startPage, &StartPage::cameraRequested, photos,
            [photos] { emit photos->cameraRequested(PhotoUse::NewGame); });
    connect(m_startPage, &StartPage::sampleRequested, this, [this] {
        m_document.replace(sampleGame(), {});
        showPad();
    });
    connect(m_newGamePage, &NewGamePage::started, this, &MainWindow::startGame);
    connect(m_page->photoBar(), &PhotoBar::cameraRequested, this, [this] {
        m_document.isHarmonies() ? showBoard(m_selection.player()) : m_pages->showAfter(m_startPage, m_page);
    });
    const auto leaveCamera = [this] {
        if (!m_document.isHarmonies() && m_pages->currentWidget() == m_page) {
            m_pages->back();  // there is no board behind the camera
        }
    };
    connect(m_page->cameraPage(), &CameraPage::closed, this, leaveCamera);
    connect(m_page->cameraPage(), &CameraPage::taken, this, leaveCamera);
    connect(m_padPage, &PadPage::boardRequested, this, &MainWindow::showBoard);
    connect(m_padPage, &PadPage::cardsRequested, this, &MainWindow::showCards);
    connect(m_padPage, &PadPage::disputeRequested, this, &MainWindow::showDispute);
    connect(m_page->scorePanel(), &ScorePanel::whyRequested, this, [this](std::string_view row) {
        showDispute(m_selection.player(), row.empty() ? m_disputePage->model().row() : row);
    });
    connect(m_share, &ShareMenu::failed, m_messages, &MessageBar::showProblem);
    connect(m_share, &ShareMenu::written, this, [this](const Wording& what, const QString& path) {
        m_messages->showDone(
            what, [] { return tr("&Open it"); }, [path] { QDesktopServices::openUrl(QUrl::fromLocalFile(path)); });
    });
    connect(m_share, &ShareMenu::done, m_messages, &MessageBar::showNote);
    connect(m_padPage, &PadPage::refused, m_messages, &MessageBar::showProblem);
    connect(m_pages, &Pages::shown, m_messages, &MessageBar::showPage);
    connect(m_photoTray->strip(), &PhotoStrip::playerRequested, this, &MainWindow::showBoard);
    connect(m_pages, &Pages::shown, this, [this](const QWidget* page) {
        m_photoTray->setRoom(page == m_page                             ? PhotoTray::Room::Tight
                             : page == m_startPage || page == m_padPage ? PhotoTray::Room::Plenty
                                                                        : PhotoTray::Room::None);
        if (page == m_startPage) {
            offerGames();
        }
    });
    connect(&m_document, &Document::replaced, this, [this] {
        m_save->setEnabled(true);
        m_saveAs->setEnabled(true);
    });
    // The pages follow the players, so select one of them first.
    connect(&m_document, &Document::structureChanged, this,
            [this] { m_selection.keepWithin(m_document.playerCount(), m_document.harmonies().side); });
}

void MainWindow::autosaveIn(const QString& folder) {
    m_autosaveFolder = folder;
    m_autosave = std::make_unique<Autosave>(m_document, folder);
    connect(m_autosave.get(), &Autosave::failed, m_messages, &MessageBar::showProblem);
    connect(m_autosave.get(), &Autosave::photosStored, &m_inbox, &PhotoInbox::markStored);
    m_inbox.waitForStorage();
    m_inbox.restore(m_autosave->takePhotosForNewGame());
    offerGames();
}

void MainWindow::recordGamesIn(const record::Location& location) {
    auto* const column = qobject_cast<QVBoxLayout*>(centralWidget()->layout());
    m_recordPages = new RecordPages(location, m_document, *m_pages, *column, this);
    menuBar()->insertMenu(menuBar()->actions().last(), m_recordPages->menu());
    findChild<QToolBar*>()->addAction(m_recordPages->recordAction());
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

// The open game comes first: it only has to be shown again.
void MainWindow::offerGames() {
    QList<GameOffer> offers;
    const QDateTime now = QDateTime::currentDateTime();
    const auto offer = [&](const AutosavedGame& game) {
        offers << GameOffer{playersInWords(game), whenInWords(game.savedAt, now), game.table};
    };
    if (m_document.isOpen()) {
        offer({m_document.table(), {}, false, now});
    }
    if (m_autosave != nullptr) {
        m_autosave->reload();
        for (const AutosaveStore::Entry& entry : m_autosave->games()) {
            offer(entry.game);
        }
    }
    m_startPage->offer(offers);
}

void MainWindow::resume(int game) {
    const int index = m_document.isOpen() ? game - 1 : game;
    if (index < 0) {
        showPad();
    } else if (m_autosave->resume(m_autosave->games().at(static_cast<std::size_t>(index)).id)) {
        showPad();
    } else {
        m_messages->showProblem([] { return tr("This game is open in another window, or it is gone."); });
        offerGames();
    }
}

void MainWindow::open(const QStringList& paths) { m_inbox.open(paths, aimPhoto()); }

PhotoUse MainWindow::aimPhoto() {
    const QWidget* const seen = m_pages->currentWidget();
    if (!m_document.isHarmonies() || seen == m_startPage || seen == m_newGamePage) {
        return PhotoUse::NewGame;
    }
    const auto hasBoard = [this](int player) {
        return !lacksBoard(m_document, player) || m_inbox.isReadingFor(player);
    };
    if (seen == m_padPage && hasBoard(m_selection.player())) {
        for (int player = 0; player < m_document.playerCount(); ++player) {
            if (!hasBoard(player)) {
                m_selection.selectPlayer(player);
                break;
            }
        }
    }
    return PhotoUse::NextPlayer;
}

void MainWindow::watchFolder(const QString& folder) {
    if (!folder.isEmpty()) {
        m_watchFolder->watch(folder);
    }
}

void MainWindow::startGame(const NewGame& game) {
    m_document.replace(tableFor(game), {});
    showPad();
}

PhoneDialog& MainWindow::phones() {
    if (m_phones == nullptr) {
        m_phonePhotos = std::make_unique<InboxPhotos>(m_inbox);
        m_phones = std::make_unique<PhoneDialog>(m_document, *m_phonePhotos, this);
        connect(m_phones.get(), &PhoneDialog::filesRequested, this, &MainWindow::askAndOpen);
        connect(m_phones.get(), &PhoneDialog::watchRequested, m_watchFolder, &WatchFolderAction::chooseFolder);
    }
    return *m_phones;
}

void MainWindow::showPad() { m_pages->showAfter(m_startPage, m_padPage); }

void MainWindow::showBoard(int player) {
    m_selection.selectPlayer(player);
    if (extrasOf(m_document.game()).hasBoards()) {
        m_pages->showAfter(m_padPage, m_page);
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
    if (m_pages->currentWidget() == m_page) {
        m_pages->show(m_disputePage);
    } else {
        m_pages->showAfter(m_padPage, m_disputePage);
    }
}

void MainWindow::askAndOpen() {
    const QString filter = tr("Photos and games") +
                           QStringLiteral(" (*.jpg *.jpeg *.png *.webp *.tif *.tiff *.heic *.heif *.json);;") +
                           tr("All files") + QStringLiteral(" (*)");
    const QString folder = m_document.path().isEmpty() ? photoFolder() : QFileInfo(m_document.path()).path();
    open(askForPhotos(this, tr("Open photos or a game"), filter, folder));
}

void MainWindow::save() { m_document.path().isEmpty() ? saveAs() : saveTo(m_document.path()); }

void MainWindow::saveAs() {
    const QString suggested = m_document.path().isEmpty() ? tr("game") + QStringLiteral(".json") : m_document.path();
    const QString path = QFileDialog::getSaveFileName(this, tr("Export the game"), suggested,
                                                      tr("Concord games") + QStringLiteral(" (*.json)"));
    if (!path.isEmpty()) {
        saveTo(path);
    }
}

void MainWindow::saveTo(const QString& path) {
    try {
        saveGame(fileOf(m_document.table()), path, taken());
        m_document.markSaved(path);
        m_messages->showNote([name = text::printable(QFileInfo(path).fileName())] {
            return tr("The game is exported to %1.").arg(name);
        });
    } catch (const FileProblem& problem) {
        m_messages->showProblem(problem.text);
    }
}

files::Taken MainWindow::taken() const {
    files::Taken taken;
    for (int player = 0; player < m_document.playerCount(); ++player) {
        if (const auto& photo = m_document.playerState(player).photo) {
            for (const PhotoFile& file : photo->files) {
                if (QFileInfo(file.path).isAbsolute()) {  // not one that was pasted
                    taken.inputs.add(files::pathOf(file.path));
                }
            }
        }
    }
    record::addRecordFiles(taken.records,
                           m_recordPages ? m_recordPages->asyncRecord().location() : record::Location::standard());
    if (!m_autosaveFolder.isEmpty()) {
        taken.records.addBelow(files::pathOf(m_autosaveFolder));
    }
    return taken;
}

void MainWindow::showTitle() {
    SavedState state{.isKept = m_autosave != nullptr, .recorded = {}};
    if (m_recordPages != nullptr) {
        state.recorded = m_recordPages->recorder().recordedAt();
        state.isRecordedAsItIs = m_recordPages->recorder().isRecorded();
    }
    const QString saved = isSample(m_document.table()) ? tr("Sample game") : savedInWords(m_document, state);
    setWindowTitle(saved.isEmpty() ? QStringLiteral("Concord") : tr("%1 – Concord").arg(saved));
}

void MainWindow::showAbout() {
    QMessageBox::about(this, tr("About Concord"),
                       tr("Concord %1 counts finished boards of the board game Harmonies and explains every point. "
                          "It is unofficial and not affiliated with the game's publisher.")
                           .arg(QCoreApplication::applicationVersion()));
}

void MainWindow::showKeys() {
    QList<const QWidget*> bars{menuBar()};
    for (const QToolBar* bar : findChildren<QToolBar*>()) {
        bars << bar;
    }
    auto* const help = new HelpDialog(bars, this);
    help->setAttribute(Qt::WA_DeleteOnClose);
    help->setModal(true);
    help->show();
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
