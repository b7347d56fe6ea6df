#include "app/gui/photo/close_up.h"

#include "app/gui/photo/photo_scene.h"

#include <algorithm>

namespace concord::gui {

QImage closeUpPicture(const Photo& photo, const vision::CellReading& cell, int size) {
    QPolygonF corners;
    for (const cv::Point2d& corner : cell.outline) {
        corners << photo.scale * QPointF(corner.x, corner.y);
    }
    corners << photo.scale * QPointF(cell.center.x, cell.center.y);  // include the base of a tall stack
    const QRectF around = corners.boundingRect();
    const double side = 1.3 * std::max(around.width(), around.height());  // with some surroundings
    const QRectF square(around.center() - QPointF(side / 2, side / 2), QSizeF(side, side));
    const QRect part = square.toAlignedRect().intersected(photo.picture.rect());
    if (part.width() < 2 || part.height() < 2) {
        return {};
    }
    const QImage upright =
        photo.picture.copy(part).transformed(displayFromStored(QSizeF(part.size()), photo.exifOrientation));
    return upright.scaled(QSize(size, size), Qt::KeepAspectRatio, Qt::SmoothTransformation);
}

QPixmap closeUp(const Photo& photo, const vision::CellReading& cell, int size) {
    constexpr int oversampling = 2;  // sharp on any screen
    const QImage picture = closeUpPicture(photo, cell, oversampling * size);
    if (picture.isNull()) {
        return {};
    }
    QPixmap pixmap = QPixmap::fromImage(picture);
    pixmap.setDevicePixelRatio(oversampling);
    return pixmap;
}

}  // namespace concord::gui
