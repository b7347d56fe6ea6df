#include "app/gui/photo/photo_tray.h"

#include "app/gui/kit/offer_bar.h"
#include "app/gui/photo/photo_strip.h"

#include <QEvent>
#include <QFileInfo>
#include <QLayout>
#include <QPushButton>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <tuple>

namespace concord::gui {

PhotoTray::PhotoTray(PhotoInbox& inbox, Document& document, Selection& selection, QWidget* parent)
    : QWidget(parent),
      m_inbox(inbox),
      m_document(document),
      m_selection(selection),
      m_bar(new OfferBar(this)),
      m_strip(new PhotoStrip(inbox, document, this)) {
    auto* const column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_bar);
    column->addWidget(m_strip);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Maximum);
    m_bar->installEventFilter(this);
    connect(m_bar, &OfferBar::closed, this, [this] {
        if (!m_notice) {
            m_putOff.insert(m_asked);
        }
        m_notice.reset();
        m_asked.clear();
        refresh();
    });
    connect(m_strip, &PhotoStrip::questionRequested, this, &PhotoTray::ask);
    connect(&inbox, &PhotoInbox::notified, this, &PhotoTray::note);
    connect(&inbox, &PhotoInbox::photosChanged, this, &PhotoTray::refresh);
    connect(&inbox, &PhotoInbox::photoChanged, this, &PhotoTray::refresh);
    connect(&document, &Document::structureChanged, this, &PhotoTray::refresh);
    connect(&document, &Document::replaced, this, [this] {
        m_notice.reset();
        m_putOff.clear();
        refresh();
    });
    connect(document.undoStack(), &QUndoStack::indexChanged, this, &PhotoTray::forgetOffer);
    refresh();
}

void PhotoTray::setRoom(Room room) {
    m_room = room;
    refresh();
}

bool PhotoTray::event(QEvent* event) {
    if (event->type() == QEvent::ParentChange && parentWidget() != nullptr) {
        parentWidget()->installEventFilter(this);
    }
    return QWidget::event(event);
}

// Whether the strip may have two lines of text. On a page that needs all of a small window, a window 600 pixels high
// has room for them unless its letters are tall.
bool PhotoTray::hasRoomForTallStrip() const {
    constexpr int fewestLines = 33;
    return m_room == Room::Plenty || window()->height() >= fewestLines * fontMetrics().height();
}

// Whether the strip fits below a page that needs all of a small window, together with a message and a question.
bool PhotoTray::leavesRoomForPage() const {
    const QLayout* const parentLayout = parentWidget() == nullptr ? nullptr : parentWidget()->layout();
    if (m_room != Room::Tight || parentLayout == nullptr) {
        return true;
    }
    constexpr int spareLines = 2;  // pages need somewhat more than their minimum height
    int needed = m_strip->heightForWidth(width()) + spareLines * fontMetrics().height() +
                 (m_bar->isVisibleTo(this) ? m_bar->heightForWidth(width()) : 0);
    for (int i = 0; i < parentLayout->count(); ++i) {
        QLayoutItem* const other = parentLayout->itemAt(i);
        const auto* const pages = qobject_cast<const QStackedWidget*>(other->widget());
        needed += other->widget() == this ? 0
                  : pages != nullptr      ? pages->currentWidget()->minimumSizeHint().height()
                                          : other->minimumSize().height();
    }
    return needed <= parentWidget()->height();
}

// With one player and their photo there is nothing to move.
bool PhotoTray::isWanted() const {
    const std::vector<InboxPhoto>& photos = m_inbox.photos();
    return !photos.empty() && (m_document.playerCount() > 1 ||
                               std::ranges::any_of(photos, [](const InboxPhoto& photo) { return !photo.isOnBoard; }));
}

void PhotoTray::note(const Wording& text, const Wording& offer, const std::function<void()>& accept) {
    m_notice = Notice{text, offer, accept};
    showNotice();
    refresh();
}

// After another step, the "Undo" of a notice would do nothing, and other offers may no longer fit.
void PhotoTray::forgetOffer() {
    if (m_notice && m_notice->offer) {
        m_notice->offer = {};
        showNotice();
    }
}

