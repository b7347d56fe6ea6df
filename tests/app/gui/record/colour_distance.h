// How different two colours look, also to somebody who is colour blind.
#pragma once

#include <QColor>

#include <array>

namespace concord::gui {

enum class ColourVision { Normal, Protanopia, Deuteranopia, Tritanopia };
inline constexpr std::array allColourVisions{ColourVision::Normal, ColourVision::Protanopia, ColourVision::Deuteranopia,
                                             ColourVision::Tritanopia};

struct Lab {
    double l = 0;
    double a = 0;
    double b = 0;
};

// CIELAB for D65 of the colour as that colour vision sees it. Machado, Oliveira and Fernandes, "A Physiologically-based
// Model for Simulation of Color Vision Deficiency", 2009, at full severity.
Lab labOf(const QColor& colour, ColourVision vision = ColourVision::Normal);

// CIEDE2000: 1 is just visible side by side.
double distance(const Lab& one, const Lab& other);
double distance(const QColor& one, const QColor& other, ColourVision vision);

// WCAG 2: from 1 to 21; parts of charts need at least 3.
double contrast(const QColor& one, const QColor& other);

}  // namespace concord::gui
