// Whether a cube stands on a stack, and which.
//
// A printed motif or the reflection of a lamp can look like a cube. Each top is seen beside the mean of the board's
// other tops of its colour, which bear the same motif.
// A small network looks at the tops in their own planes; scripts/train/top_views.py cuts the same pictures.
#pragma once

#include "vision/geometry/token_size.h"
#include "vision/stacks/confidence.h"
#include "vision/stacks/top_rims.h"

#include <vector>

namespace concord::vision {

// Multiplies what the tops say into the beliefs about cubes (cells(side), as the tops). photo: BGR, 8 bits, the image
// that the pose is for.
void weighCubes(std::vector<CellBelief>& beliefs, const cv::Mat& photo, const CameraPose& pose, double gain,
                const std::vector<SeenTop>& tops, const TokenSize& token);

}  // namespace concord::vision
