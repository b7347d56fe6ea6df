// Light and dark, and the few colours that are no token's.
#pragma once

#include <QColor>
#include <QPalette>
#include <QString>

namespace concord::gui {

// Style and size of type of the whole application, once it is there.
void applyStyle();
// Whether the palette is a dark one (Qt 6.4 has no colorScheme()).
bool isDark(const QPalette& palette);
// Lets the whole application look dark or light.
void applyDark(bool dark);

struct BoardColours {
    QColor ground;  // an empty cell
    QColor hovered;
    QColor line;
    QColor name;  // the small cell names
    QColor lit;   // frame of the cells that an item of the score speaks of
    QColor litGround;
    QColor litInk;    // text on the colour of that frame
    QColor doubt;     // text on the window's ground
    QColor selected;  // frame of the chosen cell
};
BoardColours boardColours(const QPalette& palette);
// For paper and for pictures that leave the program: always the light ones.
BoardColours paperColours();

// "62 %" in the person's own way to write it; never 100 % for less than certainty.
QString percent(double probability);

}  // namespace concord::gui
