// Cells of one photo compared: tops of the same paint look alike, whatever paint and light are like.
//
// The code of a view is projected to a few coordinates in which tops of one colour in one photo lie close together.
// There, the cells that are read as a colour say how likely that colour is for another cell: a kernel density,
// relative to that of all boards, which counts as much as boardWeight more cells. So four olive tops that are surely
// green explain a fifth one that would pass for yellow elsewhere. And where most of the olive tops pass for yellow, but
// those on brown tokens can only be green, that both look like one paint shows that all are green.
#pragma once

#include "vision/geometry/visibility.h"
#include "vision/stacks/confidence.h"
#include "vision/stacks/read_stacks.h"

#include <vector>

namespace concord::vision {

// Multiplies the likelihood ratios of each cell's top into its posterior; stacks with the same top keep their
// proportions. All three are in the order of cells(side). A cell has no say in its own posterior, and less in others
// the less of its topmost token is visible.
void comparePaints(Side side, const std::vector<CellEvidence>& evidence, const std::vector<Visibility>& visible,
                   std::vector<CellPosterior>& posteriors);

}  // namespace concord::vision
