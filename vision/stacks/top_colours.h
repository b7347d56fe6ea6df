// The colour of what each cell shows on top, where neither stacks in front nor cubes hide it.
#pragma once

#include "vision/geometry/token_size.h"
#include "vision/stacks/confidence.h"
#include "vision/stacks/light.h"

#include <opencv2/core/matx.hpp>

#include <vector>

namespace concord::vision {

struct TopColour {
    cv::Vec3d bgr;              // median, linear light relative to the bright parts of the plate
    double areaMm2 = 0;         // of which it is the median; 0 if none is visible
    double burntShare = 0;      // of what is in view, as far as it is overexposed and has no colour, [0, 1]
    bool isBesideCube = false;  // a cube hides a part, or may
    cv::Vec3d logVariance{};    // of the logarithms of bgr, as far as removed light leaves them unsure
};

// In the order of the posteriors, whose most probable stacks and cubes are used. asPhotographed: the same picture as
// `work`, with the light that was removed.
std::vector<TopColour> topColours(const WorkImage& work, const cv::Mat& asPhotographed, const Light& light, Side side,
                                  const std::vector<CellPosterior>& posteriors, const TokenSize& token);

}  // namespace concord::vision
