// Lets photos of the strip be dropped on widgets that show players, such as their tabs.
#pragma once

#include "app/gui/photo/photo_inbox.h"

#include <QObject>
#include <QPoint>

#include <functional>
#include <optional>

class QDropEvent;
class QMimeData;
class QWidget;

namespace concord::gui {

// A photo dragged from this program's strip.
QMimeData* photoAsMimeData(const PhotoId& id);
PhotoId photoOf(const QMimeData& data);  // empty if it holds none
QString photoMimeType();

class PhotoDrop : public QObject {
    Q_OBJECT

public:
    // playerAt: the player at a position of the widget, if any. The widget owns this object.
    PhotoDrop(PhotoInbox& inbox, Document& document, QWidget* target,
              std::function<std::optional<int>(QPoint)> playerAt);

    bool eventFilter(QObject* object, QEvent* event) override;

private:
    std::optional<int> playerOf(const QDropEvent& event) const;

    PhotoInbox& m_inbox;
    Document& m_document;
    std::function<std::optional<int>(QPoint)> m_playerAt;
};

}  // namespace concord::gui
