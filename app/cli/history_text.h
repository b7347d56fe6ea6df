// Recorded games as text and JSON for the command line.
#pragma once

#include "app/record/store.h"
#include "app/text/terminal.h"

#include <string>

namespace concord::cli {

// One line per game: "12  2026-11-21 19:30  A  Pauline 130*, Johan 98  Games Club"; a star marks a winner, except
// in solo games; A is the side of the boards. If there are games of several kinds, the game's title precedes the side.
void writeGames(std::ostream& out, const std::vector<record::GameSummary>& games);

// One line of `concord history --json`.
std::string gameLineJson(const record::GameSummary& game);

// All details of a game, its boards and its score; if the score computed now differs from the recorded one, also the
// differences.
void writeGame(std::ostream& out, const record::OpenedGame& opened, const text::Terminal& terminal);

}  // namespace concord::cli
