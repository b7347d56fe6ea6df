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
    Stack stack() const { return m_stack; }

    QRectF boundingRect() const override;
    // Paints nothing where the cell is too small on the screen for the stack to be recognised.
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

private:
    double m_radius;
    Stack m_stack;
    Cube m_cube = Cube::None;
};

}  // namespace concord::gui
