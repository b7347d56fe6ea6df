#include "vision/pixels/colour_reach.h"

#include "vision/geometry/quantile.h"
#include "vision/stacks/disc.h"
#include "vision/stacks/lab.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <utility>
#include <vector>

namespace concord::vision {

namespace {

cv::Vec3d labAt(const WorkImage& work, cv::Point pixel) { return labOf(work.bgr.at<cv::Vec3b>(pixel)); }

// Nothing if hardly any of the top is in the photo.
std::optional<cv::Vec3d> colourOf(const WorkImage& work, const cv::Point3d& top) {
    constexpr double radiusMm = 6;
    constexpr std::size_t enough = 30;
    std::vector<cv::Vec3d> colours;
    visitDisc(work, top, radiusMm, [&](cv::Point2d, const cv::Vec3b& bgr) { colours.push_back(labOf(bgr)); });
    if (colours.size() < enough) {
        return std::nullopt;
    }
    return medianColour(colours);
}

// How far from the middle of the top the colour goes on in one direction, in mm. It may change little by little, as on
// something round.
double reachAlong(const WorkImage& work, const cv::Point3d& top, cv::Point2d direction, cv::Vec3d colour) {
    constexpr int nearestMm = 8;
    constexpr int farthestMm = 32;
    constexpr double lightCounts = 0.4;  // the shading of one surface is mostly a difference of light
    constexpr double greatestStep = 7;
    constexpr double follows = 0.3;
    const cv::Rect picture(0, 0, work.bgr.cols, work.bgr.rows);
    for (int mm = nearestMm; mm < farthestMm; ++mm) {
        const cv::Point2d at(top.x + mm * direction.x, top.y + mm * direction.y);
        const cv::Point pixel = work.pose.photoFromBoard({at.x, at.y, top.z});
        if (!picture.contains(pixel)) {
            return mm;
        }
        const cv::Vec3d step = labAt(work, pixel) - colour;
        if (cv::norm(cv::Vec3d(lightCounts * step[0], step[1], step[2])) > greatestStep) {
            return mm;
        }
        colour += follows * step;
    }
    return farthestMm;
}

}  // namespace

double colourReach(const WorkImage& work, const cv::Point3d& top) {
    constexpr std::size_t directions = 32;
    constexpr double edgeMm = 11;
    const auto colour = colourOf(work, top);
    if (!colour) {
        return 0;
    }
    std::array<double, directions> reaches{};
    for (std::size_t k = 0; k < directions; ++k) {
        const double angle = 2 * CV_PI * static_cast<double>(k) / directions;
        reaches[k] = reachAlong(work, top, {std::cos(angle), std::sin(angle)}, *colour);
    }
    double farthest = 0;
    for (std::size_t k = 0; k < directions; ++k) {
        farthest =
            std::max(farthest, std::min({reaches[k], reaches[(k + 1) % directions], reaches[(k + 2) % directions]}));
    }
    return std::clamp(farthest - edgeMm, 0.0, mostColourReachMm);
}

}  // namespace concord::vision
