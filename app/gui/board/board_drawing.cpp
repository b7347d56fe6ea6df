#include "app/gui/board/board_drawing.h"

#include "app/gui/board/token_drawing.h"

#include <QApplication>
#include <QFont>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace concord::gui {

namespace {

// Blank space around the drawn board, as a fraction of the radius.
constexpr double boardMargin = 0.15;

QFont fontOf(double pixels, bool bold) {
    QFont font = QApplication::font();
    font.setPixelSize(std::max(1, static_cast<int>(pixels)));
    font.setBold(bold);
    return font;
}

QPolygonF hexagonAround(QPointF centre, double radius) {
    QPolygonF corners;
    for (int i = 0; i < 6; ++i) {
        const double angle = i * std::numbers::pi / 3;
        corners << centre + radius * QPointF(std::cos(angle), std::sin(angle));
    }
    return corners;
}

void drawGround(QPainter& painter, double radius, Cell cell, const CellAppearance& appearance,
                const BoardColours& colours) {
    painter.setPen(QPen(colours.line, radius * 0.03));
    painter.setBrush(appearance.hovered       ? colours.hovered
                     : appearance.highlighted ? colours.highlightedGround
                                              : colours.ground);
    painter.drawPolygon(hexagonAround({0, 0}, radius));
    painter.setPen(colours.name);
    painter.setFont(fontOf(radius * 0.2, false));
    const double top = radius * std::numbers::sqrt3 / 2;
    painter.drawText(QRectF(-radius / 2, -top + radius * 0.03, radius, radius * 0.25), Qt::AlignCenter,
                     QString::fromStdString(name(cell)));
}

void drawDimming(QPainter& painter, double radius, const BoardColours& colours) {
    QColor veil = colours.ground;
    veil.setAlphaF(0.72F);
    painter.setPen(Qt::NoPen);
    painter.setBrush(veil);
    painter.drawPolygon(hexagonAround({0, 0}, radius * 0.97));
}

void drawDoubt(QPainter& painter, double radius) {
    const QColor amber(255, 176, 0);
    painter.setPen(QPen(amber, radius * 0.07, Qt::DashLine));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolygon(hexagonAround({0, 0}, radius * 0.93));

    const double size = radius * 0.34;  // as large as the badge of drawHeight(), on the other side
    const QRectF badge((-radius * 0.45) - size, radius * 0.04, size, size);
    painter.setPen(QPen(QColor(50, 30, 0), radius * 0.02));
    painter.setBrush(amber);
    painter.drawEllipse(badge);
    painter.setFont(fontOf(radius * 0.27, true));
    painter.drawText(badge, Qt::AlignCenter, QStringLiteral("?"));
}

void drawFrames(QPainter& painter, double radius, const CellAppearance& appearance, const BoardColours& colours) {
    painter.setBrush(Qt::NoBrush);
    if (appearance.breaksClaim) {
        painter.setPen(QPen(colours.breakingClaim, radius * 0.1, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.drawPolygon(hexagonAround({0, 0}, radius * 0.94));
    } else if (appearance.highlighted) {
        painter.setPen(QPen(colours.highlighted, radius * 0.1, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.drawPolygon(hexagonAround({0, 0}, radius * 0.94));
    } else if (appearance.supporting) {
        QPen dashes(colours.highlighted, radius * 0.05, Qt::CustomDashLine, Qt::FlatCap, Qt::RoundJoin);
        dashes.setDashPattern({2.5, 2});
        painter.setPen(dashes);
        painter.drawPolygon(hexagonAround({0, 0}, radius * 0.9));
    }
    if (appearance.selected) {
        painter.setPen(QPen(colours.selected, radius * 0.06, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.drawPolygon(hexagonAround({0, 0}, radius));
    }
}

// The "!" of a cell that breaks the claim, where a doubtful cell has its "?".
void drawBreakBadge(QPainter& painter, double radius, const BoardColours& colours) {
    const double size = radius * 0.36;
    const QRectF badge((-radius * 0.45) - size, radius * 0.04, size, size);
    painter.setPen(QPen(Qt::white, radius * 0.03));
    painter.setBrush(colours.breakingClaim);
    painter.drawEllipse(badge);
    painter.setPen(colours.breakingClaimInk);
    painter.setFont(fontOf(radius * 0.3, true));
    painter.drawText(badge, Qt::AlignCenter, QStringLiteral("!"));
}

// The number of a cell along a path, so that the path can be counted.
void drawPlace(QPainter& painter, QPointF centre, double radius, int place, const BoardColours& colours) {
    const double size = radius * 0.2;
    painter.setPen(QPen(Qt::white, radius * 0.035));
    painter.setBrush(colours.highlighted);
    painter.drawEllipse(centre, size, size);
    painter.setPen(colours.highlightedInk);
    painter.setFont(fontOf(radius * 0.25, true));
    painter.drawText(QRectF(centre.x() - size, centre.y() - size, 2 * size, 2 * size), Qt::AlignCenter,
                     QString::number(place));
}

QPolygonF lineAlong(const BoardLayout& layout, const std::vector<Cell>& path) {
    QPolygonF line;
    std::ranges::transform(path, std::back_inserter(line), [&](Cell cell) { return layout.centre(cell); });
    return line;
}

// With a white edge, so that it stands out on every token.
void drawLine(QPainter& painter, const QPolygonF& line, double width, QPen pen) {
    pen.setWidthF(width);
    pen.setCapStyle(Qt::RoundCap);
    pen.setJoinStyle(Qt::RoundJoin);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(Qt::white, width * 1.9, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolyline(line);
    painter.setPen(pen);
    painter.drawPolyline(line);
}

CellAppearance appearanceOf(const Board& board, Cell cell, const BoardHighlights& light) {
    CellAppearance appearance;
    appearance.stack = board.stack(cell);
    appearance.cube = board.cube(cell);
    applyLight(light, cell, appearance);
    return appearance;
}

bool contains(const std::vector<Cell>& cells, Cell cell) { return std::ranges::find(cells, cell) != cells.end(); }

QRectF boundsWithMargin(const BoardLayout& layout) {
    const double margin = layout.radius() * boardMargin;
    return layout.bounds().adjusted(-margin, -margin, margin, margin);
}

}  // namespace

bool breaksClaim(const BoardHighlights& light, Cell cell) {
    const auto isClaimed = [&light](Cell one) { return contains(light.highlighted, one); };
    return contains(light.breaking, cell) && (!isClaimed(cell) || std::ranges::all_of(light.breaking, isClaimed));
}

void applyLight(const BoardHighlights& light, Cell cell, CellAppearance& appearance) {
    const bool isOff = light.highlighted.empty() && light.supporting.empty() && light.breaking.empty();
    appearance.highlighted = contains(light.highlighted, cell);
    appearance.supporting = !appearance.highlighted && contains(light.supporting, cell);
    appearance.breaksClaim = breaksClaim(light, cell);
    appearance.dimmed = !isOff && !appearance.highlighted && !appearance.supporting && !appearance.breaksClaim;
}

void drawCell(QPainter& painter, QPointF centre, double radius, Cell cell, const CellAppearance& appearance,
              const BoardColours& colours) {
    painter.save();
    painter.translate(centre);
    drawGround(painter, radius, cell, appearance, colours);
    drawStack(painter, {0, 0}, radius, appearance.stack);
    // Right of the centre and slightly behind it, so that the token's motif stays visible.
    drawCube(painter, topOf({0, 0}, radius, appearance.stack) + (QPointF(0.26, -0.1) * radius), radius,
             appearance.cube);
    drawHeight(painter, {0, 0}, radius, appearance.stack.height());
    if (appearance.dimmed) {
        drawDimming(painter, radius, colours);
    }
    drawFrames(painter, radius, appearance, colours);
    if (appearance.doubtful) {
        drawDoubt(painter, radius);
    }
    if (appearance.breaksClaim) {
        drawBreakBadge(painter, radius, colours);
    }
    painter.restore();
}

void drawHeight(QPainter& painter, QPointF centre, double radius, int height) {
    if (height == 0) {
        return;
    }
    const double size = radius * 0.34;
    const QRectF badge(centre.x() + (radius * 0.45), centre.y() + (radius * 0.04), size, size);
    painter.setPen(QPen(Qt::white, radius * 0.02));
    painter.setBrush(QColor(40, 40, 44));
    painter.drawEllipse(badge);
    painter.setFont(fontOf(radius * 0.26, true));
    painter.drawText(badge, Qt::AlignCenter, QString::number(height));
}

void drawPaths(QPainter& painter, const BoardLayout& layout, const BoardHighlights& light,
               const BoardColours& colours) {
    if (light.isPath && light.highlighted.size() > 1) {
        const QPolygonF line = lineAlong(layout, light.highlighted);
        drawLine(painter, line, layout.radius() * 0.09, QPen(colours.highlighted, 1));
        for (qsizetype i = 0; i < line.size(); ++i) {
            drawPlace(painter, line[i], layout.radius(), static_cast<int>(i) + 1, colours);
        }
    }
    if (light.breakingIsPath && light.breaking.size() > 1) {
        drawLine(painter, lineAlong(layout, light.breaking), layout.radius() * 0.11,
                 QPen(colours.breakingClaim, 1, Qt::DotLine));
    }
}

double boardHeight(Side side, double width) {
    const QRectF bounds = boundsWithMargin(BoardLayout(side));
    return width * bounds.height() / bounds.width();
}

void drawBoard(QPainter& painter, const QRectF& into, const Board& board, const BoardHighlights& light,
               const BoardColours& colours) {
    const BoardLayout layout(board.side());
    const QRectF bounds = boundsWithMargin(layout);
    const double scale = std::min(into.width() / bounds.width(), into.height() / bounds.height());
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(into.center());
    painter.scale(scale, scale);
    painter.translate(-bounds.center());
    std::vector<Cell> above;  // their frames must not be hidden by their neighbours
    for (const Cell cell : cells(board.side())) {
        const CellAppearance appearance = appearanceOf(board, cell, light);
        if (appearance.highlighted || appearance.supporting || appearance.breaksClaim) {
            above.push_back(cell);
        } else {
            drawCell(painter, layout.centre(cell), layout.radius(), cell, appearance, colours);
        }
    }
    for (const Cell cell : above) {
        drawCell(painter, layout.centre(cell), layout.radius(), cell, appearanceOf(board, cell, light), colours);
    }
    drawPaths(painter, layout, light, colours);
    painter.restore();
}

}  // namespace concord::gui
