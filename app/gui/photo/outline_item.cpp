#include "app/gui/photo/outline_item.h"

#include "app/gui/photo/cosmetic_pen.h"
#include "vision/geometry/board_frame.h"

#include <QGraphicsScene>
#include <QGraphicsSceneMouseEvent>
#include <QGraphicsView>
#include <QLineF>
#include <QPainter>

#include <cmath>

namespace concord::gui {

namespace {

constexpr double handlePx = 13;  // radius, large enough for fingers
constexpr double graspPx = 24;   // a press this near a corner drags it
const QColor amber(255, 190, 0);

}  // namespace

OutlineItem::OutlineItem(BoardOutline outline, const QTransform& sceneFromStored, QRectF area)
    : m_outline(std::move(outline)), m_sceneFromStored(sceneFromStored), m_area(area) {
    setZValue(10);
    setAcceptedMouseButtons(Qt::LeftButton);
}

double OutlineItem::unitsPerPixel() const {
    const QTransform view =
        scene() == nullptr || scene()->views().isEmpty() ? QTransform() : scene()->views().first()->transform();
    return 1 / std::hypot(view.m11(), view.m12());
}

QPointF OutlineItem::cornerInScene(int corner) const { return m_sceneFromStored.map(m_outline.corners()[corner]); }

void OutlineItem::turn() {
    m_outline.turn();
    update();
    emit changed();
}

bool OutlineItem::pressKey(int key, Qt::KeyboardModifiers modifiers) {
    const double step = unitsPerPixel() * (modifiers.testFlag(Qt::ShiftModifier) ? 20 : 2);
    switch (key) {
        case Qt::Key_Left:
            moveChosen({-step, 0});
            return true;
        case Qt::Key_Right:
            moveChosen({step, 0});
            return true;
        case Qt::Key_Up:
            moveChosen({0, -step});
            return true;
        case Qt::Key_Down:
            moveChosen({0, step});
            return true;
        case Qt::Key_R:
            turn();
            return true;
        case Qt::Key_Return:
        case Qt::Key_Enter:
            emit readRequested();
            return true;
        case Qt::Key_Escape:
            emit cancelled();
            return true;
        default:
            break;
    }
    if (key < Qt::Key_1 || key >= Qt::Key_1 + BoardOutline::cornerCount) {
        return false;
    }
    m_chosen = key - Qt::Key_1;
    update();
    return true;
}

void OutlineItem::moveChosen(QPointF bySceneUnits) {
    m_outline.move(m_chosen, m_sceneFromStored.inverted().map(cornerInScene(m_chosen) + bySceneUnits));
    update();
    emit changed();
}

void OutlineItem::mousePressEvent(QGraphicsSceneMouseEvent* event) {
    const double reach = graspPx * unitsPerPixel();
    m_dragged.reset();
    double nearest = reach;
    for (int corner = 0; corner < BoardOutline::cornerCount; ++corner) {
        if (const double distance = QLineF(event->scenePos(), cornerInScene(corner)).length(); distance <= nearest) {
            nearest = distance;
            m_dragged = corner;
        }
    }
    if (m_dragged) {
        m_chosen = *m_dragged;
        update();
    } else if (!m_sceneFromStored.map(m_outline.corners()).containsPoint(event->scenePos(), Qt::OddEvenFill)) {
        event->ignore();  // so that the drag moves the photo instead
    }
}

void OutlineItem::mouseMoveEvent(QGraphicsSceneMouseEvent* event) {
    const QTransform storedFromScene = m_sceneFromStored.inverted();
    if (m_dragged) {
        moveChosen(event->scenePos() - event->lastScenePos());
        return;
    }
    m_outline.shift(storedFromScene.map(event->scenePos()) - storedFromScene.map(event->lastScenePos()));
    update();
    emit changed();
}

void OutlineItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
    paintPlate(*painter);
    paintHandles(*painter);
}

void OutlineItem::paintPlate(QPainter& painter) const {
    const QPolygonF corners = m_sceneFromStored.map(m_outline.corners());
    const QColor colour = m_outline.isUsable() ? amber : QColor(240, 60, 60);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(cosmeticPen(QColor(0, 0, 0, 150), 3.5));
    painter.drawPolygon(corners);
    painter.setPen(cosmeticPen(colour, 1.5, Qt::DashLine));
    painter.drawPolygon(corners);
    if (m_outline.isUsable()) {
        QPolygonF boardEdge;
        for (const cv::Point2d& point : vision::plateOutlineMm()) {
            boardEdge << m_outline.photoFromBoard().map(QPointF(point.x, point.y));
        }
        boardEdge = m_sceneFromStored.map(boardEdge);
        painter.setPen(cosmeticPen(QColor(0, 0, 0, 150), 5));
        painter.drawPolygon(boardEdge);
        painter.setPen(cosmeticPen(Qt::white, 2.5));
        painter.setBrush(QColor(255, 255, 255, 30));
        painter.drawPolygon(boardEdge);
    }
    // The straight edge.
    painter.setPen(cosmeticPen(QColor(0, 0, 0, 190), 11));
    painter.drawLine(corners[0], corners[1]);
    painter.setPen(cosmeticPen(colour, 7));
    painter.drawLine(corners[0], corners[1]);
}

void OutlineItem::paintHandles(QPainter& painter) const {
    const double pixel = unitsPerPixel();
    for (int corner = 0; corner < BoardOutline::cornerCount; ++corner) {
        painter.save();
        painter.translate(cornerInScene(corner));
        painter.scale(pixel, pixel);
        const bool chosen = corner == m_chosen;
        painter.setPen(QPen(Qt::black, 2));
        painter.setBrush(chosen ? amber : QColor(255, 255, 255));
        const double radius = chosen ? handlePx + 3 : handlePx;
        painter.drawEllipse(QPointF(0, 0), radius, radius);
        QFont font = painter.font();
        font.setPixelSize(16);
        font.setBold(true);
        painter.setFont(font);
        painter.drawText(QRectF(-radius, -radius, 2 * radius, 2 * radius), Qt::AlignCenter,
                         QString::number(corner + 1));
        painter.restore();
    }
}

}  // namespace concord::gui
