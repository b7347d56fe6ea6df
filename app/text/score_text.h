// A score as text for people.
#pragma once

#include "app/text/terminal.h"
#include "scoring/harmonies/game.h"
#include "scoring/harmonies/score.h"

#include <iosfwd>

namespace concord::cli {

// The boards of the players beside each other, with their legend.
void writeBoards(std::ostream& out, const Game& game, const Terminal& terminal);

// The score pad, with a dash where there is no number, and the points of the boards beside typed numbers.
void writePad(std::ostream& out, const Game& game, const GameScore& score);

void writeWarnings(std::ostream& out, const Game& game, const GameScore& score);

// The boards, the score pad, who won, and the warnings.
void writeScore(std::ostream& out, const Game& game, const GameScore& score, const Terminal& terminal);

}  // namespace concord::cli
