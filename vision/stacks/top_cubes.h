// Whether a cube stands on a stack, and which.
//
// A printed motif or the reflection of a lamp can look like a cube. So a small network gets each top, rectified in its
// own plane, beside the mean of the board's other tops of its colour, which have the same motif.
// scripts/train/top_views.py cuts the same pictures.
#pragma once

#include "vision/geometry/token_size.h"
#include "vision/stacks/confidence.h"
#include "vision/stacks/top_rims.h"

#include <vector>

namespace concord::vision {

// Updates the cubes' posteriors (in the order of cells(side), like `tops`). photo: BGR, 8 bits, the image that the pose
// is for. gain: from measureLight.
void updateCubes(std::vector<CellPosterior>& posteriors, const cv::Mat& photo, const CameraPose& pose, double gain,
                 const std::vector<DetectedTop>& tops, const TokenSize& token);

}  // namespace concord::vision
