#include "app/gui/photo/board_outline.h"

#include "app/gui/photo/photo_scene.h"

#include "vision/geometry/board_frame.h"

#include <QLineF>
#include <opencv2/calib3d.hpp>

#include <algorithm>

namespace concord::gui {

namespace {

const QPolygonF& boundingBoxCornersMm() {
    constexpr double w = vision::plateWidthMm / 2;
    constexpr double h = vision::plateHeightMm / 2;
    static const QPolygonF corners{{{-w, h}, {w, h}, {w, -h}, {-w, -h}}};
    return corners;
}

// The corners that match the edge of the board as it was read; empty if they cannot be determined.
QPolygonF cornersOf(const vision::Reading& reading) {
    const std::vector<cv::Point2d>& boardEdge = vision::plateOutlineMm();
    if (reading.boardOutline.size() != boardEdge.size()) {
        return {};
    }
    const cv::Mat photoFromBoard = cv::findHomography(boardEdge, reading.boardOutline);
    if (photoFromBoard.empty()) {
        return {};
    }
    std::vector<cv::Point2d> cornersMm;
    for (const QPointF corner : boundingBoxCornersMm()) {
        cornersMm.emplace_back(corner.x(), corner.y());
    }
    std::vector<cv::Point2d> seen;
    cv::perspectiveTransform(cornersMm, seen, photoFromBoard);
    QPolygonF corners;
    for (const cv::Point2d& corner : seen) {
        corners << QPointF(corner.x, corner.y);
    }
    return corners;
}

// As large as the photo allows, with a margin of table around it.
QPolygonF frameInTheMiddle(QSizeF stored, int exifOrientation) {
    const QTransform display = displayFromStored(stored, exifOrientation);
    const QRectF seen = display.mapRect(QRectF(QPointF(0, 0), stored));
    constexpr double shareOfPhoto = 0.7;
    const QSizeF size =
        QSizeF(vision::plateWidthMm, vision::plateHeightMm).scaled(shareOfPhoto * seen.size(), Qt::KeepAspectRatio);
    QRectF frame(QPointF(0, 0), size);
    frame.moveCenter(seen.center());
    return display.inverted().map(
        QPolygonF({frame.topLeft(), frame.topRight(), frame.bottomRight(), frame.bottomLeft()}));
}

}  // namespace

BoardOutline::BoardOutline(const Photo& photo)
    : m_stored(QSizeF(photo.picture.size()) / photo.scale),
      m_mirrored(displayFromStored(m_stored, photo.exifOrientation).determinant() < 0) {
    if (photo.reading) {
        m_corners = cornersOf(*photo.reading);
    }
    if (m_corners.size() != cornerCount || !isUsable()) {
        m_corners = frameInTheMiddle(m_stored, photo.exifOrientation);
    }
}

QRectF BoardOutline::limits() const {
    const double x = m_stored.width() / 5;
    const double y = m_stored.height() / 5;
    return QRectF(QPointF(0, 0), m_stored).adjusted(-x, -y, x, y);
}

void BoardOutline::move(int corner, QPointF to) {
    const QRectF area = limits();
    m_corners[corner] = {std::clamp(to.x(), area.left(), area.right()), std::clamp(to.y(), area.top(), area.bottom())};
}

// The outline as it was read may reach beyond the limits; it then moves only towards them.
void BoardOutline::shift(QPointF by) {
    const QRectF area = limits();
    const QRectF box = m_corners.boundingRect();
    const double x =
        std::clamp(by.x(), std::min(0.0, area.left() - box.left()), std::max(0.0, area.right() - box.right()));
    const double y =
        std::clamp(by.y(), std::min(0.0, area.top() - box.top()), std::max(0.0, area.bottom() - box.bottom()));
    m_corners.translate(x, y);
}

void BoardOutline::turn() { std::rotate(m_corners.begin(), m_corners.begin() + 1, m_corners.end()); }

bool BoardOutline::isUsable() const {
    const double shortest = 0.03 * std::max(m_stored.width(), m_stored.height());
    for (int i = 0; i < cornerCount; ++i) {
        const QPointF here = m_corners[i];
        const QPointF next = m_corners[(i + 1) % cornerCount];
        const QPointF afterNext = m_corners[(i + 2) % cornerCount];
        if (QLineF(here, next).length() < shortest) {
            return false;
        }
        const QPointF side = next - here;
        const QPointF nextSide = afterNext - next;
        const double cross = side.x() * nextSide.y() - side.y() * nextSide.x();  // positive: clockwise
        if (m_mirrored ? cross >= 0 : cross <= 0) {
            return false;
        }
    }
    return true;
}

QTransform BoardOutline::photoFromBoard() const {
    QTransform photoFromBoard;
    if (!isUsable() || !QTransform::quadToQuad(boundingBoxCornersMm(), m_corners, photoFromBoard)) {
        return {};
    }
    return photoFromBoard;
}

std::vector<QPointF> BoardOutline::forReading() const { return {m_corners.begin(), m_corners.end()}; }

}  // namespace concord::gui
