#include "app/gui/photo/photo_strip.h"

#include <QContextMenuEvent>
#include <QEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QScrollBar>

#include <algorithm>
#include <utility>

namespace concord::gui {

namespace {

constexpr int edge = 2;

}  // namespace

PhotoStrip::PhotoStrip(PhotoInbox& inbox, Document& document, QWidget* parent)
    : QListView(parent), m_inbox(inbox), m_document(document), m_model(inbox, document) {
    setModel(&m_model);
    setItemDelegate(&m_delegate);
    setFlow(QListView::LeftToRight);
    setWrapping(false);
    setUniformItemSizes(true);
    setMouseTracking(true);
    setFrameShape(QFrame::NoFrame);
    viewport()->setAutoFillBackground(false);  // the window's background shows through
    setSelectionMode(QAbstractItemView::SingleSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    setDragDropMode(QAbstractItemView::DragDrop);
    setDefaultDropAction(Qt::MoveAction);
    setDragDropOverwriteMode(true);  // onto a photo, never between two
    setDropIndicatorShown(true);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Maximum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    connect(&m_model, &QAbstractItemModel::modelReset, this, [this] {
        fit();
        setCurrentIndex(m_model.indexOf(m_current));
    });
    connect(selectionModel(), &QItemSelectionModel::currentChanged, this, [this](const QModelIndex& index) {
        if (const InboxPhoto* const photo = m_model.photo(index)) {
            m_current = photo->id;
        }
    });
    setTexts();
}

void PhotoStrip::setTexts() {
    setAccessibleName(tr("Photos"));
    setAccessibleDescription(tr("Drag a photo to the player whose board it shows, or press the number of the seat."));
}

void PhotoStrip::changeEvent(QEvent* event) {
    QListView::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        setTexts();
        m_model.setTexts();
    }
}

QSize PhotoStrip::sizeHint() const {
    const bool scrolls = horizontalScrollBar()->maximum() > 0;
    const int height = m_isLow ? PhotoStripDelegate::lowHeight : PhotoStripDelegate::height;
    return {400, height + edge + (scrolls ? horizontalScrollBar()->sizeHint().height() : 0)};
}

// The strip does not make the smallest window larger, but where there is space it gets its height.
QSize PhotoStrip::minimumSizeHint() const { return {120, 0}; }

int PhotoStrip::heightForWidth(int /*width*/) const { return sizeHint().height(); }

void PhotoStrip::setLow(bool low) {
    if (std::exchange(m_isLow, low) != low) {
        fit();
    }
}

// The more photos, the narrower each is; when they are as narrow as they may be, the strip scrolls.
void PhotoStrip::fit() {
    constexpr int narrow = 150;
    constexpr int wide = 240;
    const int count = std::max(1, m_model.rowCount());
    const int room = height() - edge;
    m_delegate.setSize({std::clamp((viewport()->width() - edge) / count, narrow, wide),
                        room < PhotoStripDelegate::height ? std::max(0, std::min(room, PhotoStripDelegate::lowHeight))
                                                          : PhotoStripDelegate::height});
    scheduleDelayedItemsLayout();
    updateGeometry();
}

void PhotoStrip::resizeEvent(QResizeEvent* event) {
    QListView::resizeEvent(event);
    fit();
}

void PhotoStrip::activate(const QModelIndex& index) {
    const InboxPhoto* const photo = m_model.photo(index);
    if (photo != nullptr && photo->question) {
        emit questionRequested(photo->id);
    } else if (const std::optional<int> player = m_model.player(index)) {
        emit playerRequested(*player);
    }
}

void PhotoStrip::give(const QModelIndex& index, int player) {
    const InboxPhoto* const photo = m_model.photo(index);
    if (photo != nullptr && player < m_document.playerCount()) {
        m_inbox.give(PhotoId(photo->id), m_document.playerState(player).player);
    }
}

void PhotoStrip::remove(const QModelIndex& index) {
    if (const InboxPhoto* const photo = m_model.photo(index)) {
        m_inbox.remove(PhotoId(photo->id));
    }
}

void PhotoStrip::mouseReleaseEvent(QMouseEvent* event) {
    const QModelIndex index = indexAt(event->pos());
    const bool wasDragged = state() == DraggingState;
    QListView::mouseReleaseEvent(event);
    if (event->button() != Qt::LeftButton || wasDragged || !index.isValid()) {
        return;
    }
    const InboxPhoto* const photo = m_model.photo(index);
    const bool isBusy =
        photo != nullptr && (photo->state == InboxState::Waiting || photo->state == InboxState::Reading);
    if (isBusy && PhotoStripDelegate::stopButton(visualRect(index)).contains(event->pos())) {
        m_inbox.cancel(PhotoId(photo->id));
    } else {
        activate(index);
    }
}

void PhotoStrip::keyPressEvent(QKeyEvent* event) {
    const QModelIndex index = currentIndex();
    const int seat = event->key() - Qt::Key_1;
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter || event->key() == Qt::Key_Space) {
        activate(index);
    } else if (event->key() == Qt::Key_Delete) {
        remove(index);
    } else if (seat >= 0 && seat < m_document.playerCount() && m_document.isHarmonies()) {
        give(index, seat);
    } else {
        QListView::keyPressEvent(event);
    }
}

void PhotoStrip::fillMenu(QMenu& menu, const QModelIndex& index) {
    const InboxPhoto* const photo = m_model.photo(index);
    if (photo == nullptr) {
        return;
    }
    const PhotoId id = photo->id;
    const bool isBusy = photo->state == InboxState::Waiting || photo->state == InboxState::Reading;
    if (photo->question) {
        for (const PhotoAnswer answer : photo->question->answers) {
            menu.addAction(answerInWords(answer, photo->question->shown), this,
                           [this, id, answer] { m_inbox.answer(id, answer); });
        }
        menu.addSeparator();
    }
    const int playerCount =
        m_document.isHarmonies() && photo->state != InboxState::Unreadable ? m_document.playerCount() : 0;
    for (int player = 0; player < playerCount; ++player) {
        if (m_model.player(index) == player && photo->isOnBoard) {
            continue;
        }
        QString name = QString::fromStdString(m_document.player(player).name);
        const PlayerId to = m_document.playerState(player).player;
        menu.addAction(tr("Give to %1").arg(name.replace(QLatin1Char('&'), QStringLiteral("&&"))), this,
                       [this, id, to] { m_inbox.give(id, to); });
    }
    menu.addSeparator();
    if (isBusy) {
        menu.addAction(tr("&Stop reading"), this, [this, id] { m_inbox.cancel(id); });
    } else if (!photo->isOnBoard) {
        menu.addAction(tr("&Read again"), this, [this, id] { m_inbox.readAgain(id); });
    }
    if (m_inbox.canRemove(id)) {
        menu.addAction(tr("Remo&ve"), this, [this, id] { m_inbox.remove(id); });
    }
}

void PhotoStrip::contextMenuEvent(QContextMenuEvent* event) {
    const bool byKey = event->reason() == QContextMenuEvent::Keyboard;
    const QModelIndex index = byKey ? currentIndex() : indexAt(event->pos());
    QMenu menu(this);
    fillMenu(menu, index);
    if (!menu.isEmpty()) {
        menu.exec(byKey ? viewport()->mapToGlobal(visualRect(index).center()) : event->globalPos());
    }
}

}  // namespace concord::gui
