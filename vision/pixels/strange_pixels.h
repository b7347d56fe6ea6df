// How much of a cell looks like nothing that belongs on a board.
#pragma once

#include "vision/geometry/token_size.h"
#include "vision/stacks/confidence.h"
#include "vision/stacks/light.h"

#include <vector>

namespace concord::vision {

// Mean log-odds that a pixel shows anything else than its part of the likeliest stack, judged by the colours that the
// parts of the other cells have on this board. About -6.5 for what is clean, and where hardly anything is in view.
struct Strangeness {
    double top = 0;
    double around = 0;  // the stack's walls and the bare cell
};

// In the order of cells(side), as evidence and posteriors are.
std::vector<Strangeness> strangePixels(const WorkImage& work, const Light& light, Side side, const TokenSize& token,
                                       const std::vector<CellEvidence>& evidence,
                                       const std::vector<CellPosterior>& posteriors);

}  // namespace concord::vision
