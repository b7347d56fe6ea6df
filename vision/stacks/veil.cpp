#include "vision/stacks/veil.h"

#include "vision/geometry/board_frame.h"
#include "vision/geometry/quantile.h"
#include "vision/stacks/clipping.h"
#include "vision/stacks/disc.h"
#include "vision/stacks/linear_light.h"
#include "vision/stacks/low_surface.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

namespace concord::vision {

namespace {

constexpr double deepShadow = 0.005;  // light of the darkest spots without a veil: their median over clean photos

struct Shadow {
    cv::Point2d boardMm;
    double light = 0;  // in its darkest channel
};

// The darkest spots in and around a cell.
Shadow darkestAround(const WorkImage& work, cv::Point2d cellMm) {
    constexpr double radiusMm = 16;
    constexpr double fewSpots = 0.02;
    std::vector<std::pair<unsigned char, cv::Point2d>> spots;
    visitDisc(work, {cellMm.x, cellMm.y, 0}, radiusMm, [&](cv::Point2d at, const cv::Vec3b& bgr) {
        spots.emplace_back(std::min({bgr[0], bgr[1], bgr[2]}), at);
    });
    if (spots.empty()) {
        return {cellMm, 0};
    }
    const auto few = static_cast<std::size_t>(fewSpots * static_cast<double>(spots.size())) + 1;
    std::partial_sort(spots.begin(), spots.begin() + static_cast<std::ptrdiff_t>(few), spots.end(),
                      [](const auto& one, const auto& other) { return one.first < other.first; });
    Shadow shadow;
    for (std::size_t i = 0; i < few; ++i) {
        shadow.boardMm += spots[i].second * (1.0 / static_cast<double>(few));
    }
    shadow.light = linearOf(spots[few - 1].first);
    return shadow;
}

}  // namespace

double Veil::at(cv::Point2d boardMm) const {
    const cv::Vec4d terms = quadraticTerms(boardMm);
    const double log =
        logLight[0] * terms[0] + logLight[1] * terms[1] + logLight[2] * terms[2] + logLight[3] * terms[3];
    return std::clamp(std::exp(log) - 2 * deepShadow, 0.0, most);
}

std::optional<Veil> measureVeil(const WorkImage& work, Side side) {
    constexpr double low = 0.3;     // quantile: cells without a shadow lie above the veil
    constexpr double faint = 0.04;  // in none of 70 clean photos does the median over the cells exceed this
    std::vector<cv::Vec4d> terms;
    std::vector<double> logs;
    std::vector<double> darkest;
    for (const Cell cell : concord::cells(side)) {
        const Shadow found = darkestAround(work, cellCenterMm(side, cell));
        terms.push_back(quadraticTerms(found.boardMm));
        darkest.push_back(found.light);
        logs.push_back(std::log(darkest.back() + deepShadow));
    }
    const cv::Vec4d fit = lowSurface(terms, logs, low);
    Veil veil{{fit[0], fit[1], fit[2], fit[3]}, *std::ranges::max_element(darkest)};
    return median(std::move(darkest)) > faint ? std::optional(veil) : std::nullopt;
}

cv::Mat withoutVeil(const cv::Mat& bgr, const cv::Mat& share, const CameraPose& pose, const Veil& veil) {
    constexpr int gridPx = 16;  // the veil changes slowly
    const CameraPose coarse = pose.scaled(1.0 / gridPx);
    cv::Mat grid(std::max(2, cvCeil(coarse.size.height)), std::max(2, cvCeil(coarse.size.width)), CV_32F);
    for (int y = 0; y < grid.rows; ++y) {
        for (int x = 0; x < grid.cols; ++x) {
            grid.at<float>(y, x) = static_cast<float>(veil.at(coarse.boardFromPhoto(cv::Point2d(x, y), 0)));
        }
    }
    cv::Mat light;
    cv::resize(grid, light, bgr.size(), 0, 0, cv::INTER_LINEAR);
    cv::Mat clear(bgr.size(), CV_8UC3);
    for (int y = 0; y < bgr.rows; ++y) {
        const auto* from = bgr.ptr<cv::Vec3b>(y);
        const auto* minus = light.ptr<float>(y);
        const auto* part = share.ptr<cv::Vec3b>(y);
        auto* to = clear.ptr<cv::Vec3b>(y);
        for (int x = 0; x < bgr.cols; ++x) {
            for (int c = 0; c < 3; ++c) {
                to[x][c] = codeWithout(from[x][c], minus[x], part[x][c]);
            }
        }
    }
    return clear;
}

}  // namespace concord::vision
