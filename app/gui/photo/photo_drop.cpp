#include "app/gui/photo/photo_drop.h"

#include <QDropEvent>
#include <QMimeData>
#include <QWidget>

#include <utility>

namespace concord::gui {

QString photoMimeType() { return QStringLiteral("application/x-concord-photo"); }

QMimeData* photoAsMimeData(const PhotoId& id) {
    auto* const data = new QMimeData;
    data->setData(photoMimeType(), id.toUtf8());
    return data;
}

PhotoId photoOf(const QMimeData& data) { return QString::fromUtf8(data.data(photoMimeType())); }

PhotoDrop::PhotoDrop(PhotoInbox& inbox, Document& document, QWidget* target,
                     std::function<std::optional<int>(QPoint)> playerAt)
    : QObject(target), m_inbox(inbox), m_document(document), m_playerAt(std::move(playerAt)) {
    target->setAcceptDrops(true);
    target->installEventFilter(this);
}

std::optional<int> PhotoDrop::playerOf(const QDropEvent& event) const {
    const std::optional<int> player =
        photoOf(*event.mimeData()).isEmpty() ? std::nullopt : m_playerAt(event.position().toPoint());
    return player && *player >= 0 && *player < m_document.playerCount() ? player : std::nullopt;
}

bool PhotoDrop::eventFilter(QObject* object, QEvent* event) {
    const QEvent::Type type = event->type();
    if (type != QEvent::DragEnter && type != QEvent::DragMove && type != QEvent::Drop) {
        return QObject::eventFilter(object, event);
    }
    auto& drop = *static_cast<QDropEvent*>(event);
    if (photoOf(*drop.mimeData()).isEmpty()) {
        return QObject::eventFilter(object, event);  // the window takes dropped files
    }
    const std::optional<int> player = playerOf(drop);
    drop.setAccepted(player || type == QEvent::DragEnter);
    if (player && type == QEvent::Drop) {
        drop.setDropAction(Qt::MoveAction);
        m_inbox.give(photoOf(*drop.mimeData()), m_document.playerState(*player).player);
    }
    return true;
}

}  // namespace concord::gui
