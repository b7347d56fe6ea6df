// Light and dark, and the colours that do not belong to tokens.
#pragma once

#include <QColor>
#include <QPalette>
#include <QSize>
#include <QString>

namespace concord::gui {

// Sets the style, the font size and the pixmap cache of the application. To be called once, after it was created.
void applyStyle();

// A screen as Qt reports it.
struct ScreenSize {
    QSize pixels;        // logical ones
    double physicalDpi;  // may be nonsense, such as a projector's
    double logicalDpi;   // above 96: the desktop's own scaling of texts
    double pixelRatio;   // not 1: the desktop's own scaling of everything
};
// How much larger texts must be to be read: above 1 only on a screen of many pixels that the desktop does not scale.
double textScale(const ScreenSize& screen);

// Black or white, whichever contrasts more with the ground (WCAG 2.1, contrast ratio).
QColor textOn(const QColor& ground);

// Whether the palette is a dark one (Qt 6.4 has no colorScheme()).
bool isDark(const QPalette& palette);
// Switches the application to dark or light.
void applyDark(bool dark);

struct BoardColours {
    QColor ground;  // an empty cell
    QColor hovered;
    QColor line;
    QColor name;         // the small cell names
    QColor highlighted;  // frame of the cells of the highlighted score item
    QColor highlightedGround;
    QColor highlightedInk;  // text on the colour of that frame
    QColor breakingClaim;   // frame of the cells that break a claim
    QColor breakingClaimInk;
    QColor doubt;     // text on the window's background
    QColor selected;  // frame of the selected cell
};
BoardColours boardColours(const QPalette& palette);
// For paper and exported pictures: always the light ones.
BoardColours paperColours();

}  // namespace concord::gui
