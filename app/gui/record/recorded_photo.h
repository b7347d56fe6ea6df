// Loads the photos of recorded games, with their readings, into a table.
#pragma once

#include "app/gui/document/document.h"

#include "app/record/store.h"

namespace concord::gui {

// The game with the players' photos. Cells that differ from the reading count as checked by a person, and so do those
// in record::checkedCells(). A photo may consist of two views, each a file; it is left out if one of them is missing,
// or if the first, which is displayed, is unreadable. Throws the store's errors.
Table tableFromRecord(record::Store& store, record::Number game);

// The player's photo that opening the game shows: the latest with a reading. If one without a reading comes after it,
// that is the second view: both views have one reading, which is stored with the first. Without any reading, the first
// photo alone. isSolo: photos that name no player are theirs.
std::vector<const record::RecordedPhoto*> viewsOf(const record::GameRecord& record, const std::string& player,
                                                  bool isSolo);

// Marks the cells that differ from the reading of the player's photo, and those named in `checked`, as checked
// by a person. Marks none without a reading or a board, or if the board has the other side.
void markChecked(PlayerState& playerState, const Player& player, const std::vector<std::string>& checked);

}  // namespace concord::gui
