// Contradictions, and which of them the players have accepted. Those are stored in the record of the game, as the
// desktop program does: "disputes" (docs/formats.md).
#pragma once

#include "app/web/table/table.h"
#include "scoring/table/contradiction.h"

#include <string>
#include <string_view>
#include <vector>

namespace concord::web {

// Contradictions that nobody has accepted, the most doubtful numbers first. score: of the open game.
std::vector<Contradiction> openContradictions(const Table& table, const ScoreTable& score);

// Accepted until the number that it is about changes.
Table withAccepted(Table table, const ScoreTable& score, const Contradiction& contradiction);

// For players who are renamed, or leave.
std::string recordWithName(const std::string& record, const std::string& before, const std::string& after);
std::string recordWithoutPlayer(const std::string& record, const std::string& player);

// A list as JSON: the disputes whose number is still the one that was agreed on. Empty: none.
std::string standingDisputes(const Table& table);

}  // namespace concord::web
