// Unsure cells compared with the photo, pixel by pixel.
//
// Each stack that may stand in a cell, among the likeliest stacks of the others, predicts what every pixel around it
// shows: a top, a wall, a bare cell behind, in the colours that the surely read cells have on this board. How well the
// pixels agree multiplies the probability of the stack. So a strip of a top between two stacks in front counts for what
// it is, and what belongs to a neighbour says nothing about the cell behind it.
#pragma once

#include "vision/geometry/token_size.h"
#include "vision/stacks/confidence.h"
#include "vision/stacks/light.h"

#include <vector>

namespace concord::vision {

// evidence, inFullView and posteriors in the order of cells(side). inFullView: false for cells that light or things may
// obscure; they do not show what the parts of others look like.
void comparePixels(const WorkImage& work, const Light& light, Side side, const TokenSize& token,
                   const std::vector<CellEvidence>& evidence, const std::vector<bool>& inFullView,
                   std::vector<CellPosterior>& posteriors);

}  // namespace concord::vision
