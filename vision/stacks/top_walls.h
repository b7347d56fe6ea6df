// Reads what lies under the red top of a building from the visible wall below it.
//
// From above, a wall is only a few pixels wide, which a view of the whole cell hardly resolves. But once the rim of the
// top is known to a tenth of a millimetre, the wall can be unrolled: each row of the picture is a fixed fraction of a
// token's thickness below the rim, whatever the camera's tilt. A small network gets this picture together with the
// colours of the board's own gray, brown and red tops. scripts/train/top_walls.py cuts the same pictures.
#pragma once

#include "vision/geometry/token_size.h"
#include "vision/stacks/confidence.h"
#include "vision/stacks/top_rims.h"

#include <vector>

namespace concord::vision {

// Updates the posteriors (in the order of cells(side), like `tops`): redistributes probability among the three
// buildings of each cell, and changes nothing else. photo: BGR, 8 bits, the image that the pose is for. gain: from
// measureLight.
void updateUnderRed(std::vector<CellPosterior>& posteriors, const cv::Mat& photo, const CameraPose& pose, double gain,
                    const std::vector<DetectedTop>& tops, const TokenSize& token);

}  // namespace concord::vision
