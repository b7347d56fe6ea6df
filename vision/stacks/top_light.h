// Statistics of the linear light from every top and around it. They show reflected lamps, a flash's veil and filters.
#pragma once

#include "vision/geometry/token_size.h"
#include "vision/stacks/confidence.h"
#include "vision/stacks/light.h"

#include <opencv2/core/matx.hpp>

#include <vector>

namespace concord::vision {

struct TopLight {
    double burntOut = 0;  // fraction of the top that is overexposed in all channels, [0, 1]
    double darkest = 0;   // light of the darkest spots on and around it, [0, 1]; a veil brightens even those
    double contrast = 0;  // standard deviation / mean of the light on the top
    cv::Vec3d middle;     // the median of the top, BGR, [0, 1]
    bool isInPhoto = false;
};

// The middle of the top of a stack with its most probable height, in mm on and above the board. cell: index in
// cells(side).
cv::Point3d likeliestTopMm(Side side, std::size_t cell, const TokenSize& token, const CellPosterior& posterior);

// In the order of the posteriors, whose most probable heights are used. Black for tops outside the picture.
std::vector<TopLight> topLights(const WorkImage& work, Side side, const std::vector<CellPosterior>& posteriors,
                                const TokenSize& token);

// Logarithms of the top's colour (BGR) relative to the bright parts of the plate.
cv::Vec3d relativeColour(const TopLight& top, const Light& light);

}  // namespace concord::vision
