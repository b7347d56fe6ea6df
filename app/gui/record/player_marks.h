// How charts tell players apart: by a colour, and lines also by dashes and a shape, which stay the same whatever is
// filtered and whoever else is shown. The colours stay distinguishable for the colour blind, and shape and dashes tell
// players apart without any colour.
#pragma once

#include "app/record/statistics.h"

#include <QColor>
#include <QImage>
#include <QList>
#include <QPalette>

namespace concord::gui {

enum class MarkShape { Circle, Square, Triangle, Diamond, Cross, TriangleDown, Plus };
inline constexpr int markShapes = 7;

struct PlayerMark {
    QColor colour;
    MarkShape shape = MarkShape::Circle;
    QList<qreal> dashes;  // as QPen takes them; empty: a solid line

    friend bool operator==(const PlayerMark&, const PlayerMark&) = default;
};

// player: the number in the record, which nobody else ever gets.
PlayerMark playerMark(record::Number player, const QPalette& palette);

// side: of the mark in a chart, in logical pixels. The picture is larger, because charts scale it down.
QImage pictureOf(const PlayerMark& mark, int side);

}  // namespace concord::gui
