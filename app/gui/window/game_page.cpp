#include "app/gui/window/game_page.h"

#include "app/gui/board/board_drawing.h"
#include "app/gui/board/board_view.h"
#include "app/gui/board/row_field.h"
#include "app/gui/board/token_palette.h"
#include "app/gui/kit/tab_order.h"
#include "app/gui/kit/tool_tip.h"
#include "app/gui/photo/camera_page.h"
#include "app/gui/photo/photo_bar.h"
#include "app/gui/photo/photo_drop.h"
#include "app/gui/photo/photo_panel.h"
#include "app/gui/photo/photo_view.h"
#include "app/gui/photo/stack_choices.h"
#include "app/gui/score/score_panel.h"
#include "app/gui/window/page_columns.h"

#include <QAction>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QSignalBlocker>
#include <QSplitter>
#include <QTabBar>
#include <QVBoxLayout>

#include <algorithm>

namespace concord::gui {

GamePage::GamePage(Document& document, Selection& selection, BoardEditor& editor, PhotoInbox& inbox, CameraMaker camera,
                   QWidget* parent)
    : QWidget(parent),
      m_document(document),
      m_selection(selection),
      m_editor(editor),
      m_players(new QTabBar(this)),
      m_photoBar(new PhotoBar(inbox, this)),
      m_splitter(new QSplitter(this)),
      m_pictures(new QSplitter),
      m_cameraPage(new CameraPage(std::move(camera), this)),
      m_photoPanel(new PhotoPanel(m_photoScene)),
      m_boardView(new BoardView(&m_boardScene)),
      m_palette(new TokenPalette(editor)),
      m_row(new RowField(document, selection)),
      m_choices(new StackChoices(document, selection)),
      m_boardColumn(boardColumn()),
      m_scorePanel(new ScorePanel(document, selection)) {
    setWindowTitle(tr("Board"));
    setFirstFocus(this, m_boardView);
    auto* const column = new QVBoxLayout(this);
    column->setContentsMargins(8, 6, 8, 8);
    m_players->setExpanding(false);
    auto* const top = new QHBoxLayout;
    top->addWidget(m_players, 1);
    top->addStretch();
    top->addWidget(m_photoBar);
    column->addLayout(top);
    column->addWidget(m_splitter, 1);
    column->addWidget(m_cameraPage, 1);
    m_cameraPage->hide();
    m_splitter->addWidget(m_boardColumn);
    m_splitter->addWidget(m_scorePanel);
    for (QSplitter* const splitter : {m_splitter, m_pictures}) {
        splitter->setChildrenCollapsible(false);
        splitter->setHandleWidth(10);
    }
    // After the user has moved a handle, the widths on its two sides are no longer fitted.
    connect(m_splitter, &QSplitter::splitterMoved, this, [this] { m_columnsMoved = true; });
    connect(m_pictures, &QSplitter::splitterMoved, this, [this] { m_picturesMoved = true; });
    m_scorePanel->setMinimumWidth(310);
    m_photoPanel->hide();
    connectBoard();
    connectPhoto(inbox);
    connectCamera(inbox);
    connect(&document, &Document::replaced, this, &GamePage::showReplaced);
    connect(&document, &Document::changed, this, &GamePage::showBoard);
    connect(&document, &Document::structureChanged, this, &GamePage::showPlayers);
    connect(&selection, &Selection::playerChanged, this, &GamePage::showPlayer);
    connect(&selection, &Selection::cellChanged, this, &GamePage::showMarks);
    connect(&selection, &Selection::highlightedChanged, this, &GamePage::showMarks);
    connect(m_players, &QTabBar::currentChanged, &selection, &Selection::selectPlayer);
    connect(m_scorePanel, &ScorePanel::nextDoubtfulRequested, &editor, [this] {
        m_editor.selectNextDoubtful();
        m_boardView->setFocus();
    });
}

QWidget* GamePage::boardColumn() {
    auto* const widget = new QWidget;
    auto* const column = new QVBoxLayout(widget);
    column->setContentsMargins(0, 0, 0, 0);
    // Questions stand below both pictures, because the pictures need the width more than the height.
    m_pictures->addWidget(m_photoPanel);
    m_pictures->addWidget(m_boardView);
    m_pictures->setStretchFactor(0, 1);
    m_pictures->setStretchFactor(1, 1);
    column->addWidget(m_pictures, 1);
    column->addWidget(m_choices);
    column->addWidget(m_palette);
    m_palette->addBesideStacks(m_row);
    return widget;
}

void GamePage::connectBoard() {
    connect(&m_boardScene, &BoardScene::cellClicked, &m_editor, &BoardEditor::click);
    connect(&m_boardScene, &BoardScene::cellClickedAgain, &m_editor, &BoardEditor::clickAgain);
    connect(&m_boardScene, &BoardScene::cellRightClicked, &m_editor, &BoardEditor::clickRight);
    connect(&m_boardScene, &BoardScene::cellDragged, &m_editor, &BoardEditor::drag);
    connect(&m_boardScene, &BoardScene::cellRightDragged, &m_editor, &BoardEditor::clickRight);
    connect(&m_boardScene, &BoardScene::strokeBegun, &m_document, &Document::beginStroke);
    connect(&m_boardScene, &BoardScene::strokeEnded, &m_document, &Document::endStroke);
    connect(&m_boardScene, &BoardScene::cellHovered, this, [this](std::optional<Cell> cell) {
        m_boardView->setCursor(!cell || m_editor.mayClick(*cell) ? Qt::ArrowCursor : Qt::ForbiddenCursor);
    });
    connect(m_boardView, &BoardView::moveRequested, &m_editor, &BoardEditor::moveSelection);
    connect(m_boardView, &BoardView::keyPressed, &m_editor, &BoardEditor::pressKey);
    connect(m_boardView, &BoardView::entered, &m_editor, &BoardEditor::start);
    connect(m_row, &RowField::problemFound, m_choices, &StackChoices::showNote);
    connect(m_row, &RowField::problemSolved, m_choices, &StackChoices::refresh);
    connect(m_row, &RowField::backToBoard, m_boardView, [this] { m_boardView->setFocus(); });
    connect(&m_editor, &BoardEditor::refused, m_choices, &StackChoices::showNote);
    connect(m_choices, &StackChoices::stackChosen, &m_editor, &BoardEditor::choose);
    connect(m_choices, &StackChoices::keyPressed, &m_editor, &BoardEditor::pressKey);
    // A click in the photo only selects: painting is done on the board.
    connect(&m_photoScene, &PhotoScene::cellClicked, this, [this](Cell cell) {
        m_selection.highlight({}, false);
        m_selection.selectCell(cell);
        m_boardView->setFocus();
    });
}

// Escape gives up what was begun on the board before it leaves the page.
void GamePage::keyPressEvent(QKeyEvent* event) {
    if (event->key() != Qt::Key_Escape || !m_editor.cancel()) {
        QWidget::keyPressEvent(event);
    }
}

PhotoView* GamePage::photoView() const { return m_photoPanel->view(); }

void GamePage::connectPhoto(PhotoInbox& inbox) {
    const auto beginOutline = [this] {
        if (m_photo) {
            m_photoPanel->beginOutline(*m_photo);
        }
    };
    connect(m_photoBar->outlineAction(), &QAction::triggered, this, beginOutline);
    // The outline needs the whole space.
    connect(m_photoPanel, &PhotoPanel::markingChanged, this, [this](bool marking) {
        for (QWidget* const other : {static_cast<QWidget*>(m_boardView), static_cast<QWidget*>(m_choices),
                                     static_cast<QWidget*>(m_palette), static_cast<QWidget*>(m_scorePanel)}) {
            other->setVisible(!marking);
        }
    });
    connect(m_photoPanel, &PhotoPanel::outlineMarked, &inbox, &PhotoInbox::readWithCorners);
    new PhotoDrop(inbox, m_document, m_players,
                  [this](QPoint where) { return std::optional(m_players->tabAt(where)); });
    connect(&inbox, &PhotoInbox::boardMissing, this, beginOutline);
    connect(&inbox, &PhotoInbox::placed, this, [this] {
        m_photoPanel->endOutline();
        m_editor.selectNextDoubtful();
        m_boardView->setFocus();
    });
}

void GamePage::connectCamera(PhotoInbox& inbox) {
    connect(m_photoBar, &PhotoBar::cameraRequested, this, [this](PhotoUse use) {
        m_cameraUse = use;
        showCamera(true);
        m_cameraPage->open();
    });
    connect(m_cameraPage, &CameraPage::closed, this, [this] { showCamera(false); });
    connect(m_cameraPage, &CameraPage::fileRequested, this, [this] { m_photoBar->askForFile(m_cameraUse); });
    connect(m_cameraPage, &CameraPage::taken, &inbox, [this, &inbox](const QImage& picture) {
        showCamera(false);
        inbox.add(picture, tr("Picture from the camera"), m_cameraUse);
    });
    // Otherwise the picture would be assigned to the newly selected player's board.
    connect(&m_selection, &Selection::playerChanged, m_cameraPage, [this] {
        if (m_cameraPage->isOpen()) {
            m_cameraPage->close();
            showCamera(false);
        }
    });
}

void GamePage::showCamera(bool shown) {
    m_photoPanel->endOutline();
    // Hides one before showing the other: with both at once the window would grow for a moment.
    (shown ? static_cast<QWidget*>(m_splitter) : m_cameraPage)->hide();
    (shown ? static_cast<QWidget*>(m_cameraPage) : m_splitter)->show();
    m_photoBar->setVisible(!shown);
    setFirstFocus(this, shown ? static_cast<QWidget*>(m_cameraPage) : m_boardView);
    if (!shown) {
        m_boardView->setFocus();
    }
}

// The question scales with the window.
void GamePage::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    constexpr int max = 250;
    m_choices->setQuestionHeight(std::min(max, height() * 27 / 100));
    fitPalette();
    fitColumns();
}

