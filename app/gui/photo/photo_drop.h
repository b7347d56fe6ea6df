// Photos of the strip can be dropped on other widgets that show players, such as their tabs.
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

// The photo that is dragged, from the strip of this program.
QMimeData* photoAsMimeData(const PhotoId& id);
PhotoId photoOf(const QMimeData& data);  // empty: it is none
QString photoMimeType();

class PhotoDrop : public QObject {
    Q_OBJECT

public:
    // playerAt: whom the place belongs to; nothing: nobody. Lives as long as the widget.
    PhotoDrop(PhotoInbox& inbox, Document& document, QWidget* onto, std::function<std::optional<int>(QPoint)> playerAt);

    bool eventFilter(QObject* object, QEvent* event) override;

private:
    std::optional<int> playerOf(const QDropEvent& event) const;

    PhotoInbox& m_inbox;
    Document& m_document;
    std::function<std::optional<int>(QPoint)> m_playerAt;
};

}  // namespace concord::gui
