// The cells that a person has looked at, beside the readings of a game's photos. The readings stay as the reader gave
// them, with all that they doubted; this says which of the doubts need not be asked again.
#pragma once

#include "app/record/game_record.h"

#include <map>
#include <string>
#include <vector>

namespace concord::record {

// Names of cells by the names of the players, as in the game.
using SettledCells = std::map<std::string, std::vector<std::string>>;

// Kept in the record's member `settled`, which older programs keep as it is; one that is not as the format says is
// empty.
SettledCells settledCells(const GameRecord& record);
// Players without cells are left out.
void setSettledCells(GameRecord& record, const SettledCells& settled);

// Names as games have them, however they are spelled here: see scoring/text_rule.h.
void spellSettledNames(GameRecord& record);

}  // namespace concord::record
