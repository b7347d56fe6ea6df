#include "main_window.h"

#include "document_file.h"
#include "game_page.h"
#include "message_bar.h"
#include "photo_bar.h"
#include "photo_view.h"
#include "score_panel.h"
#include "start_page.h"
#include "theme.h"
#include "token_look.h"

#include <QAction>
#include <QCloseEvent>
#include <QCoreApplication>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QMenuBar>
#include <QMessageBox>
#include <QSettings>
#include <QStackedWidget>
#include <QToolBar>
#include <QVBoxLayout>

#include <utility>

namespace concord::gui {

MainWindow::MainWindow(QWidget* parent, CameraMaker camera)
    : QMainWindow(parent),
      m_editor(m_document, m_selection),
      m_desk(m_document, m_selection),
      m_pages(new QStackedWidget),
      m_page(new GamePage(m_document, m_selection, m_editor, m_desk, std::move(camera))),
      m_messages(new MessageBar),
      m_open(new QAction(this)),
      m_newSideA(new QAction(this)),
      m_newSideB(new QAction(this)),
      m_save(new QAction(this)),
      m_saveAs(new QAction(this)) {
    setWindowIcon(applicationIcon());
    setAcceptDrops(true);
    makeActions();
    makeFileMenu();
    makeEditMenu();
    makeViewMenu();
    connectDesk();

    auto* const middle = new QWidget;
    auto* const column = new QVBoxLayout(middle);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_messages);
    column->addWidget(m_pages, 1);
    m_pages->addWidget(new StartPage(m_open, m_newSideA, m_newSideB));
    m_pages->addWidget(m_page);
    setCentralWidget(middle);
    resize(1180, 760);

    connect(&m_document, &Document::pathChanged, this, &MainWindow::showTitle);
    connect(m_document.undoStack(), &QUndoStack::cleanChanged, this, &MainWindow::showTitle);
    connect(&m_document, &Document::changed, m_messages, &QWidget::hide);
    m_page->scorePanel()->items().setLanguage(locale().name().left(2));
    showTitle();
}

void MainWindow::makeActions() {
    m_open->setText(tr("&Open…"));
    m_open->setToolTip(tr("Open a photo or a game…"));
    m_open->setShortcut(QKeySequence::Open);
    m_newSideA->setText(tr("New board, side &A (river)"));
    m_newSideA->setToolTip(tr("Empty board, side A (river)"));
    m_newSideA->setShortcut(QKeySequence::New);
    m_newSideB->setText(tr("New board, side &B (islands)"));
    m_newSideB->setToolTip(tr("Empty board, side B (islands)"));
    m_save->setText(tr("&Save"));
    m_save->setShortcut(QKeySequence::Save);
    m_saveAs->setText(tr("Save &as…"));
    m_saveAs->setShortcut(QKeySequence::SaveAs);
    connect(m_open, &QAction::triggered, this, &MainWindow::askAndOpen);
    connect(m_newSideA, &QAction::triggered, this, [this] { replaceDocument(emptyTable(Side::A), {}); });
    connect(m_newSideB, &QAction::triggered, this, [this] { replaceDocument(emptyTable(Side::B), {}); });
    connect(m_save, &QAction::triggered, this, &MainWindow::save);
    connect(m_saveAs, &QAction::triggered, this, &MainWindow::saveAs);
    for (QAction* const action : {m_save, m_saveAs}) {
        action->setEnabled(false);
    }
}

void MainWindow::makeFileMenu() {
    QMenu* const menu = menuBar()->addMenu(tr("&File"));
    menu->addActions({m_open, m_newSideA, m_newSideB});
    menu->addSeparator();
    menu->addActions({m_save, m_saveAs});
    menu->addSeparator();
    QAction* const quit = menu->addAction(tr("&Quit"), this, &QWidget::close);
    quit->setShortcut(QKeySequence::Quit);
}

