#include "app/gui/photo/read_stack_item.h"

#include "app/gui/board/token_drawing.h"

#include <QApplication>
#include <QFont>
#include <QPainter>
#include <QStyleOptionGraphicsItem>

namespace concord::gui {

namespace {

constexpr double radiusInCell = 0.5;  // of the stack, as a share of the cell's radius
constexpr double minShownPx = 20.0;   // median radius of a cell on the screen

}  // namespace

ReadStackItem::ReadStackItem(double radius) : m_radius(radius), m_medianRadius(radius) {
    setAcceptedMouseButtons(Qt::NoButton);
}

void ReadStackItem::setContents(Stack stack, Cube cube) {
    if (stack != m_stack || cube != m_cube) {
        m_stack = stack;
        m_cube = cube;
        update();
    }
}

QRectF ReadStackItem::boundingRect() const {
    const double radius = radiusInCell * m_radius;
    return {-1.2 * radius, -1.2 * radius, 2.6 * radius, 2.4 * radius};
}

void ReadStackItem::paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) {
    const double pixelsPerUnit = QStyleOptionGraphicsItem::levelOfDetailFromTransform(painter->worldTransform());
    if (m_stack.empty() || m_medianRadius * pixelsPerUnit < minShownPx) {
        return;
    }
    const double radius = radiusInCell * m_radius;
    drawStack(*painter, {0, 0}, radius, m_stack);
    drawCube(*painter, topOf({0, 0}, radius, m_stack) + QPointF(0.26, -0.1) * radius, radius, m_cube);
    const double size = 0.75 * radius;
    const QRectF badge(0.5 * radius, -0.05 * radius, size, size);
    painter->setPen(QPen(Qt::white, 0.05 * radius));
    painter->setBrush(QColor(40, 40, 44));
    painter->drawEllipse(badge);
    // Text in scaled scenes needs an integral pixel size: draw it large and scale it down.
    constexpr int fontPixels = 60;
    QFont font = QApplication::font();
    font.setPixelSize(fontPixels);
    font.setBold(true);
    painter->translate(badge.center());
    painter->scale(0.78 * size / fontPixels, 0.78 * size / fontPixels);
    painter->setFont(font);
    painter->drawText(QRectF(-fontPixels, -fontPixels, 2 * fontPixels, 2 * fontPixels), Qt::AlignCenter,
                      QString::number(m_stack.height()));
}

}  // namespace concord::gui