// In a low window, a question hides the palette's row of stacks, unless the RowField in it has the focus: the pictures
// need the height.
void GamePage::fitPalette() {
    constexpr int lowest = 200;  // of the pictures
    const QWidget* const stacks = m_palette->stackRow();
    const int palette = m_palette->sizeHint().height() + (stacks->isHidden() ? stacks->sizeHint().height() : 0);
    const bool isLow = m_splitter->height() - m_choices->minimumHeight() - palette < lowest;
    const bool asks = m_choices->minimumHeight() > 0;
    const bool isShown = !asks || !isLow || m_row->hasFocus();
    if (isShown == stacks->isHidden()) {
        m_palette->setStacksVisible(isShown);
        m_palette->layout()->activate();
        m_boardColumn->layout()->activate();
        fitColumns();
    }
}

void GamePage::fitColumns() {
    if (m_columnsMoved || !m_document.isHarmonies()) {
        return;
    }
    const QSize availableSize = m_splitter->size() - QSize(m_splitter->handleWidth(), 0);
    const int below = m_boardColumn->height() - m_pictures->height();
    m_splitter->setSizes(pageColumns({.availableSize = {availableSize.width(), availableSize.height() - below},
                                      .boardAspectRatio = 1 / boardHeight(m_document.harmonies().side, 1),
                                      .hasPhoto = m_photo != nullptr,
                                      .minBoard = m_boardColumn->minimumSizeHint().width(),
                                      .minScore = m_scorePanel->minimumWidth()})
                             .sizes());
    if (!m_picturesMoved) {
        m_pictures->setSizes({availableSize.width(), availableSize.width()});
    }
}

