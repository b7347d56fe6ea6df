// From beliefs to what a person is told: stacks, doubts, and the score with its spread.
#pragma once

#include "scoring/harmonies/game.h"
#include "vision/reading/reading.h"
#include "vision/stacks/confidence.h"

namespace concord::vision {

// A cell below this confidence is shown to a person. From above the walls, which tell what lies below, hardly
// show: there a cell has to be surer, unless a second photo has seen it too.
double reviewBelow(const Reading& reading);

// Fills stacks, cubes, alternatives, confidences and review marks of `reading.cells` (which name
// the cells, in order) and of `reading.board` from the beliefs. Which colour lies under a red token is no doubt: the
// likeliest stands for all.
void reportCells(Reading& reading, const std::vector<CellBelief>& beliefs);

// The landscape score over boards drawn from the beliefs; the same beliefs give the same spread.
ScoreSpread spreadScore(Side side, const std::vector<CellBelief>& beliefs,
                        ClosedRiver closedRiver = ClosedRiver::Shortest);

// The same after a person has looked: the settled cells hold what `board` (of the reading's side) says, the
// others still what their alternatives say.
ScoreSpread spreadScore(const Reading& reading, const Board& board, const std::vector<Cell>& settled,
                        ClosedRiver closedRiver = ClosedRiver::Shortest);

// Cells marked for review, those first whose doubt moves the landscape score most.
std::vector<Cell> orderReview(const Reading& reading, const std::vector<CellBelief>& beliefs);

}  // namespace concord::vision
