// Brown tops that the reflection of a lamp may have paled to gray.
//
// A lamp adds white light to what a glossy top shows, most in the middle of its reflection. That makes gray of brown. A
// bright reflection is found and subtracted (reflections.h), but one that is only as bright as gray paint looks like
// it. What gives such a top away is that it is brighter than the other gray ones, most of all in its middle, and that
// light added to the photo's own brown paint explains its colour.
#pragma once

#include "vision/geometry/token_size.h"
#include "vision/stacks/confidence.h"
#include "vision/stacks/light.h"
#include "vision/stacks/top_light.h"

#include <vector>

namespace concord::vision {

// By cell: whether its top is read as gray, but may as well be brown. All of one board, in the order of cells(side).
std::vector<bool> mayBePaled(const WorkImage& work, const Light& light, Side side, const TokenSize& token,
                             const std::vector<TopLight>& tops, const std::vector<CellPosterior>& posteriors);

}  // namespace concord::vision
