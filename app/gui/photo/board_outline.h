// The outline of the board in a photo: four corners that a person drags into place.
#pragma once

#include "app/gui/document/photo.h"

#include <QPointF>
#include <QPolygonF>
#include <QTransform>

#include <vector>

namespace concord::gui {

// The corners of the board's bounding box in pixels of the stored image, where (0, 0) is the centre of the first pixel:
// clockwise as displayed, from the left end of the straight edge, seen with that edge at the top.
class BoardOutline {
public:
    static constexpr int cornerCount = 4;

    // The board as it was read; where that gives no usable outline, a frame in the middle of the photo, upright as the
    // photo is displayed.
    explicit BoardOutline(const Photo& photo);

    const QPolygonF& corners() const { return m_corners; }
    // move() and shift() take no corner further out than the photo and a margin of a fifth of its size; the outline as
    // it was read may begin beyond.
    void move(int corner, QPointF to);
    void shift(QPointF by);  // all four, without changing the shape
    void turn();             // the straight edge moves to the next side, clockwise
    // Whether a camera could see a board like this: clockwise as displayed, no crossing sides, none too short.
    bool isUsable() const;
    QTransform photoFromBoard() const;        // board millimetres to pixels; the identity while not usable
    std::vector<QPointF> forReading() const;  // as vision::ReadOptions wants them

private:
    QRectF limits() const;

    QSizeF m_stored;
    bool m_mirrored;  // the stored image is mirrored when displayed
    QPolygonF m_corners;
};

}  // namespace concord::gui
