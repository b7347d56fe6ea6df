// The sample game that comes with the program: to look around in, not to keep.
#pragma once

#include "app/gui/document/table.h"

namespace concord::gui {

// Read anew each time.
Table sampleGame();

// Also of a sample that was changed, autosaved or saved as a file: it is known by its id.
bool isSample(const Table& table);

}  // namespace concord::gui
