// The sample game that comes with the program: to look around in, not to keep.
#pragma once

#include "app/gui/document/table.h"

namespace concord::gui {

// Read anew each time.
Table sampleGame();

// True of a sample that was changed, autosaved or saved as a file too: it is known by the id of its record.
bool isSample(const Table& table);

}  // namespace concord::gui
