// A score as text for people, for any game.
#pragma once

#include "app/text/terminal.h"
#include "scoring/table/game_module.h"

namespace concord::text {

// What lies on the table, such as the boards of the players, for games that draw it.
void writeBoards(std::ostream& out, const GameDocument& game, const Terminal& terminal);

// The score pad, and below it what the boards give where numbers were typed instead. A dash stands
// where there is no number, "?" for an unknown tie-break.
void writePad(std::ostream& out, const ScoreTable& table);

void writeWarnings(std::ostream& out, const ScoreTable& table, const GameDocument& game);

// The boards, the score pad, who won, and the warnings.
void writeScore(std::ostream& out, const ScoreTable& table, const GameDocument& game, const Terminal& terminal);

}  // namespace concord::text
