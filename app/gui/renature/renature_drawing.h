// Plants, and the small pictures of the rows of the pad and of the game.
#pragma once

#include "scoring/renature/plants.h"

#include <QColor>
#include <QIcon>

#include <string_view>

namespace concord::gui {

QColor shownColour(renature::Colour colour);

// colour: of the player that the plant belongs to.
QIcon plantIcon(renature::PlantKind plant, const QColor& colour, int sizePx);
// Of a row of the pad; null for one that has none.
QIcon renatureRowIcon(std::string_view row, int sizePx);
// A few cells of the board with plants.
QIcon renatureGameIcon(int sizePx);

}  // namespace concord::gui
