#include "vision/stacks/top_colours.h"

#include "vision/geometry/board_frame.h"
#include "vision/geometry/quantile.h"
#include "vision/geometry/visibility.h"
#include "vision/stacks/clipping.h"
#include "vision/stacks/linear_light.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace concord::vision {

namespace {

constexpr double cubeMm = 8;

// The tops on which a cube stands.
std::vector<cv::Point3d> cubesOn(Side side, const Board& board, const std::vector<CellPosterior>& posteriors,
                                 const TokenSize& token) {
    constexpr double leastBare = 0.5;
    std::vector<cv::Point3d> cubes;
    for (std::size_t i = 0; i < posteriors.size(); ++i) {
        const Cell cell = cells(side)[i];
        if (!board.stack(cell).empty() && posteriors[i].cubes[0] < leastBare) {
            const cv::Point2d center = cellCenterMm(side, cell);
            cubes.emplace_back(center.x, center.y, board.stack(cell).height() * token.thicknessMm);
        }
    }
    return cubes;
}

// Whether a cube that stands somewhere near the middle of its top may lie between the camera and a point.
bool mayHide(const cv::Point3d& cube, const cv::Point3d& point, const cv::Vec3d& camera) {
    constexpr double radiusMm = 7;
    // Where the line of sight is as high as the cube, as fractions of the way to the camera.
    const double rise = camera[2] - point.z;
    const double from = std::max(0.0, (cube.z - point.z) / rise);
    const double to = std::min(1.0, (cube.z + cubeMm - point.z) / rise);
    if (to <= from) {
        return false;
    }
    const cv::Point2d start(point.x, point.y);
    const cv::Point2d along(camera[0] - point.x, camera[1] - point.y);
    const cv::Point2d center(cube.x, cube.y);
    const double nearest = (center - start).dot(along) / std::max(along.dot(along), 1e-9);
    return cv::norm(start + along * std::clamp(nearest, from, to) - center) < radiusMm;
}

// Of the logarithm of a channel's light. left: without added light; it may be as much more as a clipped channel can
// have, and as much less.
double clippedVarianceOf(float left, unsigned char photographed) {
    constexpr float least = 0.05F;
    if (photographed < clippedLevel) {
        return 0;
    }
    const double range = -std::log(std::clamp(2 * left - 1, least, 1.0F));
    return range * range / 12;
}

// Of those of the points in view that no cube hides.
TopColour colourAt(const std::vector<cv::Point3d>& points, const std::vector<cv::Point3d>& cubes, const WorkImage& work,
                   const cv::Mat& asPhotographed, double bright) {
    const cv::Vec3d camera = work.pose.position();
    const cv::Rect picture({0, 0}, work.bgr.size());
    TopColour colour;
    std::array<std::vector<float>, 3> visible;
    int burnt = 0;
    for (const cv::Point3d& point : points) {
        const cv::Point pixel = work.pose.photoFromBoard(point);
        if (!picture.contains(pixel)) {
            continue;
        }
        if (std::ranges::any_of(cubes, [&](const cv::Point3d& cube) { return mayHide(cube, point, camera); })) {
            colour.isBesideCube = true;
            continue;
        }
        const auto& taken = asPhotographed.at<cv::Vec3b>(pixel);
        if (std::min({taken[0], taken[1], taken[2]}) >= burntLevel) {
            ++burnt;
            continue;
        }
        const cv::Vec3f linear = linearOf(work.bgr.at<cv::Vec3b>(pixel));
        for (int c = 0; c < 3; ++c) {
            visible[static_cast<std::size_t>(c)].push_back(linear[c]);
            colour.logVariance[c] += clippedVarianceOf(linear[c], taken[c]);
        }
    }
    colour.areaMm2 = static_cast<double>(visible[0].size());
    if (burnt > 0) {
        colour.burntShare = burnt / (burnt + colour.areaMm2);
    }
    for (int c = 0; c < 3 && colour.areaMm2 > 0; ++c) {
        colour.bgr[c] = median(std::move(visible[static_cast<std::size_t>(c)])) / bright;
        colour.logVariance[c] /= colour.areaMm2;
    }
    return colour;
}

}  // namespace

std::vector<TopColour> topColours(const WorkImage& work, const cv::Mat& asPhotographed, const Light& light, Side side,
                                  const std::vector<CellPosterior>& posteriors, const TokenSize& token) {
    constexpr double topMm = 8.5;  // radius, excludes the rim
    const Board board = likeliestBoard(side, posteriors);
    const std::vector<cv::Point3d> cubes = cubesOn(side, board, posteriors, token);
    std::vector<TopColour> colours;
    for (const std::vector<cv::Point3d>& points : pointsInView(board, work.pose, token, topMm)) {
        colours.push_back(colourAt(points, cubes, work, asPhotographed, light.linearBright()));
    }
    return colours;
}

}  // namespace concord::vision
