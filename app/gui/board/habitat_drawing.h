// Draws the habitat of a card from the facts: the hexagons with the stacks they require.
#pragma once

#include "app/gui/kit/theme.h"
#include "scoring/harmonies/board.h"
#include "scoring/harmonies/cards.h"

#include <QPainter>
#include <QRectF>

namespace concord::gui {

// As large as fits in the middle of the rectangle, but no cell wider than `widest`; the cube is where the card shows
// it.
void drawHabitat(QPainter& painter, const QRectF& into, const Habitat& habitat, Cube cube, double widestCell,
                 const BoardColours& colours);

}  // namespace concord::gui
