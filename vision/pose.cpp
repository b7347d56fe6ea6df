#include "pose.h"

#include <algorithm>

namespace concord::vision {

FocalPrior focalPrior(std::optional<double> focal35mm, cv::Size photo) {
    const double longSide = std::max(photo.width, photo.height);
    constexpr double filmWidthMm = 36.0;
    if (focal35mm && *focal35mm >= 10 && *focal35mm <= 400) {
        return {*focal35mm / filmWidthMm * longSide, 0.03};
    }
    // Main cameras of phones see 55 to 76 degrees along the long side.
    return {0.78 * longSide, 0.12};
}

std::optional<PoseFit> poseOf(const BoardFinding& finding, cv::Size photo, std::optional<double> focal35mm) {
    const FocalPrior prior = focalPrior(focal35mm, photo);
    return fitPose(finding.matches, cv::Size2d(photo), prior.px, prior.spread);
}

}  // namespace concord::vision
