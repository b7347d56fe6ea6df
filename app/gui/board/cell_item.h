// One cell of the drawn board.
#pragma once

#include "app/gui/board/board_drawing.h"

#include <QGraphicsItem>

namespace concord::gui {

class CellItem : public QGraphicsItem {
public:
    // hexagon in item coordinates, around (0, 0); radius: centre to corner.
    CellItem(Cell cell, QPolygonF hexagon, double radius);

    Cell cell() const { return m_cell; }
    const CellAppearance& appearance() const { return m_appearance; }
    void setAppearance(const CellAppearance& appearance);

    QRectF boundingRect() const override;
    QPainterPath shape() const override;
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    Cell m_cell;
    QPolygonF m_hexagon;
    double m_radius;
    CellAppearance m_appearance;
};

}  // namespace concord::gui
