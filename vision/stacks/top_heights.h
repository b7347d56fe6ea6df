// What the sizes of all tops together say about the heights.
//
// The tokens' radius and thickness are unknown but the same on the whole board. For every pair of them each cell's
// heights are weighed by how well such a top would fit the rim that is seen; pairs that suit the whole board count
// more, so cells whose height is plain (water, fields, what shows a wall) measure the tokens for the others.
#pragma once

#include "vision/geometry/token_size.h"
#include "vision/stacks/confidence.h"
#include "vision/stacks/top_rims.h"

#include <vector>

namespace concord::vision {

// Where to look for the tops, in the photo that `work` was made of. `evidence` and `beliefs` are in the same order.
std::vector<TopGuess> topGuesses(const WorkImage& work, const std::vector<CellEvidence>& evidence,
                                 const std::vector<CellBelief>& beliefs);

// Multiplies what the rims say into the beliefs (cells(side), as the tops) and returns the likeliest size of the
// tokens. Whether a cell is empty, and the colours, are left to what was believed before.
TokenSize weighHeights(std::vector<CellBelief>& beliefs, const std::vector<SeenTop>& tops, Side side,
                       const cv::Vec3d& camera);

}  // namespace concord::vision
