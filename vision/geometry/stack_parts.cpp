#include "vision/geometry/stack_parts.h"

#include "vision/geometry/board_frame.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>
#include <functional>
#include <numbers>
#include <numeric>

namespace concord::vision {

namespace {

constexpr int fractionBits = 4;  // of the corners' coordinates

// The pixels of a horizontal circle over the board.
std::vector<cv::Point2d> ring(const CameraPose& pose, cv::Point2d center, double radius, double z) {
    constexpr int corners = 24;
    std::vector<cv::Point2d> points;
    for (int k = 0; k < corners; ++k) {
        const double angle = 2 * std::numbers::pi * k / corners;
        points.push_back(
            pose.photoFromBoard({center.x + radius * std::cos(angle), center.y + radius * std::sin(angle), z}));
    }
    return points;
}

}  // namespace

void Part::paint(cv::Mat& picture, cv::Point corner) const {
    std::vector<cv::Point> shifted = corners;
    for (cv::Point& p : shifted) {
        p -= corner * (1 << fractionBits);
    }
    cv::fillConvexPoly(picture, shifted, cv::Scalar(label), cv::LINE_8, fractionBits);
}

cv::Rect Part::bounds() const {
    constexpr int margin = 2;
    const cv::Rect around = cv::boundingRect(corners);
    const auto pixel = [](int sixteenths) { return sixteenths >> fractionBits; };
    return {cv::Point(pixel(around.x) - margin, pixel(around.y) - margin),
            cv::Point(pixel(around.br().x) + margin, pixel(around.br().y) + margin)};
}

Part partOf(const std::vector<cv::Point2d>& pixels, int label) {
    const std::vector<cv::Point2f> all(pixels.begin(), pixels.end());
    std::vector<cv::Point2f> hull;
    cv::convexHull(all, hull);
    const auto sixteenths = [](float px) {
        constexpr float farthest = 1e6F;  // points level with the camera would overflow
        return px > -farthest ? cvRound(std::min(px, farthest) * (1 << fractionBits))
                              : -cvRound(farthest) * (1 << fractionBits);
    };
    Part part{{}, label};
    part.corners.reserve(hull.size());
    for (const cv::Point2f& p : hull) {
        part.corners.emplace_back(sixteenths(p.x), sixteenths(p.y));
    }
    return part;
}

Part cylinder(const CameraPose& pose, cv::Point2d middleMm, double radiusMm, double fromMm, double toMm, int label) {
    std::vector<cv::Point2d> pixels = ring(pose, middleMm, radiusMm, toMm);
    if (fromMm != toMm) {
        const std::vector<cv::Point2d> below = ring(pose, middleMm, radiusMm, fromMm);
        pixels.insert(pixels.begin(), below.begin(), below.end());
    }
    return partOf(pixels, label);
}

std::vector<Part> stackParts(const CameraPose& pose, cv::Point2d middleMm, const TokenSize& token, int height,
                             int firstWallLabel, int topLabel) {
    const double radius = token.diameterMm / 2;
    std::vector<Part> parts;
    for (int level = 0; level < height; ++level) {
        const double below = level * token.thicknessMm;
        const double above = (level + 1) * token.thicknessMm;
        parts.push_back(cylinder(pose, middleMm, radius, below, above, firstWallLabel + level));
        parts.push_back(cylinder(pose, middleMm, radius, above, above, topLabel));
    }
    return parts;
}

Part barePart(const CameraPose& pose, Side side, Cell cell, double scale, int label) {
    const cv::Point2d center = cellCenterMm(side, cell);
    std::vector<cv::Point2d> corners;
    for (const cv::Point2d& corner : cellHexagonMm(side, cell)) {
        const cv::Point2d p = center + scale * (corner - center);
        corners.push_back(pose.photoFromBoard({p.x, p.y, 0}));
    }
    return partOf(corners, label);
}

std::vector<std::size_t> farToNear(const CameraPose& pose, Side side) {
    const auto& all = cells(side);
    const cv::Point2d foot(pose.position()[0], pose.position()[1]);
    std::vector<std::size_t> order(all.size());
    std::iota(order.begin(), order.end(), 0);
    std::ranges::stable_sort(order, std::greater{},
                             [&](std::size_t i) { return cv::norm(cellCenterMm(side, all[i]) - foot); });
    return order;
}

}  // namespace concord::vision
