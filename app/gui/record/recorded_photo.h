// Loads the photos of recorded games, with their readings, into a table.
#pragma once

#include "app/gui/document/document.h"

#include "app/record/store.h"

namespace concord::gui {

// The game with the players' photos. Cells that differ from the reading count as checked by a person, and so do those
// that the record names. A photo that is missing or unreadable is left out. Throws the store's errors.
Table tableFromRecord(record::Store& store, record::Number game);

// Marks the cells that differ from the reading of the player's photo, and those in `checked` (their names), as checked
// by a person. Nothing without a reading, or if the board is of the other side.
void markChecked(PlayerState& playerState, const Player& player, const std::vector<std::string>& checked);

}  // namespace concord::gui
