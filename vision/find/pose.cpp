#include "vision/find/pose.h"

#include "vision/geometry/board_frame.h"

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

PosePrior priorAround(const CameraPose& pose, double loose) {
    const double turn = 0.012 * loose;
    return {pose, {turn, turn, turn, 3 * loose, 3 * loose, 0.01 * loose * pose.t[2], 0.02, 0.01}};
}

CameraPose mendedPose(const CameraPose& pose, std::span<const SurfaceMatch> centers) {
    constexpr double centerErrorMm = 1.2;
    return adjustPose(priorAround(pose), centers, centerErrorMm);
}

double apartMm(const CameraPose& one, const CameraPose& other) {
    double apart = 0;
    for (const double x : {-plateWidthMm / 2, plateWidthMm / 2}) {
        for (const double y : {-plateHeightMm / 2, plateHeightMm / 2}) {
            const cv::Point3d corner(x, y, 0);
            const cv::Point2d by = one.photoFromBoard(corner) - other.photoFromBoard(corner);
            apart = std::max(apart, cv::norm(by) / one.pxPerMm(corner));
        }
    }
    return apart;
}

}  // namespace concord::vision
