#include "vision/stacks/light.h"

#include "vision/geometry/board_frame.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

namespace concord::vision {

Light measureLight(const WorkImage& work) {
    constexpr double wantedLevel = 200.0;
    constexpr double brightShare = 0.95;
    std::vector<cv::Point> quad;  // most of the plate
    for (const cv::Point2d& p : std::array<cv::Point2d, 4>{{{-95, -60}, {95, -60}, {95, 75}, {-95, 75}}}) {
        quad.emplace_back(work.pose.photoFromBoard({p.x, p.y, 0}));
    }
    cv::Mat mask = cv::Mat::zeros(work.bgr.size(), CV_8U);
    cv::fillConvexPoly(mask, quad, cv::Scalar(255));
    std::array<cv::Mat, 3> planes;
    cv::split(work.bgr, planes.data());
    const cv::Mat brightest = cv::max(cv::max(planes[0], planes[1]), planes[2]);
    std::array<double, 256> counts{};
    double total = 0;
    for (int row = 0; row < mask.rows; ++row) {
        for (int column = 0; column < mask.cols; ++column) {
            if (mask.at<unsigned char>(row, column) != 0) {
                counts[brightest.at<unsigned char>(row, column)] += 1;
                total += 1;
            }
        }
    }
    if (total == 0) {
        return {};
    }
    Light light;
    double below = 0;
    int level = 0;
    while (level < 255 && below + counts[static_cast<std::size_t>(level)] < brightShare * total) {
        below += counts[static_cast<std::size_t>(level)];
        ++level;
    }
    light.brightLevel = level;
    light.gain = wantedLevel / std::max(light.brightLevel, darkestBrightLevel);
    light.clippedShare = (counts[254] + counts[255]) / total;
    return light;
}

double Light::linearBright() const {
    constexpr double gamma = 2.2;
    return std::pow(std::max(brightLevel, darkestBrightLevel) / 255, gamma);
}

}  // namespace concord::vision
