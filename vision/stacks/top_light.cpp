#include "vision/stacks/top_light.h"

#include "vision/geometry/board_frame.h"
#include "vision/geometry/quantile.h"
#include "vision/stacks/disc.h"
#include "vision/stacks/light.h"
#include "vision/stacks/linear_light.h"

#include <opencv2/core.hpp>

#include <algorithm>
#include <cmath>

namespace concord::vision {

namespace {

// Adds the pixels of a horizontal disc, as far as they lie in the picture.
void addDisc(const WorkImage& work, const cv::Point3d& center, double radiusMm, std::vector<cv::Vec3f>& pixels) {
    visitDisc(work, center, radiusMm, [&](cv::Point2d, const cv::Vec3b& bgr) { pixels.push_back(linearOf(bgr)); });
}

TopLight lightOf(const std::vector<cv::Vec3f>& top, const std::vector<cv::Vec3f>& around) {
    static const float burntFrom = linearOf(burntLevel);
    const auto count = static_cast<double>(top.size());
    TopLight light;
    light.isInPhoto = true;
    double sum = 0;
    double squares = 0;
    for (const cv::Vec3f& pixel : top) {
        light.burntOut += (leastOf(pixel) >= burntFrom ? 1 : 0) / count;
        const double luminance = 0.07 * pixel[0] + 0.72 * pixel[1] + 0.21 * pixel[2];
        sum += luminance;
        squares += luminance * luminance;
    }
    const double mean = sum / count;
    light.contrast = std::sqrt(std::max(0.0, squares / count - mean * mean)) / std::max(mean, 1e-6);
    light.middle = medianColour(top);
    std::vector<float> dark;
    std::ranges::transform(around, std::back_inserter(dark), leastOf);
    constexpr double fewSpots = 0.02;
    light.darkest = quantile(std::move(dark), fewSpots);
    return light;
}

}  // namespace

cv::Vec3d relativeColour(const TopLight& top, const Light& light) {
    constexpr double least = 0.003;
    cv::Vec3d colour;
    for (int c = 0; c < 3; ++c) {
        colour[c] = std::log(std::max(top.middle[c] / light.linearBright(), least));
    }
    return colour;
}

cv::Point3d likeliestTopMm(Side side, std::size_t cell, const TokenSize& token, const CellPosterior& posterior) {
    const auto heights = posterior.heights();
    const auto tokens = std::ranges::max_element(heights) - heights.begin();
    const cv::Point2d foot = cellCenterMm(side, cells(side)[cell]);
    return {foot.x, foot.y, static_cast<double>(tokens) * token.thicknessMm};
}

std::vector<TopLight> topLights(const WorkImage& work, Side side, const std::vector<CellPosterior>& posteriors,
                                const TokenSize& token) {
    constexpr double topMm = 8.5;  // radius, excludes the rim
    constexpr double aroundTopMm = 15;
    constexpr double aroundFootMm = 13;
    std::vector<TopLight> lights;
    for (std::size_t i = 0; i < posteriors.size(); ++i) {
        const cv::Point3d top = likeliestTopMm(side, i, token, posteriors[i]);
        std::vector<cv::Vec3f> onTop;
        std::vector<cv::Vec3f> around;
        addDisc(work, top, topMm, onTop);
        addDisc(work, top, aroundTopMm, around);
        addDisc(work, {top.x, top.y, 0}, aroundFootMm, around);
        lights.push_back(onTop.empty() ? TopLight{} : lightOf(onTop, around));
    }
    return lights;
}

}  // namespace concord::vision
