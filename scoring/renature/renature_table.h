// A score of Renature in the shape that all games share.
#pragma once

#include "scoring/renature/score.h"
#include "scoring/table/score_table.h"

namespace concord::renature {

// score: scoreGame(game). The evidence of a line about an area is the area's index, from 0.
ScoreTable scoreTable(const Game& game, const GameScore& score);

}  // namespace concord::renature
