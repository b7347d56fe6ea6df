// The light that comes from every top and from around it, in linear light: what lamps mirrored there, a flash and its
// veil, or a filter do to the colours.
#pragma once

#include "vision/geometry/token_size.h"
#include "vision/stacks/confidence.h"

#include <opencv2/core/matx.hpp>

#include <vector>

namespace concord::vision {

struct TopLight {
    double burnt = 0;     // part of the top where no colour is left, at the end of the scale, [0, 1]
    double darkest = 0;   // light of the darkest spots on and around it: a veil lies over the darkest as well, [0, 1]
    double contrast = 0;  // spread of the light on the top, by its mean
    cv::Vec3d middle;     // the median of the top, BGR, [0, 1]
};

// In the order of the beliefs, which say how high the tops lie. Of what lies beyond the picture nothing is known:
// black.
std::vector<TopLight> topLights(const WorkImage& work, Side side, const std::vector<CellBelief>& beliefs,
                                const TokenSize& token);

}  // namespace concord::vision
