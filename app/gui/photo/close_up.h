// One cell of a photo, enlarged, the way up that the photo is seen.
#pragma once

#include "app/gui/document/document.h"

#include <QPixmap>

namespace concord::gui {

// size: of both sides, in logical pixels. Null where the cell lies outside of the picture.
QPixmap closeUp(const Photo& photo, const vision::CellReading& cell, int size);

}  // namespace concord::gui
