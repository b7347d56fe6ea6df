#include "app/gui/renature/renature_drawing.h"

#include "app/gui/kit/icons.h"
#include "app/gui/kit/picture_scale.h"
#include "app/gui/kit/player_colours.h"

#include <QPainter>
#include <QPainterPath>
#include <QPolygonF>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace concord::gui {

namespace {

using renature::Colour;
using renature::PlantKind;

// All drawings fill a square from 0 to 1.
constexpr double lineWidth = 0.035;
const QColor outline(62, 66, 58);
const QColor trunk(118, 84, 56);
const QColor leaf(86, 148, 78);
const QColor petal(236, 180, 40);
const QColor flowerCentre(112, 72, 40);

void setUp(QPainter& painter, const QColor& fill) {
    painter.setPen(QPen(outline, lineWidth, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(fill);
}

void drawTurf(QPainter& painter, const QColor& colour) {
    setUp(painter, colour);
    painter.drawPolygon(QPolygonF({{0.12, 0.86},
                                   {0.16, 0.5},
                                   {0.3, 0.72},
                                   {0.4, 0.38},
                                   {0.52, 0.7},
                                   {0.64, 0.42},
                                   {0.72, 0.72},
                                   {0.86, 0.52},
                                   {0.88, 0.86}}));
}

void drawBush(QPainter& painter, const QColor& colour) {
    setUp(painter, colour);
    for (const QPointF centre : {QPointF(0.3, 0.66), QPointF(0.7, 0.66), QPointF(0.5, 0.5)}) {
        painter.drawEllipse(centre, 0.22, 0.22);
    }
}

void drawPine(QPainter& painter, const QColor& colour) {
    setUp(painter, trunk);
    painter.drawRect(QRectF(0.44, 0.76, 0.12, 0.16));
    setUp(painter, colour);
    painter.drawPolygon(QPolygonF({{0.5, 0.3}, {0.82, 0.8}, {0.18, 0.8}}));
    painter.drawPolygon(QPolygonF({{0.5, 0.08}, {0.74, 0.5}, {0.26, 0.5}}));
}

void drawOak(QPainter& painter, const QColor& colour) {
    setUp(painter, trunk);
    painter.drawRect(QRectF(0.42, 0.6, 0.16, 0.34));
    setUp(painter, colour);
    painter.drawEllipse(QPointF(0.5, 0.37), 0.38, 0.31);
}

void drawPlant(QPainter& painter, PlantKind plant, const QColor& colour) {
    switch (plant) {
        case PlantKind::Turf:
            drawTurf(painter, colour);
            break;
        case PlantKind::Bush:
            drawBush(painter, colour);
            break;
        case PlantKind::Pine:
            drawPine(painter, colour);
            break;
        case PlantKind::Oak:
            drawOak(painter, colour);
            break;
    }
}

// A path of numbered fields with a marker.
void drawTrack(QPainter& painter) {
    setUp(painter, QColor(214, 200, 172));
    for (int field = 0; field < 3; ++field) {
        painter.drawRect(QRectF(0.08 + field * 0.28, 0.56, 0.28, 0.28));
    }
    setUp(painter, QColor(196, 84, 62));
    painter.drawPolygon(QPolygonF({{0.78, 0.62}, {0.64, 0.26}, {0.92, 0.26}}));
    painter.drawEllipse(QPointF(0.78, 0.24), 0.14, 0.12);
}

QPolygonF hexagon(QPointF centre, double radius) {
    QPolygonF corners;
    for (int corner = 0; corner < 6; ++corner) {
        const double angle = (corner + 0.5) * std::numbers::pi / 3;
        corners << centre + QPointF(std::cos(angle), std::sin(angle)) * radius;
    }
    return corners;
}

void drawAreas(QPainter& painter) {
    setUp(painter, QColor(150, 190, 120));
    painter.drawPolygon(hexagon({0.31, 0.34}, 0.22));
    painter.drawPolygon(hexagon({0.69, 0.34}, 0.22));
    setUp(painter, petal);
    painter.drawPolygon(hexagon({0.5, 0.67}, 0.22));
}

void drawCloud(QPainter& painter) {
    QPainterPath cloud;
    cloud.setFillRule(Qt::WindingFill);
    cloud.addEllipse(QPointF(0.3, 0.6), 0.2, 0.18);
    cloud.addEllipse(QPointF(0.52, 0.46), 0.24, 0.24);
    cloud.addEllipse(QPointF(0.72, 0.6), 0.2, 0.18);
    cloud.addRect(QRectF(0.3, 0.58, 0.42, 0.2));
    setUp(painter, QColor(206, 222, 238));
    painter.drawPath(cloud.simplified());
}

void drawPlantsLeft(QPainter& painter) {
    painter.save();
    painter.scale(0.8, 0.8);
    drawPine(painter, leaf);
    painter.restore();
    painter.setPen(QPen(QColor(200, 70, 56), 0.1, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(QPointF(0.68, 0.78), QPointF(0.92, 0.78));
}

void drawSunflower(QPainter& painter) {
    setUp(painter, petal);
    for (int i = 0; i < 10; ++i) {
        painter.save();
        painter.translate(0.5, 0.5);
        painter.rotate(i * 36);
        painter.drawEllipse(QPointF(0, -0.3), 0.1, 0.15);
        painter.restore();
    }
    setUp(painter, flowerCentre);
    painter.drawEllipse(QPointF(0.5, 0.5), 0.2, 0.2);
}

template <typename Draw>
QIcon drawn(int sizePx, const Draw& draw) {
    return paintedIcon(sizePx, [&](QPainter& painter) {
        painter.scale(sizePx, sizePx);
        draw(painter);
    });
}

using DrawRow = void (*)(QPainter&);

DrawRow drawingOf(std::string_view row) {
    constexpr std::array<std::pair<std::string_view, DrawRow>, 5> drawings{{{"track", drawTrack},
                                                                            {"areas", drawAreas},
                                                                            {"clouds", drawCloud},
                                                                            {"plantsLeft", drawPlantsLeft},
                                                                            {"tokens", drawSunflower}}};
    for (const auto& [id, drawing] : drawings) {
        if (id == row) {
            return drawing;
        }
    }
    return nullptr;
}

}  // namespace

QColor shownColour(Colour colour) {
    return colour == Colour::Neutral ? QColor(150, 160, 122)
                                     : playerColour({{}, std::string(renature::name(colour))}, 0);
}

QIcon plantIcon(PlantKind plant, const QColor& colour, int sizePx) {
    return drawn(sizePx, [&](QPainter& painter) { drawPlant(painter, plant, colour); });
}

QIcon renatureRowIcon(std::string_view row, int sizePx) {
    const DrawRow draw = drawingOf(row);
    return draw == nullptr ? QIcon() : drawn(sizePx, draw);
}

QIcon renatureGameIcon(int sizePx) {
    return drawn(sizePx, [](QPainter& painter) {
        constexpr std::array<PlantKind, 4> plants{PlantKind::Pine, PlantKind::Bush, PlantKind::Turf, PlantKind::Oak};
        constexpr std::array<Colour, 4> colours{Colour::Orange, Colour::Neutral, Colour::White, Colour::Blue};
        for (std::size_t cell = 0; cell < plants.size(); ++cell) {
            const double left = cell % 2 == 0 ? 0.02 : 0.5;
            const double top = cell < 2 ? 0.02 : 0.5;
            setUp(painter, QColor(216, 222, 190));
            painter.drawRect(QRectF(left, top, 0.48, 0.48));
            painter.save();
            painter.translate(left + 0.04, top + 0.04);
            painter.scale(0.4, 0.4);
            drawPlant(painter, plants.at(cell), shownColour(colours.at(cell)));
            painter.restore();
        }
    });
}

double pageScale(QSize page, const QFont& font) {
    constexpr QSizeF usual(1366, 640);
    constexpr double most = 1.75;
    constexpr double stepsPerUnit = 8;  // few, because each step lays out the page again
    const double room = std::min(page.width() / usual.width(), page.height() / usual.height()) / pictureScale(font);
    return std::clamp(std::floor(room * stepsPerUnit) / stepsPerUnit, 1.0, most);
}

QFont scaledFont(const QFont& font, double factor) {
    QFont scaled = font;
    scaled.setPointSizeF(font.pointSizeF() * factor);
    return scaled;
}

}  // namespace concord::gui
