#include "app/gui/board/board_layout.h"

#include <QLineF>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace concord::gui {

BoardLayout::BoardLayout(Side side, double radius) : m_side(side), m_radius(radius) {}

QPointF BoardLayout::centre(Cell cell) const {
    const double rowPitch = m_radius * std::numbers::sqrt3;
    const double columnPitch = m_radius * 1.5;
    const double lower = cell.column % 2 == 0 ? 0 : 0.5;
    return {cell.column * columnPitch, (cell.row + lower) * rowPitch};
}

QPolygonF BoardLayout::hexagon(Cell cell) const {
    const QPointF middle = centre(cell);
    QPolygonF corners;
    for (int i = 0; i < 6; ++i) {
        const double angle = i * std::numbers::pi / 3;
        corners << middle + m_radius * QPointF(std::cos(angle), std::sin(angle));
    }
    return corners;
}

QRectF BoardLayout::bounds() const {
    QRectF all;
    for (const Cell cell : cells(m_side)) {
        all |= hexagon(cell).boundingRect();
    }
    return all;
}

std::optional<Cell> BoardLayout::cellAt(QPointF point) const {
    const auto distance = [&](Cell cell) { return QLineF(point, centre(cell)).length(); };
    const Cell nearest = std::ranges::min(cells(m_side), {}, distance);
    const QPointF offset = point - centre(nearest);
    const double hexHeight = m_radius * std::numbers::sqrt3;
    const bool inside = std::abs(offset.y()) <= hexHeight / 2 &&
                        std::numbers::sqrt3 * std::abs(offset.x()) + std::abs(offset.y()) <= hexHeight;
    return inside ? std::optional(nearest) : std::nullopt;
}

}  // namespace concord::gui
