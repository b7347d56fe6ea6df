// One cell of the drawn board.
#pragma once

#include "../../scoring/board.h"

#include <QGraphicsItem>

#include <optional>

namespace concord::gui {

// All that a cell shows; a plain value.
struct CellLook {
    Stack stack;
    Cube cube = Cube::None;
    std::optional<double> doubt;  // confidence of the reading in [0, 1] where a look is wanted
    bool lit = false;
    bool dimmed = false;
    bool selected = false;
    bool hovered = false;

    friend bool operator==(const CellLook&, const CellLook&) = default;
};

class CellItem : public QGraphicsItem {
public:
    // hexagon in item coordinates, around (0, 0); radius: centre to corner.
    CellItem(Cell cell, QPolygonF hexagon, double radius);

    Cell cell() const { return m_cell; }
    const CellLook& look() const { return m_look; }
    void setLook(const CellLook& look);

    QRectF boundingRect() const override;
    QPainterPath shape() const override;
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    void paintGround(QPainter& painter, const QPalette& palette) const;
    void paintHeight(QPainter& painter) const;
    void paintDoubt(QPainter& painter) const;
    void paintFrames(QPainter& painter, const QPalette& palette) const;

    Cell m_cell;
    QPolygonF m_hexagon;
    double m_radius;
    CellLook m_look;
};

}  // namespace concord::gui
