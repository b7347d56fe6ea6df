#include "vision/find/pose.h"

#include "vision/geometry/board_frame.h"

#include <algorithm>
#include <cmath>

namespace concord::vision {

FocalPrior focalPrior(std::optional<double> focal35mm, cv::Size photo) {
    const double longSide = std::max(photo.width, photo.height);
    // Manufacturers compute the equivalent focal length from the diagonal or from the long side. For a 4:3 sensor
    // the two differ by 4 %, so take the geometric mean.
    constexpr double filmWidthMm = 36.0;
    constexpr double filmDiagonalMm = 43.27;
    constexpr double shortestMm = 10;  // others are not believed
    constexpr double longestMm = 400;
    constexpr double knownSpread = 0.035;
    if (focal35mm && *focal35mm >= shortestMm && *focal35mm <= longestMm) {
        const double byLongSide = *focal35mm / filmWidthMm * longSide;
        const double byDiagonal = *focal35mm / filmDiagonalMm * std::hypot(photo.width, photo.height);
        return {std::sqrt(byLongSide * byDiagonal), knownSpread};
    }
    // Main cameras of phones see 55 to 76 degrees along the long side.
    constexpr double phoneFocal = 0.78;  // of the long side
    constexpr double phoneSpread = 0.12;
    return {phoneFocal * longSide, phoneSpread};
}

std::optional<PoseFit> poseOf(const BoardFinding& finding, cv::Size photo, std::optional<double> focal35mm) {
    const FocalPrior prior = focalPrior(focal35mm, photo);
    return fitPose(finding.matches, cv::Size2d(photo), prior.px, prior.spread);
}

PosePrior priorAround(const CameraPose& pose, double looseness) {
    const double turn = 0.012 * looseness;
    return {pose, {turn, turn, turn, 3 * looseness, 3 * looseness, 0.01 * looseness * pose.t[2], 0.02, 0.01}};
}

CameraPose poseFromCenters(const CameraPose& pose, std::span<const SurfaceMatch> centers) {
    constexpr double centerErrorMm = 1.2;
    return adjustPose(priorAround(pose), centers, centerErrorMm);
}

double cornerDistanceMm(const CameraPose& one, const CameraPose& other) {
    double farthest = 0;
    for (const double x : {-plateWidthMm / 2, plateWidthMm / 2}) {
        for (const double y : {-plateHeightMm / 2, plateHeightMm / 2}) {
            const cv::Point3d corner(x, y, 0);
            const cv::Point2d offset = one.photoFromBoard(corner) - other.photoFromBoard(corner);
            farthest = std::max(farthest, cv::norm(offset) / one.pxPerMm(corner));
        }
    }
    return farthest;
}

}  // namespace concord::vision
