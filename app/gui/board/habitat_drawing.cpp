#include "app/gui/board/habitat_drawing.h"

#include "app/gui/board/board_drawing.h"
#include "app/gui/board/token_drawing.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <vector>

namespace concord::gui {

namespace {

QPointF centreOf(Axial place) { return {1.5 * place.q, std::numbers::sqrt3 * (place.r + (place.q / 2.0))}; }

QPolygonF hexagonAt(QPointF centre) {
    QPolygonF corners;
    for (int i = 0; i < 6; ++i) {
        const double angle = i * std::numbers::pi / 3;
        corners << centre + QPointF(std::cos(angle), std::sin(angle));
    }
    return corners;
}

std::vector<Stack> stacksFor(Landscape landscape) {
    std::vector<Stack> stacks;
    std::ranges::copy_if(allStacks(), std::back_inserter(stacks),
                         [&](Stack stack) { return matches(landscape, stack); });
    return stacks;
}

void drawHabitatCell(QPainter& painter, QPointF centre, const HabitatCell& cell, Cube cube,
                     const BoardColours& colours) {
    painter.setPen(QPen(colours.line, 0.03));
    painter.setBrush(colours.ground);
    painter.drawPolygon(hexagonAt(centre));
    const std::vector<Stack> stacks = stacksFor(cell.landscape);
    if (stacks.size() == 1) {
        drawStack(painter, centre, 1, stacks.front());
    } else {
        std::vector<Token> bases;
        std::ranges::transform(stacks, std::back_inserter(bases), [](Stack stack) { return stack.tokens().front(); });
        drawStackOnAny(painter, centre, 1, bases, stacks.front().tokens().back());
    }
    drawCube(painter, topOf(centre, 1, stacks.front()) + QPointF(0.26, -0.1), 1, cube);
}

}  // namespace

void drawHabitat(QPainter& painter, const QRectF& into, const Habitat& habitat, Cube cube, double widestCell,
                 const BoardColours& colours) {
    constexpr double margin = 0.05;
    QRectF bounds;
    for (const HabitatCell& cell : habitat) {
        bounds |= hexagonAt(centreOf(cell.place)).boundingRect();
    }
    bounds.adjust(-margin, -margin, margin, margin);
    const double scale = std::min({into.width() / bounds.width(), into.height() / bounds.height(), widestCell / 2});
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(into.center());
    painter.scale(scale, scale);
    painter.translate(-bounds.center());
    // From back to front, as tall stacks cover the cells behind them.
    std::vector<std::size_t> order(habitat.size());
    for (std::size_t i = 0; i < order.size(); ++i) {
        order[i] = i;
    }
    std::ranges::sort(order, {}, [&](std::size_t i) { return centreOf(habitat[i].place).y(); });
    for (const std::size_t i : order) {
        drawHabitatCell(painter, centreOf(habitat[i].place), habitat[i], i == 0 ? cube : Cube::None, colours);
    }
    painter.restore();
}

}  // namespace concord::gui
