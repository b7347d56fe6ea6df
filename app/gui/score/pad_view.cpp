#include "app/gui/score/pad_view.h"

#include "app/gui/score/pad_delegate.h"
#include "app/gui/score/pad_header.h"

#include <QContextMenuEvent>
#include <QHeaderView>
#include <QKeyEvent>
#include <QMouseEvent>

#include <algorithm>

namespace concord::gui {

namespace {

constexpr double widestColumn = 14;  // in row heights

}  // namespace

PadView::PadView(PadModel& model, QWidget* parent) : QTableView(parent), m_pad(model), m_header(new PadHeader) {
    setVerticalHeader(m_header);
    setModel(&model);
    setItemDelegate(new PadDelegate(this));
    setAccessibleName(tr("Score pad"));
    setMouseTracking(true);
    setSelectionMode(SingleSelection);
    setEditTriggers(DoubleClicked | EditKeyPressed | AnyKeyPressed | SelectedClicked);
    setTabKeyNavigation(false);
    setFrameShape(NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(ScrollPerPixel);
    horizontalHeader()->hide();
    horizontalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    horizontalHeader()->setMinimumSectionSize(20);
    viewport()->setBackgroundRole(QPalette::Window);
    connect(this, &QTableView::clicked, this, [this](const QModelIndex& index) {
        if (m_pad.kindOf(index.row()) == PadModel::Row::Board) {
            emit boardRequested(index.column());
        }
    });
    for (const auto signal : {&PadModel::rowsInserted, &PadModel::rowsRemoved}) {
        connect(&model, signal, this, [this] { fit(); });
    }
    connect(&model, &PadModel::modelReset, this, [this] { fit(); });  // another game
    for (const auto signal : {&PadModel::columnsInserted, &PadModel::columnsRemoved}) {
        connect(&model, signal, this, [this] { fit(); });
    }
}

int PadView::player() const { return std::max(0, currentIndex().column()); }

void PadView::selectPlayer(int player) {
    if (currentIndex().isValid() && currentIndex().column() == player) {
        return;
    }
    // Left open in the old column, the editor would take a number that is meant for the new one.
    if (QWidget* const editor = indexWidget(currentIndex())) {
        closeEditor(editor, QAbstractItemDelegate::RevertModelCache);
    }
    const int row = currentIndex().isValid() ? currentIndex().row() : m_pad.firstNumber();
    setCurrentIndex(m_pad.index(row, player));
}

void PadView::fit() {
    const int rows = m_pad.rowCount();
    const int columns = m_pad.columnCount();
    if (rows == 0 || columns == 0) {
        return;
    }
    const int min = fontMetrics().height() + 8;
    const int height = std::max(min, viewport()->height() / rows);
    m_header->setDefaultSectionSize(height);
    m_header->setFixedWidth(m_header->widthFor(height));
    const int free = width() - m_header->width() - 2 * frameWidth();
    horizontalHeader()->setDefaultSectionSize(std::min(free / columns, static_cast<int>(height * widestColumn)));
}

// Down the column, then to the next player, skipping numbers that break a tie. After the last player, or from one of
// those numbers, to the first of them that is missing, or else to the total.
void PadView::selectNextNumber() {
    const QModelIndex current = currentIndex();
    const bool breaksTie = m_pad.breaksTie(current.row());
    int row = current.row() + 1;
    for (int player = current.column(); !breaksTie && player < m_pad.columnCount();
         ++player, row = m_pad.firstNumber()) {
        for (; row < m_pad.rowCount(); ++row) {
            if (!m_pad.breaksTie(row) && m_pad.index(row, player).flags().testFlag(Qt::ItemIsEditable)) {
                setCurrentIndex(m_pad.index(row, player));
                return;
            }
        }
    }
    const int total = m_pad.rowOf("total");
    if (const QModelIndex wanted = m_pad.wantedForTie(); wanted.isValid()) {
        setCurrentIndex(wanted);
    } else if (total >= 0) {
        setCurrentIndex(m_pad.index(total, m_pad.columnCount() - 1));
    }
}

void PadView::open(const QModelIndex& index) {
    if (m_pad.kindOf(index.row()) == PadModel::Row::Board) {
        emit boardRequested(index.column());
    } else if (index.flags().testFlag(Qt::ItemIsEditable)) {
        edit(index);
    }
}

void PadView::keyPressEvent(QKeyEvent* event) {
    const QModelIndex current = currentIndex();
    if (!current.isValid() || state() == EditingState) {
        QTableView::keyPressEvent(event);
        return;
    }
    switch (event->key()) {
        case Qt::Key_Return:
        case Qt::Key_Enter:
        case Qt::Key_Space:
            open(current);
            break;
        case Qt::Key_Delete:
        case Qt::Key_Backspace:
            m_pad.setData(current, QString());
            break;
        default:
            QTableView::keyPressEvent(event);
    }
}

bool PadView::showsMark(const QModelIndex& index) const {
    const QModelIndex current = currentIndex();
    if (index == current && state() == EditingState) {
        return false;
    }
    const bool isMissing = m_pad.kindOf(index.row()) == PadModel::Row::Number && index.data().toString().isEmpty();
    return !isMissing || current.row() != index.row();
}

// The mark at this place of the view; null if there is none.
const PadMark* PadView::markUnder(const QPoint& place) const {
    const QModelIndex index = indexAt(place);
    const bool isOnMark = index.isValid() && showsMark(index) && markRect(visualRect(index)).contains(place);
    return isOnMark ? m_pad.markAt(index) : nullptr;
}

// A click on a mark leads to what it is about, and edits nothing.
void PadView::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton || markUnder(event->pos()) == nullptr) {
        QTableView::mousePressEvent(event);
    }
}

void PadView::mouseReleaseEvent(QMouseEvent* event) {
    const PadMark* const mark = event->button() == Qt::LeftButton ? markUnder(event->pos()) : nullptr;
    if (mark == nullptr) {
        QTableView::mouseReleaseEvent(event);
    } else {
        setCurrentIndex(indexAt(event->pos()));
        emit markClicked(PadMark(*mark));
    }
}

void PadView::closeEditor(QWidget* editor, QAbstractItemDelegate::EndEditHint hint) {
    QTableView::closeEditor(editor, hint);
    if (hint == QAbstractItemDelegate::SubmitModelCache) {
        selectNextNumber();
    }
}

void PadView::contextMenuEvent(QContextMenuEvent* event) {
    const bool byKey = event->reason() == QContextMenuEvent::Keyboard;
    const QModelIndex index = byKey ? currentIndex() : indexAt(event->pos());
    if (index.isValid()) {
        setCurrentIndex(index);
        emit menuRequested(index.column(),
                           byKey ? viewport()->mapToGlobal(visualRect(index).center()) : event->globalPos());
    }
}

void PadView::currentChanged(const QModelIndex& current, const QModelIndex& previous) {
    QTableView::currentChanged(current, previous);
    if (current.isValid() && current.column() != previous.column()) {
        emit playerSelected(current.column());
    }
    if (current.row() != previous.row()) {
        viewport()->update();  // shows marks that were hidden while their row was selected
        emit rowSelected();
    }
}

void PadView::resizeEvent(QResizeEvent* event) {
    QTableView::resizeEvent(event);
    fit();
}

void PadView::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        setAccessibleName(tr("Score pad"));
        fit();
    }
    QTableView::changeEvent(event);
}

}  // namespace concord::gui
