// The contents of a cell, drawn small over the photo: its stack, its cube and its height as a number.
#pragma once

#include "scoring/harmonies/board.h"

#include <QGraphicsItem>

namespace concord::gui {

class ReadStackItem : public QGraphicsItem {
public:
    // radius: of the cell's hexagon in the photo, centre to corner.
    explicit ReadStackItem(double radius);

    void setContents(Stack stack, Cube cube);
    // The median radius of the photo's cells: its size on the screen decides whether the stacks of all are shown.
    void setMedianRadius(double radius) { m_medianRadius = radius; }
    double medianRadius() const { return m_medianRadius; }
    double radius() const { return m_radius; }
    Stack stack() const { return m_stack; }

    QRectF boundingRect() const override;
    // Paints nothing for an empty cell, nor while cells are too small on the screen for stacks to be recognised.
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    double m_radius;
    double m_medianRadius;
    Stack m_stack;
    Cube m_cube = Cube::None;
};

}  // namespace concord::gui
