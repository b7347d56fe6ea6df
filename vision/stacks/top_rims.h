// Where the rim of a stack's uppermost token is seen, to a tenth of a millimetre.
//
// A top comes closer to the camera by the thickness of a token for each one below it, and looks 2 to 5 % larger where
// the camera stands 20 to 50 cm over the board. That tells heights even from straight above, where no wall shows,
// once the tokens' own size is known; see top_heights.h. The rim is looked for along rays around the top by a small
// network; scripts/train/top_rims.py cuts the same rays.
#pragma once

#include "vision/geometry/camera_pose.h"

#include <opencv2/core/mat.hpp>

#include <vector>

namespace concord::vision {

// Where to look for a top.
struct TopGuess {
    cv::Point2d pixel;    // of the photo, near the top's middle
    double heightMm = 0;  // over the board, about; 0: nothing stands there
};

// A circle in the plane at heightMm over the board that covers the rim in the photo. The rim itself may lie higher or
// lower, where it is smaller or larger.
struct SeenTop {
    cv::Point2d centerMm;
    double heightMm = 0;
    double radiusMm = 0;  // 0: not looked for
    double seen = 0;      // part of the rim that was seen, [0, 1]

    // The same seen from a camera at `camera` (mm), had it the height given.
    SeenTop at(double otherHeightMm, const cv::Vec3d& camera) const;
};

// photo: BGR, 8 bits, the image that the pose is for. gain: measureLight's. In the order of the guesses.
std::vector<SeenTop> seenTops(const cv::Mat& photo, const CameraPose& pose, double gain,
                              const std::vector<TopGuess>& guesses);

}  // namespace concord::vision
