#include "app/gui/score/score_panel.h"

#include "app/gui/document/game_extras.h"
#include "app/gui/kit/icons.h"
#include "app/gui/kit/names_header.h"
#include "app/gui/score/score_item_delegate.h"
#include "app/text/words.h"

#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QScrollBar>
#include <QTableView>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>

namespace concord::gui {

namespace {

constexpr int roomyHeight = 560;  // in pixels: a lower panel is laid out more tightly
constexpr int leastPadding = 4;   // above and below a row's text together: with less, letters such as g are cut off

}  // namespace

ScorePanel::ScorePanel(const Document& document, Selection& selection, QWidget* parent)
    : QWidget(parent),
      m_document(document),
      m_selection(selection),
      m_pad(document, PadModel::ReadOnly()),
      m_items(document),
      m_headline(new QLabel(this)),
      m_certainty(new QLabel(this)),
      m_nextDoubtful(new QPushButton(this)),
      m_dispute(new QPushButton(this)),
      m_buttons(new QBoxLayout(QBoxLayout::TopToBottom)),
      m_padView(new QTableView(this)),
      m_names(new NamesHeader(m_padView)),
      m_itemsView(new QTreeView(this)) {
    auto* const column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    QFont large = font();
    large.setPointSizeF(large.pointSizeF() * 1.8);
    large.setBold(true);
    m_headline->setFont(large);
    m_headline->setTextFormat(Qt::PlainText);
    m_certainty->setWordWrap(true);
    m_dispute->setIcon(icon(QStringLiteral("dispute")));
    column->addWidget(m_headline);
    column->addWidget(m_certainty);
    m_buttons->setSpacing(column->spacing());
    m_buttons->addWidget(m_nextDoubtful, 1);
    m_buttons->addWidget(m_dispute);
    column->addLayout(m_buttons);
    column->addWidget(m_padView);
    column->addWidget(m_itemsView, 1);
    layOutPad();
    layOutItems();
    m_afterPaint.setSingleShot(true);
    m_afterPaint.setInterval(0);
    connect(&m_afterPaint, &QTimer::timeout, this, &ScorePanel::showCertainty);
    connect(m_nextDoubtful, &QPushButton::clicked, this, &ScorePanel::nextDoubtfulRequested);
    connect(m_dispute, &QPushButton::clicked, this,
            [this] { emit disputeRequested(m_items.rowOf(m_itemsView->currentIndex())); });
    connect(&document, &Document::replaced, m_itemsView, &QTreeView::scrollToTop);
    connect(&document, &Document::changed, this, &ScorePanel::refresh);
    connect(&selection, &Selection::playerChanged, this, [this] {
        m_items.setPlayer(m_selection.player());
        refresh();
    });
    // Once nothing is highlighted any more, an item with cells is deselected; one without cells stays selected.
    connect(&selection, &Selection::highlightedChanged, this, [this] {
        const QModelIndex current = m_itemsView->currentIndex();
        if (m_selection.highlighted().empty() && current.isValid() && !m_items.cellsOf(current).empty()) {
            m_itemsView->setCurrentIndex({});
            m_itemsView->clearSelection();
        }
    });
    // The current item is about to be deselected. Cells that something else has highlighted stay highlighted.
    connect(&m_items, &ScoreItemsModel::modelAboutToBeReset, this, [this] {
        const QModelIndex current = m_itemsView->currentIndex();
        if (current.isValid() && m_selection.highlighted() == m_items.cellsOf(current)) {
            m_selection.highlight({}, false);
        }
    });
    setTexts();
    refresh();
}

void ScorePanel::layOutPad() {
    m_padView->setHorizontalHeader(m_names);
    m_padView->setModel(&m_pad);
    m_padView->setSelectionMode(QAbstractItemView::NoSelection);
    m_padView->setFocusPolicy(Qt::NoFocus);
    m_padView->setShowGrid(true);
    QFont names = font();
    names.setPointSizeF(names.pointSizeF() * 0.9);
    m_names->setFont(names);
    m_names->setSectionsClickable(true);
    m_padView->verticalHeader()->setMinimumSectionSize(fontMetrics().height() + leastPadding);
    m_padView->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_padView->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    connect(m_padView, &QTableView::clicked, this, &ScorePanel::openPadCell);
    connect(m_padView->verticalHeader(), &QHeaderView::sectionClicked, this,
            [this](int row) { openPadCell(m_pad.index(row, m_selection.player())); });
    connect(m_names, &QHeaderView::sectionClicked, this, [this](int player) { m_selection.selectPlayer(player); });
}

void ScorePanel::layOutItems() {
    m_itemsView->setModel(&m_items);
    m_itemsView->setItemDelegate(new ScoreItemDelegate(m_itemsView));
    m_itemsView->setHeaderHidden(true);
    m_itemsView->setRootIsDecorated(false);
    m_itemsView->setItemsExpandable(false);
    m_itemsView->setExpandsOnDoubleClick(false);
    m_itemsView->setIndentation(0);
    m_itemsView->setMouseTracking(true);
    m_itemsView->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_itemsView->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_itemsView->setMinimumHeight(2 * fontMetrics().height());
    connect(m_itemsView->selectionModel(), &QItemSelectionModel::currentChanged, this, &ScorePanel::highlightCurrent);
}

QString ScorePanel::headline() const { return m_headline->text(); }

QString ScorePanel::certaintyText() {
    if (m_afterPaint.isActive()) {
        showCertainty();
    }
    return m_certainty->text();
}

void ScorePanel::showCertainty() {
    m_afterPaint.stop();
    if (m_document.isOpen() && m_selection.player() < m_document.playerCount()) {
        m_certainty->setText(extrasOf(m_document.game()).certainty(m_document, m_selection.player()));
    }
}

void ScorePanel::setTexts() {
    m_nextDoubtful->setText(tr("Next doubtful cell (N)"));
    m_dispute->setAccessibleName(tr("Why this score?"));
    m_dispute->setToolTip(tr("Go through everything that was counted and compare it with the paper (Ctrl+D)"));
    m_padView->setAccessibleName(tr("Score pad"));
    m_itemsView->setAccessibleName(tr("Every point and its reason"));
    fitButtons();
}

// Where space is short, both buttons stand in one row, which leaves more space for the reasons.
void ScorePanel::fitButtons() {
    constexpr int aroundIcon = 28;
    const int iconOnly = m_dispute->iconSize().width() + aroundIcon;
    const int inRow = m_nextDoubtful->sizeHint().width() + m_buttons->spacing() + iconOnly;
    const bool areInRow = height() < roomyHeight && !m_nextDoubtful->isHidden() && inRow <= width();
    m_buttons->setDirection(areInRow ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_dispute->setText(areInRow ? QString() : m_dispute->accessibleName());
}

void ScorePanel::refresh() {
    if (!m_document.isOpen() || m_selection.player() >= m_document.playerCount()) {
        return;
    }
    const int scrolledTo = m_itemsView->verticalScrollBar()->value();
    const int player = m_selection.player();
    const int total = m_document.score().total(static_cast<std::size_t>(player));
    const QString points = words::points(total);
    m_headline->setText(m_document.playerCount() == 1
                            ? points
                            : tr("%1: %2").arg(QString::fromStdString(m_document.player(player).name), points));
    m_afterPaint.start();
    m_nextDoubtful->setVisible(!m_document.doubtfulCells(player).empty());
    fitButtons();
    m_itemsView->expandAll();
    m_itemsView->verticalScrollBar()->setValue(scrolledTo);
    fitPad();
}

void ScorePanel::fitPad() {
    if (m_pad.columnCount() != m_document.playerCount()) {
        return;  // the pad model has not updated yet, and this is called again afterwards
    }
    int height = m_padView->frameWidth() * 2;
    if (m_pad.columnCount() > 1) {
        m_names->show();
        height += m_names->sizeHint().height();
    } else {
        m_names->hide();
    }
    fitNumbers();
    m_names->fit();
    const int padding = this->height() >= roomyHeight ? leastPadding + 1 : leastPadding;
    m_padView->verticalHeader()->setDefaultSectionSize(fontMetrics().height() + padding);
    height += m_padView->verticalHeader()->length();
    m_padView->setFixedHeight(height);
}

// Long row names must leave enough space for the numbers.
void ScorePanel::fitNumbers() {
    QFont sums = font();
    sums.setBold(true);
    const int margin = style()->pixelMetric(QStyle::PM_FocusFrameHMargin, nullptr, m_padView) + 2;
    const int numberWidth = QFontMetrics(sums).horizontalAdvance(QStringLiteral("000")) + 2 * margin;
    m_names->setMinimumSectionSize(numberWidth);
    QHeaderView* const rows = m_padView->verticalHeader();
    const int max = std::max(numberWidth, width() - 2 * m_padView->frameWidth() - m_pad.columnCount() * numberWidth);
    if (rows->maximumWidth() != max) {
        rows->setMaximumWidth(max);
        emit rows->geometriesChanged();  // the table does not lay itself out otherwise
    }
}

void ScorePanel::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fitButtons();
    fitPad();
}

void ScorePanel::highlightCurrent(const QModelIndex& index) {
    if (index.isValid()) {
        m_selection.highlight(m_items.cellsOf(index), index.data(ScoreItemsModel::IsPathRole).toBool());
    }
}

void ScorePanel::openPadCell(const QModelIndex& index) {
    m_selection.selectPlayer(index.column());
    const QModelIndex row = m_items.indexOfRow(m_pad.idOf(index.row()));
    if (row.isValid()) {
        m_itemsView->setCurrentIndex(row);
        m_itemsView->scrollTo(row, QAbstractItemView::PositionAtTop);
    } else {
        m_selection.highlight({}, false);
    }
}

void ScorePanel::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        setTexts();
        refresh();
    }
    QWidget::changeEvent(event);
}

}  // namespace concord::gui
