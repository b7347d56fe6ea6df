#include "app/gui/board/token_drawing.h"

#include <QHash>
#include <QPainterPath>
#include <QPixmap>
#include <QPolygonF>

#include <algorithm>
#include <cmath>
#include <functional>
#include <iterator>
#include <numbers>
#include <vector>

namespace concord::gui {

namespace {

// As fractions of the cell's radius; width and depth are measured from the disc's centre.
constexpr double discWidth = 0.64;
constexpr double discDepth = 0.47;
constexpr double discHeight = 0.21;
constexpr double groundDrop = 0.26;  // the base is below the centre, so that tall stacks stay inside

QColor inkOf(Token token) {
    switch (token) {
        case Token::Blue:
            return {205, 234, 250};
        case Token::Gray:
            return {235, 238, 242};
        case Token::Brown:
            return {222, 180, 140};
        case Token::Green:
            return {214, 240, 170};
        case Token::Yellow:
            return {140, 84, 0};
        case Token::Red:
            return {255, 222, 214};
    }
    return Qt::black;
}

// The motifs are drawn on a disc of radius 1 around (0, 0).
void drawWaves(QPainter& painter) {
    for (const double y : {-0.45, 0.0, 0.45}) {
        const double half = 0.62 - 0.25 * std::abs(y);
        QPainterPath wave(QPointF(-half, y));
        wave.cubicTo(-half * 0.5, y - 0.34, -half * 0.4, y + 0.3, 0, y);
        wave.cubicTo(half * 0.4, y - 0.3, half * 0.5, y + 0.34, half, y);
        painter.drawPath(wave);
    }
}

void drawPeaks(QPainter& painter) {
    painter.setBrush(painter.pen().color());
    painter.drawPolygon(QPolygonF({{-0.62, 0.42}, {-0.15, -0.5}, {0.2, 0.42}}));
    painter.drawPolygon(QPolygonF({{0.3, 0.42}, {0.48, -0.02}, {0.68, 0.42}}));
}

void drawRings(QPainter& painter) {
    for (const double r : {0.22, 0.5, 0.76}) {
        painter.drawEllipse(QPointF(0, 0), r, r);
    }
}

void drawLeaf(QPainter& painter) {
    QPainterPath leaf(QPointF(-0.58, 0.42));
    leaf.cubicTo(-0.55, -0.5, 0.1, -0.62, 0.62, -0.44);
    leaf.cubicTo(0.6, 0.2, 0.1, 0.68, -0.58, 0.42);
    painter.setBrush(painter.pen().color());
    painter.drawPath(leaf);
    painter.setPen(QPen(tokenColour(Token::Green).darker(130), 0.1));
    painter.drawLine(QPointF(-0.5, 0.36), QPointF(0.4, -0.28));
}

void drawGrain(QPainter& painter) {
    painter.setBrush(painter.pen().color());
    for (int i = 0; i < 5; ++i) {
        const double angle = (i * 2 * std::numbers::pi / 5) - (std::numbers::pi / 2);
        painter.drawEllipse(QPointF(0.42 * std::cos(angle), 0.42 * std::sin(angle)), 0.2, 0.2);
    }
}

void drawHouse(QPainter& painter) {
    painter.setBrush(painter.pen().color());
    painter.drawPolygon(QPolygonF({{-0.6, -0.02}, {0.0, -0.6}, {0.6, -0.02}}));
    painter.drawRect(QRectF(-0.4, 0.04, 0.8, 0.46));
}

void drawMotif(QPainter& painter, Token token, QPointF centre, double width, double depth) {
    painter.save();
    painter.translate(centre);
    painter.scale(width, depth);
    painter.setPen(QPen(inkOf(token), 0.11, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    switch (token) {
        case Token::Blue:
            drawWaves(painter);
            break;
        case Token::Gray:
            drawPeaks(painter);
            break;
        case Token::Brown:
            drawRings(painter);
            break;
        case Token::Green:
            drawLeaf(painter);
            break;
        case Token::Yellow:
            drawGrain(painter);
            break;
        case Token::Red:
            drawHouse(painter);
            break;
    }
    painter.restore();
}

// The side of a disc as seen from the front: -1 to 1 along it, 0 to 1 upwards.
class DiscSide {
public:
    DiscSide(QPointF foot, double width, double depth, double rise)
        : m_foot(foot), m_width(width), m_depth(depth), m_rise(rise) {}

    QPointF at(double along, double up) const {
        return m_foot +
               QPointF(m_width * along, (m_depth * std::sqrt(std::max(0.0, 1 - (along * along)))) - (m_rise * up));
    }
    // A line between two points of the side, curved like the side.
    void draw(QPainter& painter, QPointF from, QPointF to) const {
        constexpr int pieces = 12;
        QPolygonF line;
        for (int i = 0; i <= pieces; ++i) {
            const QPointF p = from + ((to - from) * (static_cast<double>(i) / pieces));
            line << at(p.x(), p.y());
        }
        painter.drawPolyline(line);
    }

private:
    QPointF m_foot;
    double m_width;
    double m_depth;
    double m_rise;
};

// A line that zigzags along the side.
void drawZigzag(QPainter& painter, const DiscSide& side, int teeth, double low, double high) {
    QPolygonF line;
    for (int i = 0; i <= 2 * teeth; ++i) {
        line << side.at(-0.97 + (1.94 * i / (2 * teeth)), i % 2 == 0 ? low : high);
    }
    painter.drawPolyline(line);
}

void drawBricks(QPainter& painter, const DiscSide& side) {
    side.draw(painter, {-1, 0.5}, {1, 0.5});
    for (const double x : {-0.8, -0.4, 0.0, 0.4, 0.8}) {
        side.draw(painter, {x, 0.5}, {x, 0.95});
        side.draw(painter, {x + 0.2, 0.05}, {x + 0.2, 0.5});
    }
}

void drawSidePattern(QPainter& painter, Token token, const DiscSide& side, double thickness) {
    QColor ink = inkOf(token);
    ink.setAlphaF(0.85F);
    painter.setPen(QPen(ink, thickness, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    switch (token) {
        case Token::Blue:  // a plain line
            side.draw(painter, {-0.97, 0.5}, {0.97, 0.5});
            break;
        case Token::Gray:  // peaks
            drawZigzag(painter, side, 6, 0.2, 0.8);
            break;
        case Token::Brown:  // bark
            for (const double x : {-0.84, -0.6, -0.36, -0.12, 0.12, 0.36, 0.6, 0.84}) {
                side.draw(painter, {x, 0.15}, {x, 0.85});
            }
            break;
        case Token::Green:  // leaves
            for (const double x : {-0.75, -0.45, -0.15, 0.15, 0.45, 0.75}) {
                painter.setPen(QPen(ink, thickness * 2.2, Qt::SolidLine, Qt::RoundCap));
                painter.drawPoint(side.at(x, 0.5));
            }
            break;
        case Token::Yellow:  // stalks
            for (const double x : {-0.7, -0.35, 0.0, 0.35, 0.7}) {
                side.draw(painter, {x - 0.08, 0.15}, {x + 0.08, 0.85});
                side.draw(painter, {x + 0.08, 0.15}, {x - 0.08, 0.85});
            }
            break;
        case Token::Red:
            drawBricks(painter, side);
            break;
    }
}

// Vertical stripes of the colours, with sharp edges.
QBrush striped(double left, double right, const std::vector<QColor>& colours) {
    QLinearGradient stripes(left, 0, right, 0);
    const auto count = static_cast<double>(colours.size());
    for (std::size_t i = 0; i < colours.size(); ++i) {
        stripes.setColorAt(static_cast<double>(i) / count, colours[i]);
        stripes.setColorAt((static_cast<double>(i) + 0.999) / count, colours[i]);
    }
    return stripes;
}

// The side of a disc. foot: the centre of its base.
void drawWall(QPainter& painter, QPointF foot, double radius, const QBrush& brush, const QColor& seam) {
    const double width = discWidth * radius;
    const double depth = discDepth * radius;
    const double rise = discHeight * radius;
    QPainterPath wall;
    wall.moveTo(foot + QPointF(-width, -rise));
    wall.lineTo(foot + QPointF(-width, 0));
    wall.arcTo(QRectF(foot.x() - width, foot.y() - depth, 2 * width, 2 * depth), 180, 180);
    wall.lineTo(foot + QPointF(width, -rise));
    painter.setPen(QPen(seam, radius * 0.025));
    painter.setBrush(brush);
    painter.drawPath(wall);
}

// The top of the same disc.
void drawTop(QPainter& painter, QPointF foot, double radius, const QBrush& brush, const QColor& seam) {
    painter.setPen(QPen(seam, radius * 0.025));
    painter.setBrush(brush);
    painter.drawEllipse(foot + QPointF(0, -discHeight * radius), discWidth * radius, discDepth * radius);
}

void drawDisc(QPainter& painter, Token token, QPointF foot, double radius) {
    const double width = discWidth * radius;
    const QColor colour = tokenColour(token);
    const QColor seam = colour.darker(210);
    QLinearGradient shade(foot.x() - width, 0, foot.x() + width, 0);
    shade.setColorAt(0, colour.darker(125));
    shade.setColorAt(0.35, colour.darker(112));
    shade.setColorAt(1, colour.darker(165));
    drawWall(painter, foot, radius, shade, seam);
    drawSidePattern(painter, token, DiscSide(foot, width, discDepth * radius, discHeight * radius), radius * 0.032);
    drawTop(painter, foot, radius, colour, seam);
}

QPointF footOf(QPointF ground, double radius) { return ground + QPointF(0, groundDrop * radius); }

QPixmap picture(int size, const std::function<void(QPainter&)>& draw) {
    constexpr int oversampling = 3;  // sharp on any screen
    QPixmap pixmap(size * oversampling, size * oversampling);
    pixmap.setDevicePixelRatio(oversampling);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    draw(painter);
    return pixmap;
}

}  // namespace

QColor tokenColour(Token token) {
    switch (token) {
        case Token::Blue:
            return {45, 125, 190};
        case Token::Gray:
            return {120, 126, 134};
        case Token::Brown:
            return {112, 68, 42};
        case Token::Green:
            return {82, 150, 44};
        case Token::Yellow:
            return {246, 196, 60};
        case Token::Red:
            return {200, 48, 58};
    }
    return Qt::black;
}

QColor cubeColour(Cube cube) { return cube == Cube::Spirit ? QColor(250, 248, 240) : QColor(240, 110, 30); }

QPointF topOf(QPointF ground, double radius, Stack stack) {
    return footOf(ground, radius) - QPointF(0, stack.height() * discHeight * radius);
}

void drawStack(QPainter& painter, QPointF ground, double radius, Stack stack) {
    QPointF foot = footOf(ground, radius);
    for (const Token token : stack.tokens()) {
        drawDisc(painter, token, foot, radius);
        foot.ry() -= discHeight * radius;
    }
    if (const std::optional<Token> top = stack.top()) {
        drawMotif(painter, *top, foot, 0.9 * discWidth * radius, 0.9 * discDepth * radius);
    }
}

void drawStackOnAny(QPainter& painter, QPointF ground, double radius, const std::vector<Token>& bases, Token top) {
    const QPointF foot = footOf(ground, radius);
    const double width = discWidth * radius;
    std::vector<QColor> walls;
    std::ranges::transform(bases, std::back_inserter(walls), [](Token base) { return tokenColour(base).darker(120); });
    const QBrush stripes = striped(foot.x() - width, foot.x() + width, walls);
    const QColor seam(60, 50, 45);
    drawWall(painter, foot, radius, stripes, seam);
    drawTop(painter, foot, radius, stripes, seam);
    const QPointF second = foot - QPointF(0, discHeight * radius);
    drawDisc(painter, top, second, radius);
    drawMotif(painter, top, second - QPointF(0, discHeight * radius), 0.9 * width, 0.9 * discDepth * radius);
}

void drawCube(QPainter& painter, QPointF foot, double radius, Cube cube) {
    if (cube == Cube::None) {
        return;
    }
    const double edge = 0.19 * radius;
    const QColor colour = cubeColour(cube);
    const QPointF left(-edge, -edge * 0.5);
    const QPointF right(edge, -edge * 0.5);
    const QPointF up(0, -edge * 1.25);
    const QPointF front = foot + QPointF(0, edge * 0.5);
    painter.setPen(QPen(QColor(70, 40, 10), radius * 0.022, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(colour.darker(115));
    painter.drawPolygon(QPolygonF({front, front + left, front + left + up, front + up}));
    painter.setBrush(colour.darker(140));
    painter.drawPolygon(QPolygonF({front, front + right, front + right + up, front + up}));
    painter.setBrush(colour.lighter(104));
    painter.drawPolygon(QPolygonF({front + up, front + left + up, front + left + right + up, front + right + up}));
    if (cube == Cube::Spirit) {  // marked, so that the two kinds differ in more than colour
        painter.setBrush(QColor(120, 70, 170));
        painter.drawEllipse(front + up + QPointF(0, -edge * 0.5), edge * 0.34, edge * 0.2);
    }
}

QIcon stackIcon(Stack stack, int size) {
    static QHash<std::pair<int, int>, QIcon> painted;  // few, and needed for every click
    QIcon& icon = painted[{stack.kind(), size}];
    if (!icon.isNull()) {
        return icon;
    }
    icon = picture(size, [&](QPainter& painter) {
        const double radius = size * 0.62;  // the tallest stack just fits
        const double middle = stack.height() * discHeight / 2 - groundDrop;
        const QPointF ground(size * 0.5, size * 0.5 + middle * radius);
        if (stack.empty()) {
            painter.setPen(QPen(QColor(128, 128, 128), 1.5, Qt::DashLine));
            painter.drawEllipse(QPointF(size * 0.5, size * 0.5), discWidth * radius, discDepth * radius);
        }
        drawStack(painter, ground, radius, stack);
    });
    return icon;
}

QIcon cubeIcon(Cube cube, int size) {
    return picture(size,
                   [&](QPainter& painter) { drawCube(painter, QPointF(size * 0.5, size * 0.74), size * 1.6, cube); });
}

}  // namespace concord::gui
