// Draws a card's habitat: its hexagons with the stacks they require.
#pragma once

#include "app/gui/kit/theme.h"
#include "scoring/harmonies/board.h"
#include "scoring/harmonies/cards.h"

#include <QPainter>
#include <QRectF>

namespace concord::gui {

// Centred in the rectangle, as large as fits, but no cell wider than `widestCell`; the cube stands where the card shows
// it.
void drawHabitat(QPainter& painter, const QRectF& into, const Habitat& habitat, Cube cube, double widestCell,
                 const BoardColours& colours);

}  // namespace concord::gui
