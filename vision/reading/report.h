// From posteriors to the reported reading: stacks, doubtful cells, and the score with its range.
#pragma once

#include "scoring/harmonies/game.h"
#include "vision/reading/reading.h"
#include "vision/stacks/confidence.h"

#include <string>
#include <vector>

namespace concord::vision {

// Cells below this confidence are marked for review. It is higher for a single photo from above, where the walls, which
// show the lower tokens, are hardly visible.
double reviewThreshold(const Reading& reading);

// Fills in stacks, cubes, alternatives, confidences and review marks of `reading.cells` (which must already name the
// cells, in order), and `reading.board`. The colour under a red token does not count as doubt: the most probable one
// stands for all.
void reportCells(Reading& reading, const std::vector<CellPosterior>& posteriors);

// The landscape scores of boards sampled from the posteriors. Deterministic.
ScoreSpread spreadScore(Side side, const std::vector<CellPosterior>& posteriors,
                        ClosedRiver closedRiver = ClosedRiver::Shortest);

// The same after a person has checked cells: the settled ones are as in `board` (of the reading's side), and so are
// those without a probable alternative, which a reading in a record may have; the others are sampled from their
// alternatives.
ScoreSpread spreadScore(const Reading& reading, const Board& board, const std::vector<Cell>& settled,
                        ClosedRiver closedRiver = ClosedRiver::Shortest);

// Cells marked for review, sorted by the expected effect on the landscape score.
std::vector<Cell> orderReview(const Reading& reading, const std::vector<CellPosterior>& posteriors);

// "62"; never "100" for a share below 1.
std::string wholePercent(double share);

}  // namespace concord::vision
