#include "pose.h"

#include <algorithm>
#include <cmath>

namespace concord::vision {

FocalPrior focalPrior(std::optional<double> focal35mm, cv::Size photo) {
    const double longSide = std::max(photo.width, photo.height);
    // Makers reckon the equivalent focal length by the diagonal or by the long side; for a sensor of 4:3
    // the two differ by 4 %, and the middle is taken.
    constexpr double filmWidthMm = 36.0;
    constexpr double filmDiagonalMm = 43.27;
    if (focal35mm && *focal35mm >= 10 && *focal35mm <= 400) {
        const double byLongSide = *focal35mm / filmWidthMm * longSide;
        const double byDiagonal = *focal35mm / filmDiagonalMm * std::hypot(photo.width, photo.height);
        return {std::sqrt(byLongSide * byDiagonal), 0.035};
    }
    // Main cameras of phones see 55 to 76 degrees along the long side.
    return {0.78 * longSide, 0.12};
}

std::optional<PoseFit> poseOf(const BoardFinding& finding, cv::Size photo, std::optional<double> focal35mm) {
    const FocalPrior prior = focalPrior(focal35mm, photo);
    return fitPose(finding.matches, cv::Size2d(photo), prior.px, prior.spread);
}

}  // namespace concord::vision
