// Where the board lies in a photo, as the four corners that a person drags into place.
#pragma once

#include "app/gui/document/photo.h"

#include <QPointF>
#include <QPolygonF>
#include <QTransform>

#include <vector>

namespace concord::gui {

// The corners of the plate's bounding box in pixels of the stored image, the centre of the first one at (0, 0): from
// the left end of the straight edge, clockwise.
class BoardOutline {
public:
    static constexpr int cornerCount = 4;

    // Where the board was read; where none was, a frame in the middle of the photo, upright as the photo is seen.
    explicit BoardOutline(const Photo& photo);

    const QPolygonF& corners() const { return m_corners; }
    void move(int corner, QPointF to);  // stays in the photo or a fifth of it around
    void shift(QPointF by);             // all four
    void turn();                        // the straight edge goes on to the next side, clockwise
    // Whether a camera could see a board so: clockwise as the photo is seen, no sides crossing, none too short.
    bool isUsable() const;
    QTransform photoFromBoard() const;        // board millimetres to pixels; the identity while not usable
    std::vector<QPointF> forReading() const;  // as vision::ReadOptions wants them

private:
    QPointF kept(QPointF point) const;

    QSizeF m_stored;
    bool m_mirrored;  // the stored image is seen the other way round
    QPolygonF m_corners;
};

}  // namespace concord::gui
