// The actions of the window, in its menus and its toolbar.
#include "app/gui/window/main_window.h"

#include "app/gui/document/game_extras.h"
#include "app/gui/kit/icons.h"
#include "app/gui/kit/message_bar.h"
#include "app/gui/kit/pages.h"
#include "app/gui/kit/theme.h"
#include "app/gui/kit/translation.h"
#include "app/gui/kit/written_file.h"
#include "app/gui/phone/phone_dialog.h"
#include "app/gui/photo/improve_reader_action.h"
#include "app/gui/photo/photo_bar.h"
#include "app/gui/photo/photo_view.h"
#include "app/gui/record/record_pages.h"
#include "app/gui/score/dispute_page.h"
#include "app/gui/score/ending_view.h"
#include "app/gui/score/pad_page.h"
#include "app/gui/score/share_menu.h"
#include "app/gui/window/game_extra_pages.h"
#include "app/gui/window/game_page.h"
#include "app/gui/window/help_dialog.h"
#include "app/gui/window/new_game_page.h"
#include "app/gui/window/start_page.h"
#include "app/gui/window/watch_folder_action.h"

#include <QAction>
#include <QActionGroup>
#include <QCoreApplication>
#include <QMenuBar>
#include <QMessageBox>
#include <QSettings>
#include <QToolBar>
#include <QToolButton>

#include <utility>

