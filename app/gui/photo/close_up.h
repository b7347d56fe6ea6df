// One cell of a photo, enlarged, oriented as the photo is displayed.
#pragma once

#include "app/gui/document/document.h"

#include <QPixmap>

namespace concord::gui {

// size: of the longer side, in logical pixels. Null if the cell lies outside the picture.
QPixmap closeUp(const Photo& photo, const vision::CellReading& cell, int size);
// The same, and may be called on any thread; size: in pixels.
QImage closeUpPicture(const Photo& photo, const vision::CellReading& cell, int size);

}  // namespace concord::gui
