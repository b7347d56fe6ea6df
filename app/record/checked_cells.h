// The cells that a person has checked, beside the readings of a game's photos. The readings stay unchanged, with all
// their doubts; this says which doubts are settled.
#pragma once

#include "app/record/game_record.h"

#include <functional>
#include <map>
#include <string>
#include <vector>

namespace concord::record {

// The names of the cells for each player, who is named as in the game.
using CheckedCells = std::map<std::string, std::vector<std::string>>;

// Stored in the record's member `settled`, which older versions leave as it is. What is not a list of
// texts is left out; the texts need not name a cell.
CheckedCells checkedCells(const GameRecord& record);
// Players without cells are left out.
void setCheckedCells(GameRecord& record, const CheckedCells& checked);

// Stores the players under their new names; the cells of two players who get the same name are joined.
void renameCheckedPlayers(GameRecord& record, const std::function<std::string(const std::string&)>& newName);
// Repairs the names of the players as repairedText() does (scoring/json/text_rule.h).
void normalizeCheckedNames(GameRecord& record);

}  // namespace concord::record
