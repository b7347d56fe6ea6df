// A score of Harmonies in the shape that all games share.
#pragma once

#include "scoring/harmonies/score.h"
#include "scoring/table/score_table.h"

namespace concord {

// score: scoreGame(game).
ScoreTable harmoniesTable(const Game& game, const GameScore& score);

// The item that a line of such a table was made from, for its wording: only the number of its cells is right, not
// which.
ScoreItem itemOf(const ScoreLine& line);

}  // namespace concord