void PhotoTray::ask(const PhotoId& id) {
    m_putOff.remove(id);
    m_notice.reset();
    if (const InboxPhoto* const photo = m_inbox.find(id); photo != nullptr && photo->question) {
        showQuestion(*photo);
        m_bar->buttons().front()->setFocus();
    }
}

const InboxPhoto* PhotoTray::nextQuestion() const {
    const auto asks = [this](const InboxPhoto& photo) { return photo.question && !m_putOff.contains(photo.id); };
    const InboxPhoto* const asked = m_inbox.find(m_asked);
    if (asked != nullptr && asks(*asked)) {
        return asked;
    }
    const auto found = std::ranges::find_if(m_inbox.photos(), asks);
    return found == m_inbox.photos().end() ? nullptr : &*found;
}

void PhotoTray::refresh() {
    const auto shape = [this] {
        return std::tuple(m_strip->isVisibleTo(this), m_strip->sizeHint(), m_bar->isVisibleTo(this), m_bar->text());
    };
    const auto before = shape();
    showParts();
    if (shape() != before) {
        updateGeometry();  // otherwise the layout of the parent may use the height that it knew before
    }
}

void PhotoTray::showParts() {
    setVisible(m_room != Room::None && (isWanted() || m_notice));
    m_strip->setVisible(isWanted() && leavesRoomForPage());
    m_strip->setLow(!hasRoomForTallStrip());
    if (m_notice) {
        return;
    }
    if (const InboxPhoto* const photo = nextQuestion()) {
        if (photo->id != m_asked || photo->question->text() != m_askedText) {
            showQuestion(*photo);
        }
    } else if (!m_asked.isEmpty() || m_bar->isVisibleTo(this)) {
        m_asked.clear();
        m_bar->hide();
    }
}

void PhotoTray::showNotice() {
    m_asked.clear();
    OfferBar::Choices choices;
    if (m_notice->offer) {
        choices.emplace_back(m_notice->offer, [this, accept = m_notice->accept] {
            m_notice.reset();
            accept();
            refresh();
        });
    }
    m_bar->offer(m_notice->text, choices);
}

void PhotoTray::showQuestion(const InboxPhoto& photo) {
    m_asked = photo.id;
    m_askedText = photo.question->text();
    OfferBar::Choices choices;
    for (const PhotoAnswer answer : photo.question->answers) {
        choices.emplace_back([answer, shown = photo.question->shown] { return answerInWords(answer, shown); },
                             [this, id = photo.id, answer] {
                                 m_asked.clear();
                                 m_inbox.answer(id, answer);
                                 refresh();
                             });
    }
    m_bar->ask(photo.question->text, choices);
    m_bar->showPicture(photo.thumbnail, QFileInfo(photo.file.path).fileName());  // the strip may be hidden
    for (QPushButton* const button : m_bar->buttons()) {
        button->installEventFilter(this);
    }
}

bool PhotoTray::eventFilter(QObject* object, QEvent* event) {
    if (object == parentWidget()) {
        if (event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest) {
            refresh();
        }
        return false;
    }
    switch (event->type()) {
        case QEvent::Enter:
        case QEvent::FocusIn:
            markCells(true);
            break;
        case QEvent::Leave:
        case QEvent::FocusOut:
        case QEvent::Hide:
            markCells(false);
            break;
        default:
            break;
    }
    return QWidget::eventFilter(object, event);
}

// Highlights the cells on which the photo in question and the player's photo differ, or no longer does.
void PhotoTray::markCells(bool on) {
    const InboxPhoto* const photo = m_inbox.find(m_asked);
    const std::optional<int> player =
        photo != nullptr && photo->player && m_document.isHarmonies() ? m_document.find(*photo->player) : std::nullopt;
    if (photo != nullptr && photo->question && !photo->question->cells.empty() && player == m_selection.player() &&
        photo->question->shown == m_document.harmonies().side) {
        m_selection.highlight(on ? photo->question->cells : std::vector<Cell>(), false);
    }
}

}  // namespace concord::gui
