// Pens for lines over a photo.
#pragma once

#include <QGuiApplication>
#include <QPen>

namespace concord::gui {

// width: in logical pixels of the screen, however large the photo is shown.
inline QPen cosmeticPen(const QColor& colour, double width, Qt::PenStyle style = Qt::SolidLine) {
    QPen pen(colour, width * qGuiApp->devicePixelRatio(), style, Qt::RoundCap, Qt::RoundJoin);
    pen.setCosmetic(true);
    return pen;
}

}  // namespace concord::gui
