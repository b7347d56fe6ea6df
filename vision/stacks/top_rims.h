// Detects the rim of a stack's topmost token, to a tenth of a millimetre.
//
// Each token in a stack brings the top closer to the camera by its thickness, so the top looks 2 to 5 % larger when the
// camera is 50 to 20 cm above the board. That gives heights even from straight above, where no wall is visible, once
// the size of the tokens is known; see top_heights.h. A small network locates the rim along rays around the top;
// scripts/train/top_rims.py cuts the same rays.
#pragma once

#include "vision/geometry/camera_pose.h"
#include "vision/stacks/rim_circle.h"

#include <opencv2/core/mat.hpp>

#include <vector>

namespace concord::vision {

// Where to search for a top.
struct TopGuess {
    cv::Point2d pixel;    // of the photo, near the top's middle
    double heightMm = 0;  // over the board, roughly; 0: nothing stands there
};

// A circle in the plane at heightMm over the board that projects onto the rim. The same rim could be a smaller circle
// higher up, or a larger one further down: see at().
struct DetectedTop {
    cv::Point2d centerMm;
    double heightMm = 0;
    double radiusMm = 0;  // 0: not searched for
    double seen = 0;      // fraction of the rim that was detected, [0, 1]
    RadiusDensity radii;  // of the circles that fit nearly as well

    // The circle at another height that projects onto the same rim, for a camera at `camera` (mm).
    DetectedTop at(double otherHeightMm, const cv::Vec3d& camera) const;
};

// photo: BGR, 8 bits, the image that the pose is for. gain: from measureLight. In the order of the guesses.
std::vector<DetectedTop> detectTops(const cv::Mat& photo, const CameraPose& pose, double gain,
                                    const std::vector<TopGuess>& guesses);

}  // namespace concord::vision
