#include "vision/geometry/stack_parts.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace concord::vision {

namespace {

constexpr int fractionBits = 4;  // of the corners' coordinates

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

std::vector<cv::Point2d> ringSeenBy(const CameraPose& pose, cv::Point2d centerMm, double radiusMm, double heightMm) {
    constexpr int corners = 24;
    std::vector<cv::Point2d> pixels;
    for (int k = 0; k < corners; ++k) {
        const double angle = 2 * std::numbers::pi * k / corners;
        pixels.push_back(pose.photoFromBoard(
            {centerMm.x + radiusMm * std::cos(angle), centerMm.y + radiusMm * std::sin(angle), heightMm}));
    }
    return pixels;
}

}  // namespace concord::vision
