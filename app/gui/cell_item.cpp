#include "cell_item.h"

#include "theme.h"
#include "token_look.h"

#include <QApplication>
#include <QFont>
#include <QLocale>
#include <QPainter>
#include <QPalette>
#include <QWidget>

#include <cmath>

namespace concord::gui {

namespace {

QFont fontOf(double pixels, bool bold) {
    QFont font = QApplication::font();
    font.setPixelSize(static_cast<int>(pixels));
    font.setBold(bold);
    return font;
}

QPolygonF shrunk(const QPolygonF& hexagon, double factor) { return QTransform::fromScale(factor, factor).map(hexagon); }

}  // namespace

CellItem::CellItem(Cell cell, QPolygonF hexagon, double radius)
    : m_cell(cell), m_hexagon(std::move(hexagon)), m_radius(radius) {}

void CellItem::setLook(const CellLook& look) {
    if (look != m_look) {
        m_look = look;
        // A lit or chosen cell's frame must not hide under its neighbours.
        setZValue(look.selected ? 2 : look.lit || look.doubt ? 1 : 0);
        update();
    }
}

QRectF CellItem::boundingRect() const {
    const double margin = m_radius * 0.08;
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
    paintGround(*painter, palette);
    drawStack(*painter, {0, 0}, m_radius, m_look.stack);
    // A little behind the middle, so that the token's motif shows.
    drawCube(*painter, topOf({0, 0}, m_radius, m_look.stack) + QPointF(0.26, -0.1) * m_radius, m_radius, m_look.cube);
    paintHeight(*painter);
    if (m_look.dimmed) {
        QColor veil = boardColours(palette).ground;
        veil.setAlphaF(0.72F);
        painter->setPen(Qt::NoPen);
        painter->setBrush(veil);
        painter->drawPolygon(shrunk(m_hexagon, 0.97));
    }
    paintFrames(*painter, palette);
    paintDoubt(*painter);
}

void CellItem::paintGround(QPainter& painter, const QPalette& palette) const {
    const BoardColours colours = boardColours(palette);
    painter.setPen(QPen(colours.line, m_radius * 0.03));
    painter.setBrush(m_look.hovered ? colours.hovered : m_look.lit ? colours.litGround : colours.ground);
    painter.drawPolygon(m_hexagon);
    painter.setPen(colours.name);
    painter.setFont(fontOf(m_radius * 0.2, false));
    const double top = m_radius * std::sqrt(3.0) / 2;
    painter.drawText(QRectF(-m_radius / 2, -top + m_radius * 0.03, m_radius, m_radius * 0.25), Qt::AlignCenter,
                     QString::fromStdString(name(m_cell)));
}

void CellItem::paintHeight(QPainter& painter) const {
    if (m_look.stack.empty()) {
        return;
    }
    const double size = m_radius * 0.34;
    const QRectF badge(m_radius * 0.45, m_radius * 0.04, size, size);
    painter.setPen(QPen(Qt::white, m_radius * 0.02));
    painter.setBrush(QColor(40, 40, 44));
    painter.drawEllipse(badge);
    painter.setFont(fontOf(m_radius * 0.26, true));
    painter.drawText(badge, Qt::AlignCenter, QString::number(m_look.stack.height()));
}

void CellItem::paintDoubt(QPainter& painter) const {
    if (!m_look.doubt) {
        return;
    }
    const QColor amber(255, 176, 0);
    painter.setPen(QPen(amber, m_radius * 0.07, Qt::DashLine));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolygon(shrunk(m_hexagon, 0.93));

    const double size = m_radius * 0.34;  // as large as the height, on the other side
    const QRectF badge(-m_radius * 0.45 - size, m_radius * 0.04, size, size);
    painter.setPen(QPen(QColor(50, 30, 0), m_radius * 0.02));
    painter.setBrush(amber);
    painter.drawEllipse(badge);
    painter.setFont(fontOf(m_radius * 0.27, true));
    painter.drawText(badge, Qt::AlignCenter, QStringLiteral("?"));
}

void CellItem::paintFrames(QPainter& painter, const QPalette& palette) const {
    painter.setBrush(Qt::NoBrush);
    if (m_look.lit) {
        painter.setPen(QPen(boardColours(palette).lit, m_radius * 0.1, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.drawPolygon(shrunk(m_hexagon, 0.94));
    }
    if (m_look.selected) {
        painter.setPen(
            QPen(palette.color(QPalette::WindowText), m_radius * 0.06, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.drawPolygon(m_hexagon);
    }
}

}  // namespace concord::gui