void MainWindow::makeEditMenu() {
    QMenu* const menu = menuBar()->addMenu(tr("&Edit"));
    QAction* const undo = m_document.undoStack()->createUndoAction(this, tr("&Undo"));
    undo->setShortcut(QKeySequence::Undo);
    undo->setIconText(tr("Undo"));
    QAction* const redo = m_document.undoStack()->createRedoAction(this, tr("&Redo"));
    redo->setShortcuts({QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), QKeySequence(Qt::CTRL | Qt::Key_Y)});
    redo->setIconText(tr("Redo"));
    menu->addActions({undo, redo});
    menu->addSeparator();
    menu->addAction(tr("&Next doubtful cell"), &m_editor, &BoardEditor::selectNextDoubtful);
    menuBar()->addMenu(m_page->photoBar()->menu());

    QToolBar* const bar = addToolBar(tr("Tools"));
    bar->setMovable(false);
    bar->setToolButtonStyle(Qt::ToolButtonTextOnly);
    bar->setContextMenuPolicy(Qt::PreventContextMenu);
    bar->addActions({m_open, m_save, undo, redo});
}

void MainWindow::makeViewMenu() {
    QMenu* const menu = menuBar()->addMenu(tr("&View"));
    PhotoView* const photo = m_page->photoView();
    menu->addAction(tr("Photo &larger"), QKeySequence::ZoomIn, photo, &PhotoView::zoomIn);
    menu->addAction(tr("Photo &smaller"), QKeySequence::ZoomOut, photo, &PhotoView::zoomOut);
    menu->addAction(tr("&Whole photo"), QKeySequence(Qt::CTRL | Qt::Key_0), photo, &PhotoView::showAll);
    QAction* const hexes = menu->addAction(tr("&Cells over the photo"));
    hexes->setCheckable(true);
    hexes->setChecked(true);
    connect(hexes, &QAction::toggled, &m_page->photoScene(), &PhotoScene::setHexesVisible);
    menu->addSeparator();
    QAction* const dark = menu->addAction(tr("&Dark colours"));
    dark->setCheckable(true);
    dark->setChecked(isDark(palette()));
    connect(dark, &QAction::toggled, this, [](bool on) {
        applyDark(on);
        QSettings().setValue(QStringLiteral("dark"), on);
    });
    QMenu* const help = menuBar()->addMenu(tr("&Help"));
    help->addAction(tr("&Mouse and keys"), QKeySequence::HelpContents, this, &MainWindow::showKeys);
    help->addAction(tr("&About Concord"), this, &MainWindow::showAbout);
}

void MainWindow::connectDesk() {
    connect(&m_desk, &PhotoDesk::gameOpened, this,
            [this](const Game& game, const QString& path) { replaceDocument(tableFromGame(game), path); });
    connect(&m_desk, &PhotoDesk::placed, m_messages, &QWidget::hide);
    connect(&m_desk, &PhotoDesk::placed, this, &MainWindow::showPage);
    connect(&m_desk, &PhotoDesk::boardMissing, this, &MainWindow::showPage);
    for (const auto problem : {&PhotoDesk::boardMissing, &PhotoDesk::warned, &PhotoDesk::failed}) {
        connect(&m_desk, problem, m_messages, &MessageBar::showProblem);
    }
    connect(&m_desk, &PhotoDesk::progressed, m_messages, &MessageBar::showProgress);
    connect(m_page->photoBar(), &PhotoBar::nothingToPaste, m_messages, &MessageBar::showProblem);
    connect(m_messages, &MessageBar::cancelled, &m_desk, &PhotoDesk::cancel);
}

void MainWindow::open(const QString& path) { m_desk.open(path); }

void MainWindow::replaceDocument(Table table, const QString& path) {
    if (!mayDiscard()) {
        return;
    }
    m_document.replace(std::move(table), path);
    showPage();
}

