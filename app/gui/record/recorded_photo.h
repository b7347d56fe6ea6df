// The photos of recorded games as the board's page shows them, with what was read from them.
#pragma once

#include "app/gui/document/document.h"

#include "app/record/store.h"

namespace concord::gui {

// The game with the players' photos beside their boards. What differs from the reading was settled by a person, and
// so was what the record says of its doubts. A
// photo that is missing or that cannot be shown costs that photo alone. Throws as the store does.
Table tableFromRecord(record::Store& store, record::Number game);

}  // namespace concord::gui
