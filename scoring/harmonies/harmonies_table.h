// A score of Harmonies in the shape that all games share.
#pragma once

#include "scoring/harmonies/score.h"
#include "scoring/table/score_table.h"

namespace concord {

// score: scoreGame(game).
ScoreTable harmoniesTable(const Game& game, const GameScore& score);

// The item that a line of such a table was made from, without its cells: as many of them as there were.
ScoreItem itemOf(const ScoreLine& line);

// Whether the pad has a number there: typed, or given by tokens on the board or by cards. A spirit that was not played
// is known, but has none. Sums always have one.
bool hasNumber(const Player& player, Category category);

}  // namespace concord
