// A score of Harmonies in the shape that all games share.
#pragma once

#include "scoring/harmonies/score.h"
#include "scoring/table/score_table.h"

namespace concord {

// score: scoreGame(game).
ScoreTable harmoniesTable(const Game& game, const GameScore& score);

// The item behind a line of such a table, to put it into words. It has the right number of cells, but not the cells
// themselves.
ScoreItem itemOf(const ScoreLine& line);

}  // namespace concord
