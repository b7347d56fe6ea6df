// Maps cells to scene coordinates and back: flat-topped hexes, the short columns
// half a cell lower, a1 at the top left.
#pragma once

#include "scoring/harmonies/cell.h"

#include <QPointF>
#include <QPolygonF>
#include <QRectF>

#include <optional>

namespace concord::gui {

class BoardLayout {
public:
    // radius: centre to corner, in scene units.
    explicit BoardLayout(Side side, double radius = 100);

    Side side() const { return m_side; }
    double radius() const { return m_radius; }

    QPointF centre(Cell cell) const;  // a1 lies at the origin
    QPolygonF hexagon(Cell cell) const;
    QRectF bounds() const;  // of all hexagons

    // The cell whose hexagon holds the point.
    std::optional<Cell> cellAt(QPointF point) const;

private:
    Side m_side;
    double m_radius;
};

}  // namespace concord::gui
