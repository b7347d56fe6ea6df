// Contradictions, and which of them the players have accepted. The accepted ones are stored in the game's record as
// "disputes" (docs/formats.md), as in the desktop program.
#pragma once

#include "app/web/table/table.h"
#include "scoring/table/contradiction.h"

#include <string>
#include <string_view>
#include <vector>

namespace concord::web {

// Contradictions that nobody has accepted: player by player, then those of the whole table. score: of the open game.
std::vector<Contradiction> openContradictions(const Table& table, const ScoreTable& score);

// The contradiction counts as accepted until the number that it is about changes.
Table withAccepted(Table table, const ScoreTable& score, const Contradiction& contradiction);

// The record after a player was renamed, or has left the game.
std::string recordWithName(const std::string& record, const std::string& oldName, const std::string& newName);
std::string recordWithoutPlayer(const std::string& record, const std::string& player);

// The disputes whose number is still the one that was agreed on, as a JSON list; empty if there are none.
std::string standingDisputes(const Table& table);

}  // namespace concord::web
