// Plants, and the small pictures of the rows of the pad and of the game.
#pragma once

#include "scoring/renature/plants.h"

#include <QColor>
#include <QFont>
#include <QIcon>
#include <QSize>

#include <string_view>

namespace concord::gui {

constexpr int buttonHeight = 40;    // pixels, of the buttons of a page
constexpr int actionIconSide = 24;  // of the button that opens it

QColor shownColour(renature::Colour colour);

// colour: of all but the trunk.
QIcon plantIcon(renature::PlantKind plant, const QColor& colour, int sizePx);
// The picture of a row of the pad; null if it has none.
QIcon renatureRowIcon(std::string_view row, int sizePx);
// A few cells of the board with plants.
QIcon renatureGameIcon(int sizePx);

// How much larger than usual the parts of a page of that size are, so that they fill a large screen.
double pageScale(QSize page, const QFont& font);
QFont scaledFont(const QFont& font, double factor);

}  // namespace concord::gui
