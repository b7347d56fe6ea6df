#include "vision/find/pose.h"

#include "vision/geometry/board_frame.h"

#include <algorithm>
#include <cmath>

namespace concord::vision {

namespace {

// The camera of a photo that may be a part of a larger one: the focal length is long for its size, and the optical axis
// need not meet its middle. whole: the camera if nothing was cut off.
CameraPrior croppedPhoto(const CameraPrior& whole) {
    constexpr double longer = 1.25;
    return {.focalPx = longer * whole.focalPx, .focalSpread = 0.3, .axis = {}, .axisSpread = 0.3};
}

constexpr double zoomedSpread = 0.6;  // of the focal length

// The camera of a photo that is zoomed in or enlarged: a wide range of longer focal lengths.
CameraPrior zoomedIn(const CameraPrior& whole) {
    constexpr double longer = 2.7;
    return {.focalPx = longer * whole.focalPx, .focalSpread = zoomedSpread};
}

// Whether the focal length of a whole photo may be far longer: the fit wants a longer one than expected, or explains
// the matches poorly.
bool mayBeZoomedIn(const PoseFit& whole) {
    constexpr double strained = 1;  // standard deviations
    constexpr double poorCost = 20;
    return whole.cost > poorCost ||
           std::log(whole.pose.focalPx / whole.camera.focalPx) > strained * whole.camera.focalSpread;
}

// Whether the matches show a zoomed-in camera rather than one that is known or usual. The cost must fall by what it
// costs that few photos are zoomed in and that the prior is wide, and by what boards of slightly other sizes can feign.
bool isZoomedIn(const PoseFit& zoomed, const PoseFit& whole) {
    constexpr double odds = 1.0 / 9;
    constexpr double feigned = 8;
    constexpr double poorCost = 30;  // a camera that explains the photo no better is not the right one either
    const double priorCost = 2 * std::log(zoomedSpread / whole.camera.focalSpread / odds);
    return zoomed.cost < poorCost && zoomed.cost + priorCost + feigned < whole.cost;
}

}  // namespace

CameraPrior wholePhoto(std::optional<double> focal35mm, cv::Size photo) {
    const double longSide = std::max(photo.width, photo.height);
    // Manufacturers compute the equivalent focal length from the diagonal or from the long side. For a 4:3 sensor
    // the two differ by 4 %, so take the geometric mean.
    constexpr double filmWidthMm = 36.0;
    constexpr double filmDiagonalMm = 43.27;
    constexpr double shortestMm = 10;  // values beyond these are ignored
    constexpr double longestMm = 400;
    constexpr double knownSpread = 0.035;
    if (focal35mm && *focal35mm >= shortestMm && *focal35mm <= longestMm) {
        const double byLongSide = *focal35mm / filmWidthMm * longSide;
        const double byDiagonal = *focal35mm / filmDiagonalMm * std::hypot(photo.width, photo.height);
        return {.focalPx = std::sqrt(byLongSide * byDiagonal), .focalSpread = knownSpread};
    }
    // Main cameras of phones see 55 to 76 degrees along the long side.
    constexpr double phoneFocal = 0.78;  // of the long side
    constexpr double phoneSpread = 0.12;
    return {.focalPx = phoneFocal * longSide, .focalSpread = phoneSpread};
}

std::optional<PoseFit> fitPhoto(std::span<const SurfaceMatch> all, cv::Size photo, std::optional<double> focal35mm,
                                Framing framing) {
    constexpr std::size_t enough = 250;  // the errors of neighbours are alike
    const std::vector<SurfaceMatch> matches = someOf(all, enough);
    const CameraPrior whole = wholePhoto(focal35mm, photo);
    if (framing == Framing::Cropped) {
        return fitPose(matches, cv::Size2d(photo), croppedPhoto(whole));
    }
    auto fit = fitPose(matches, cv::Size2d(photo), whole);
    if (!fit || !mayBeZoomedIn(*fit)) {
        return fit;
    }
    const auto zoomed = fitZoomedIn(matches, photo, focal35mm);
    return zoomed && isZoomedIn(*zoomed, *fit) ? zoomed : fit;
}

std::optional<PoseFit> fitZoomedIn(std::span<const SurfaceMatch> matches, cv::Size photo,
                                   std::optional<double> focal35mm) {
    const CameraPrior whole = wholePhoto(focal35mm, photo);
    auto fit = fitPose(matches, cv::Size2d(photo), zoomedIn(whole));
    if (fit) {
        fit->camera = whole;
    }
    return fit;
}

std::vector<SurfaceMatch> someOf(std::span<const SurfaceMatch> matches, std::size_t about) {
    const std::size_t step = std::max<std::size_t>(1, matches.size() / about);
    std::vector<SurfaceMatch> some;
    for (std::size_t i = 0; i < matches.size(); i += step) {
        some.push_back(matches[i]);
    }
    return some;
}

PosePrior priorAround(const CameraPose& pose, double looseness) {
    const double turn = 0.012 * looseness;
    // Rotation, position (mm); then focal length, lens and axis, which do not depend on the looseness.
    return {pose,
            {turn, turn, turn, 3 * looseness, 3 * looseness, 0.01 * looseness * pose.t[2], 0.02, 0.01, 0.004, 0.004}};
}

CameraPose poseFromCenters(const CameraPose& pose, std::span<const SurfaceMatch> centers) {
    constexpr double centerErrorMm = 1.2;
    return adjustPose(priorAround(pose), centers, centerErrorMm);
}

CameraPose cameraFromTops(const CameraPose& pose, const CameraPrior& camera, std::span<const SurfaceMatch> tops) {
    constexpr double surfaceErrorMm = 0.2;
    constexpr double topErrorMm = 1.3;  // tokens slide in their cells
    std::vector<SurfaceMatch> matches(tops.begin(), tops.end());
    for (SurfaceMatch& top : matches) {
        top.weight *= surfaceErrorMm * surfaceErrorMm / (topErrorMm * topErrorMm);
    }
    const std::vector<SurfaceMatch> plate = plateSeenBy(pose);
    matches.insert(matches.end(), plate.begin(), plate.end());
    return adjustPose(priorOf(camera, pose.size), matches, surfaceErrorMm, pose);
}

bool isCroppedFarOff(const CameraPose& pose) {
    constexpr double far = 0.45;  // of the focal length, 24 degrees
    return cv::norm(pose.axis) > far * pose.focalPx;
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
