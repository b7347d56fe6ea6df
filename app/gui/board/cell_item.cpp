#include "app/gui/board/cell_item.h"

#include <QApplication>
#include <QPainter>
#include <QPalette>
#include <QWidget>

namespace concord::gui {

CellItem::CellItem(Cell cell, QPolygonF hexagon, double radius)
    : m_cell(cell), m_hexagon(std::move(hexagon)), m_radius(radius) {
    // Cached, because a changed cell also repaints the neighbours that it overlaps.
    setCacheMode(DeviceCoordinateCache);
}

void CellItem::setAppearance(const CellAppearance& appearance) {
    if (appearance != m_appearance) {
        m_appearance = appearance;
        // Keep the frames of marked, doubtful and selected cells above their neighbours.
        setZValue(appearance.selected                                                      ? 2
                  : appearance.breaksClaim                                                 ? 1.5
                  : appearance.highlighted || appearance.supporting || appearance.doubtful ? 1
                                                                                           : 0);
        update();
    }
}

QRectF CellItem::boundingRect() const {
    const double margin = m_radius * 0.08;  // enough for the frames that reach beyond the hexagon
    return m_hexagon.boundingRect().adjusted(-margin, -margin, margin, margin);
}

QPainterPath CellItem::shape() const {
    QPainterPath path;
    path.addPolygon(m_hexagon);
    path.closeSubpath();
    return path;
}

void CellItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget* widget) {
    const QPalette palette = widget != nullptr ? widget->palette() : QApplication::palette();
    drawCell(*painter, {0, 0}, m_radius, m_cell, m_appearance, boardColours(palette));
}

}  // namespace concord::gui
