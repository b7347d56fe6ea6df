// The light of furnished rooms.
#pragma once

#include "tools/drawing/light.h"

namespace concord::drawing {

// Any number of windows and lamps of different colours, walls with colours of their own, and large coloured things
// around the table.
Lighting roomLight(Random& random);

}  // namespace concord::drawing