namespace concord::gui {

void MainWindow::makeActions() {
    m_texts.put([this] {
        m_open->setText(tr("&Open…"));
        m_open->setToolTip(tr("Open a photo or a game…"));
        m_new->setText(tr("&New game"));
        m_phone->setText(tr("Pho&tos from a phone…"));
        m_export->setText(tr("&Export to a file"));
        m_export->setIconText(tr("Export"));
        m_export->setToolTip(tr("Write the game to a file, to take it elsewhere. It is kept here anyway."));
        m_exportAs->setText(tr("Export to &another file…"));
        m_undo->setIconText(tr("Undo"));
        m_redo->setIconText(tr("Redo"));
        showUndoAndRedo();
    });
    m_open->setShortcut(QKeySequence::Open);
    m_new->setShortcut(QKeySequence::New);
    m_export->setShortcut(QKeySequence::Save);
    m_exportAs->setShortcut(QKeySequence::SaveAs);
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
    connect(m_export, &QAction::triggered, this, &MainWindow::exportGame);
    connect(m_exportAs, &QAction::triggered, this, &MainWindow::exportGameAs);
    connect(m_undo, &QAction::triggered, m_document.undoStack(), &QUndoStack::undo);
    connect(m_redo, &QAction::triggered, m_document.undoStack(), &QUndoStack::redo);
    connect(m_document.undoStack(), &QUndoStack::indexChanged, this, &MainWindow::showUndoAndRedo);
    for (QAction* const action : {m_export, m_exportAs}) {
        action->setEnabled(false);
    }
}

// The menu names what would be undone and redone. Both actions are disabled on pages that do not show their effect.
void MainWindow::showUndoAndRedo() {
    const QUndoStack& steps = *m_document.undoStack();
    m_undo->setText(steps.canUndo() ? tr("&Undo “%1”").arg(m_document.undoName()) : tr("&Undo"));
    m_redo->setText(steps.canRedo() ? tr("&Redo “%1”").arg(m_document.redoName()) : tr("&Redo"));
    const bool isSeen = isAboutOpenGame() && m_pages->currentWidget() != m_startPage;
    m_undo->setEnabled(isSeen && steps.canUndo());
    m_redo->setEnabled(isSeen && steps.canRedo());
}

void MainWindow::makeFileMenu() {
    QMenu* const menu = menuBar()->addMenu(QString());
    menu->addActions({m_new, m_open, m_phone});
    menu->addSeparator();
    menu->addActions({m_export, m_exportAs});
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
    m_nextDoubtful = menu->addAction(QString(), &m_editor, &BoardEditor::selectNextDoubtful);
    m_nextDoubtful->setEnabled(false);
    menu->addActions(m_gameExtraPages->actions());
    m_boardActions << m_nextDoubtful;
    m_texts.put([this, menu] {
        menu->setTitle(tr("&Edit"));
        m_nextDoubtful->setText(tr("&Next doubtful cell"));
    });
}

void MainWindow::makePhotoMenu() {
    QMenu* const menu = m_gamePage->photoBar()->menu();
    menuBar()->addMenu(menu);
    menu->insertAction(menu->actions().value(3), m_phone);  // after file, clipboard and camera
    connect(m_startPage, &StartPage::phoneRequested, m_phone, &QAction::trigger);
    menu->addSeparator();
    menu->addAction(m_watchFolder);
    auto* const improveReader = new ImproveReaderAction(
        m_document, m_selection, [this] { return protectedFiles(); }, this);
    menu->addAction(improveReader);
    connect(improveReader, &ImproveReaderAction::written, this,
            [this](const Wording& what, const QString& path) { m_messages->showDone(what, folderOffer(path)); });
    m_boardActions << menu->menuAction();
    m_texts.put([improveReader] { improveReader->setTexts(); });
}

void MainWindow::makeToolBar() {
    QToolBar* const bar = addToolBar(QString());
    bar->setMovable(false);
    bar->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    bar->setContextMenuPolicy(Qt::PreventContextMenu);
    m_pages->backAction()->setIcon(icon(QStringLiteral("previous")));
    m_open->setIcon(icon(QStringLiteral("open")));
    m_export->setIcon(icon(QStringLiteral("save")));
    m_undo->setIcon(icon(QStringLiteral("undo")));
    m_redo->setIcon(icon(QStringLiteral("redo")));
    bar->addActions({m_pages->backAction(), m_open, m_export, m_undo, m_redo});
    for (QAction* const action : {m_undo, m_redo}) {  // icons are enough; the bar must fit the smallest screen
        qobject_cast<QToolButton*>(bar->widgetForAction(action))->setToolButtonStyle(Qt::ToolButtonIconOnly);
    }
    m_texts.put([bar] { bar->setWindowTitle(tr("Tools")); });
    addScoringActions(bar);
}

void MainWindow::addScoringActions(QToolBar* bar) {
    m_texts.put([this] {
        m_cards->setText(tr("&Cards"));
        m_cards->setToolTip(tr("The animals and the spirit of a player"));
        m_dispute->setText(tr("&Dispute"));
        m_dispute->setToolTip(tr("Compare the points on paper with the computed ones and see why they differ"));
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
    connect(&m_document, &Document::replaced, this, &MainWindow::updateActions);
    bar->addSeparator();
    bar->addActions(m_gameExtraPages->toolActions());
    bar->addActions({m_cards, m_dispute, m_share->menuAction()});
    if (auto* const button = qobject_cast<QToolButton*>(bar->widgetForAction(m_share->menuAction()))) {
        button->setPopupMode(QToolButton::InstantPopup);
    }
}

void MainWindow::updateActions() {
    // Before a game is open, photos may come in for a new one.
    const bool hasBoards = !m_document.isOpen() || extrasOf(m_document.game()).hasBoards();
    for (QAction* const action : std::as_const(m_boardActions)) {
        action->setVisible(hasBoards);
    }
    for (QAction* const action : {m_cards, m_nextDoubtful}) {
        action->setEnabled(hasBoards && isAboutOpenGame());
    }
    for (QAction* const action : {m_dispute, m_export, m_exportAs, m_share->menuAction()}) {
        action->setEnabled(isAboutOpenGame());
    }
    showUndoAndRedo();
}

// True on the start page, which offers to continue the open game. False on a page about other games or a new one:
// what is changed or exported there would be a game that nobody sees.
bool MainWindow::isAboutOpenGame() const {
    const QWidget* const page = m_pages->currentWidget();
    return m_document.isOpen() && page != m_newGamePage && (m_recordPages == nullptr || !m_recordPages->has(page));
}

void MainWindow::makeViewMenu() {
    QMenu* const menu = menuBar()->addMenu(QString());
    PhotoView* const photo = m_gamePage->photoView();
    QAction* const larger = menu->addAction(QString(), photo, &PhotoView::zoomIn);
    larger->setShortcut(QKeySequence::ZoomIn);
    QAction* const smaller = menu->addAction(QString(), photo, &PhotoView::zoomOut);
    smaller->setShortcut(QKeySequence::ZoomOut);
    QAction* const whole = menu->addAction(QString(), photo, &PhotoView::showAll);
    whole->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_0));
    QAction* const hexes = menu->addAction(QString());
    hexes->setCheckable(true);
    hexes->setChecked(true);
    connect(hexes, &QAction::toggled, &m_gamePage->photoScene(), &PhotoScene::setHexesVisible);
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
        action->setChecked(code == currentLanguage());
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

void MainWindow::showAbout() {
    QMessageBox::about(
        this, tr("About Concord"),
        tr("Concord %1 counts finished games of Harmonies and of Renature and explains every point. It is "
           "unofficial and not affiliated with the publishers of the games.")
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

}  // namespace concord::gui