void GamePage::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    fitColumns();
}

void GamePage::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        setWindowTitle(tr("Board"));
        m_boardView->setAccessibleDescription(m_editor.cellInWords());
    }
    QWidget::changeEvent(event);
}

void GamePage::showReplaced() {
    m_selection.reset();
    showPlayers();
    m_boardView->setFocus();
    startTyping();
}

// A board that already has the focus gets no focus event.
void GamePage::startTyping() {
    if (m_boardView->hasFocus()) {
        m_editor.start();
    }
}

void GamePage::showPlayers() {
    const QSignalBlocker quiet(m_players);
    while (m_players->count() > 0) {
        m_players->removeTab(0);
    }
    for (const TablePlayer& player : m_document.players()) {
        const QString name = QString::fromStdString(player.name);
        const int tab = m_players->addTab(QString(name).replace(QLatin1Char('&'), QStringLiteral("&&")));
        m_players->setTabToolTip(tab, plainToolTip(name));
    }
    m_players->setCurrentIndex(m_selection.player());
    m_players->updateGeometry();
}

void GamePage::showPlayer() {
    if (!m_document.isHarmonies()) {
        return;
    }
    {
        const QSignalBlocker quiet(m_players);
        m_players->setCurrentIndex(m_selection.player());
    }
    showBoard();
    startTyping();
}

void GamePage::showPhoto() {
    m_photo = m_document.playerState(m_selection.player()).photo;
    m_photoPanel->endOutline();
    m_photoScene.setPhoto(m_photo.get());
    m_photoPanel->setVisible(m_photo != nullptr);
    fitColumns();
    photoView()->showBoard();
}

void GamePage::showBoard() {
    if (!m_document.isHarmonies()) {
        return;
    }
    const int player = m_selection.player();
    if (m_document.playerState(player).photo != m_photo) {
        showPhoto();
    }
    if (m_selection.cell() && !contains(m_document.harmonies().side, *m_selection.cell())) {
        m_selection.selectCell({});  // another side was chosen
    }
    m_photoBar->refresh(m_photo != nullptr);
    const Board board = m_document.harmoniesPlayer(player).board.value_or(Board(m_document.harmonies().side));
    m_boardScene.setBoard(board);
    m_photoScene.setBoard(board);
    for (const Cell cell : cells(m_document.harmonies().side)) {
        m_boardScene.setDoubtful(cell, m_document.isDoubtful(player, cell));
    }
    showMarks();
}

void GamePage::showMarks() {
    m_boardScene.setSelected(m_selection.cell());
    m_boardScene.setHighlighted(m_selection.highlighted(), m_selection.highlightedIsPath());
    m_photoScene.setMarks(m_document.doubtfulCells(m_selection.player()), m_selection.cell(),
                          m_selection.highlighted());
    if (m_selection.cell()) {
        photoView()->showCell(*m_selection.cell());
    }
    m_palette->refresh();
    m_choices->refresh();
    fitPalette();
    m_boardView->setAccessibleDescription(m_editor.cellInWords());
}

}  // namespace concord::gui