void MainWindow::showPage() {
    m_pages->setCurrentWidget(m_page);
    m_save->setEnabled(true);
    m_saveAs->setEnabled(true);
}

bool MainWindow::mayDiscard() {
    if (!m_document.isOpen() || !m_document.isModified()) {
        return true;
    }
    QMessageBox box(QMessageBox::Question, tr("Unsaved changes"), tr("Save the changes to this board first?"),
                    QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, this);
    box.setDefaultButton(QMessageBox::Save);
    switch (box.exec()) {
        case QMessageBox::Save:
            return save();
        case QMessageBox::Discard:
            return true;
        default:
            return false;
    }
}

void MainWindow::askAndOpen() {
    const QString filter = tr("Photos and games") +
                           QStringLiteral(" (*.jpg *.jpeg *.png *.webp *.tif *.tiff *.heic *.heif *.json);;") +
                           tr("All files") + QStringLiteral(" (*)");
    const QString path =
        QFileDialog::getOpenFileName(this, tr("Open a photo or a game"), QFileInfo(m_document.path()).path(), filter);
    if (!path.isEmpty()) {
        open(path);
    }
}

bool MainWindow::save() { return m_document.path().isEmpty() ? saveAs() : saveTo(m_document.path()); }

bool MainWindow::saveAs() {
    const QString suggested = m_document.path().isEmpty() ? tr("board") + QStringLiteral(".json") : m_document.path();
    const QString path = QFileDialog::getSaveFileName(this, tr("Save the game"), suggested,
                                                      tr("Concord games") + QStringLiteral(" (*.json)"));
    return !path.isEmpty() && saveTo(path);
}

bool MainWindow::saveTo(const QString& path) {
    try {
        saveGame(m_document.game(), path);
    } catch (const FileProblem& problem) {
        m_messages->showProblem(problem.text);
        return false;
    }
    m_document.markSaved(path);
    return true;
}

void MainWindow::showTitle() {
    const QString file = !m_document.path().isEmpty() ? QFileInfo(m_document.path()).fileName()
                         : m_document.isOpen()        ? tr("Unsaved board")
                                                      : QString();
    setWindowTitle(file.isEmpty() ? QStringLiteral("Concord") : tr("%1[*] – Concord").arg(file));
    setWindowModified(m_document.isOpen() && m_document.isModified());
}

void MainWindow::showAbout() {
    QMessageBox::about(this, tr("About Concord"),
                       tr("Concord %1 counts finished boards of the board game Harmonies and explains every point. "
                          "It is unofficial and not affiliated with the game's publisher.")
                           .arg(QCoreApplication::applicationVersion()));
}

void MainWindow::showKeys() {
    QMessageBox::information(
        this, tr("Mouse and keys"),
        tr("<p><b>Mouse.</b> Choose a token below the board, then click a cell to put it there, or drag over many. A "
           "right click takes the top off. In the photo, turn the wheel to zoom and drag to move.</p>"
           "<p><b>Keys.</b> Arrows choose a cell. W, M, T, L, F and H put water, mountain, trunk, leaves, field and "
           "house on it, A and S an animal or spirit cube, Delete takes the top off, the space bar does what a click "
           "would. N goes to the next doubtful cell, 1 to 4 choose what it may be, Enter says that it is right.</p>"
           "<p><b>Outline of the board.</b> 1 to 4 choose a corner, arrows move it, with Shift further, R turns, Enter "
           "reads the photo again.</p>"));
}

void MainWindow::closeEvent(QCloseEvent* event) {
    if (mayDiscard()) {
        event->accept();
    } else {
        event->ignore();
    }
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
    if (PhotoDesk::holdsSomething(*event->mimeData())) {
        event->acceptProposedAction();
    }
}

void MainWindow::dropEvent(QDropEvent* event) {
    event->acceptProposedAction();
    m_desk.add(*event->mimeData(), PhotoUse::Board);
}

}  // namespace concord::gui
