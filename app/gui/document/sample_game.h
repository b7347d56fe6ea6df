// The sample game that comes with the program: to look around in, not to keep.
#pragma once

#include "app/gui/document/table.h"

namespace concord::gui {

// Read anew each time.
Table sampleGame();

// Also true of a sample that was changed, autosaved or saved as a file: its record keeps the id.
bool isSample(const Table& table);

}  // namespace concord::gui
