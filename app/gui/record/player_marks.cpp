#include "app/gui/record/player_marks.h"

#include "app/gui/kit/theme.h"

#include <QPainter>
#include <QPolygonF>

#include <algorithm>
#include <array>

namespace concord::gui {

namespace {

struct Shades {
    QRgb onLight;
    QRgb onDark;
};

// Found by search: as far apart as possible for normal sight, protanopia, deuteranopia and tritanopia, and clear
// against the background. tests/app/gui/record/charts_test.cpp measures both.
constexpr std::array<Shades, 8> shades{{{0xff0f2699, 0xff63adf7},
                                        {0xffcc7a29, 0xffe6c72e},
                                        {0xff084c08, 0xffaacc99},
                                        {0xffac73e6, 0xff7766cc},
                                        {0xff994c4c, 0xffcc5214},
                                        {0xff267180, 0xff19f7f7},
                                        {0xff739980, 0xff338066},
                                        {0xff4c2e42, 0xffb286a4}}};

// No two of the numbers of colours, shapes and lines have a common divisor, so two players share all three only if
// their numbers are a multiple of 280 apart.
constexpr int lines = 5;

QList<qreal> dashesOf(int line) {
    switch (line) {
        case 1:
            return {7, 2.5};
        case 2:
            return {2, 2};
        case 3:
            return {8, 2, 2, 2};
        case 4:
            return {4, 2};
        default:
            return {};
    }
}

QPolygonF corners(MarkShape shape) {
    switch (shape) {
        case MarkShape::Square:
            return QPolygonF({{0.12, 0.12}, {0.88, 0.12}, {0.88, 0.88}, {0.12, 0.88}});
        case MarkShape::Triangle:
            return QPolygonF({{0.5, 0.04}, {0.98, 0.92}, {0.02, 0.92}});
        case MarkShape::TriangleDown:
            return QPolygonF({{0.5, 0.96}, {0.98, 0.08}, {0.02, 0.08}});
        case MarkShape::Diamond:
            return QPolygonF({{0.5, 0}, {1, 0.5}, {0.5, 1}, {0, 0.5}});
        default:
            return {};
    }
}

}  // namespace

PlayerMark playerMark(record::Number player, const QPalette& palette) {
    const auto index = static_cast<std::size_t>(std::max<record::Number>(player, 1) - 1);
    const Shades& shade = shades.at(index % shades.size());
    return {.colour = QColor::fromRgb(isDark(palette) ? shade.onDark : shade.onLight),
            .shape = static_cast<MarkShape>(index % markShapes),
            .dashes = dashesOf(static_cast<int>(index % lines))};
}

QImage pictureOf(const PlayerMark& mark, int side) {
    constexpr int sharpness = 4;  // charts scale it down
    QImage picture(side * sharpness, side * sharpness, QImage::Format_ARGB32_Premultiplied);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(picture.width(), picture.height());
    painter.setPen(Qt::NoPen);
    painter.setBrush(mark.colour);
    constexpr double arm = 0.28;
    if (mark.shape == MarkShape::Circle) {
        painter.drawEllipse(QRectF(0.06, 0.06, 0.88, 0.88));
    } else if (mark.shape == MarkShape::Cross || mark.shape == MarkShape::Plus) {
        painter.translate(0.5, 0.5);
        painter.rotate(mark.shape == MarkShape::Cross ? 45 : 0);
        painter.drawRect(QRectF(-0.5, -arm / 2, 1, arm));
        painter.drawRect(QRectF(-arm / 2, -0.5, arm, 1));
    } else {
        painter.drawPolygon(corners(mark.shape));
    }
    return picture;
}

}  // namespace concord::gui
