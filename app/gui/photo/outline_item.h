// The board's outline over the photo: four corners to move, with the mouse or the keys.
#pragma once

#include "app/gui/photo/board_outline.h"

#include <QGraphicsObject>

#include <optional>

namespace concord::gui {

class OutlineItem : public QGraphicsObject {
    Q_OBJECT

public:
    // sceneFromStored: from pixels of the stored image; area: the bounding
    // rectangle, which must contain all places that BoardOutline lets the corners have.
    OutlineItem(BoardOutline outline, const QTransform& sceneFromStored, QRectF area);

    const BoardOutline& outline() const { return m_outline; }
    QPointF cornerInScene(int corner) const;
    void turn();
    // Returns whether it used the key: 1 to 4 select a corner, arrows move it (with Shift further), R turns, Enter
    // reads, Escape cancels.
    bool pressKey(int key, Qt::KeyboardModifiers modifiers);

    QRectF boundingRect() const override { return m_area; }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem* option, QWidget* widget) override;

signals:
    void changed();
    void readRequested();
    void cancelled();

protected:
    void mousePressEvent(QGraphicsSceneMouseEvent* event) override;
    void mouseMoveEvent(QGraphicsSceneMouseEvent* event) override;

private:
    double unitsPerPixel() const;  // scene units in a pixel of the view
    void moveChosen(QPointF bySceneUnits);
    void paintPlate(QPainter& painter) const;
    void paintHandles(QPainter& painter) const;

    BoardOutline m_outline;
    QTransform m_sceneFromStored;
    QRectF m_area;
    int m_chosen = 0;              // the corner that keys move
    std::optional<int> m_dragged;  // a corner; nothing: the whole outline
};

}  // namespace concord::gui
