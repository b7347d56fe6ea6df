// The habitat of a card, drawn from the facts: the hexes with the stacks they ask for.
#pragma once

#include "app/gui/kit/theme.h"
#include "scoring/harmonies/board.h"
#include "scoring/harmonies/cards.h"

#include <QPainter>
#include <QRectF>

namespace concord::gui {

// As large as fits in the middle of the rectangle, but no cell wider than the widest; the cube lies
// where the card puts it.
void drawHabitat(QPainter& painter, const QRectF& into, const Habitat& habitat, Cube cube, double widestCell,
                 const BoardColours& colours);

}  // namespace concord::gui
