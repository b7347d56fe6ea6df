// What lies under the red top of a building, by the wall that shows below it.
//
// From above a wall is a sliver of some pixels, which a view of the whole cell hardly resolves. Once the rim of the
// top is known to a tenth of a millimetre the wall can be unrolled: each row of the picture is the same part of a
// token's thickness under the rim, however slanted the camera stands. A small network looks at it beside the colours
// of the board's own gray, brown and red tops; scripts/train/top_walls.py cuts the same pictures.
#pragma once

#include "vision/geometry/token_size.h"
#include "vision/stacks/confidence.h"
#include "vision/stacks/top_rims.h"

#include <vector>

namespace concord::vision {

// Multiplies what the walls say into the beliefs (cells(side), as the tops): only what lies under a red token two high
// is weighed, what stands above and how high is left as it was. photo: BGR, 8 bits, the image that the pose is for.
void weighUnderRed(std::vector<CellBelief>& beliefs, const cv::Mat& photo, const CameraPose& pose, double gain,
                   const std::vector<SeenTop>& tops, const TokenSize& token);

}  // namespace concord::vision
