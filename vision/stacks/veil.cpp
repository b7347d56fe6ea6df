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

double Veil::at(cv::Point2d pixel) const {
    const double log = logLight.dot(ellipticTerms((pixel - center) * (1 / unitPx)));
    return std::clamp(std::exp(log) - 2 * deepShadow, 0.0, most);
}

std::optional<Veil> measureVeil(const WorkImage& work, Side side) {
    constexpr double low = 0.2;     // quantile: cells without a shadow lie above the veil
    constexpr double faint = 0.04;  // in none of 70 clean photos does the median over the cells exceed this
    constexpr double unitMm = 100;
    const cv::Point3d middle(0, 0, 0);
    Veil veil{.center = work.pose.photoFromBoard(middle), .unitPx = unitMm * work.pose.pxPerMm(middle)};
    std::vector<cv::Vec6d> terms;
    std::vector<double> logs;
    std::vector<double> darkest;
    for (const Cell cell : concord::cells(side)) {
        const Shadow found = darkestAround(work, cellCenterMm(side, cell));
        const cv::Point2d pixel = work.pose.photoFromBoard({found.boardMm.x, found.boardMm.y, 0});
        terms.push_back(ellipticTerms((pixel - veil.center) * (1 / veil.unitPx)));
        darkest.push_back(found.light);
        logs.push_back(std::log(darkest.back() + deepShadow));
    }
    veil.logLight = lowSurface(terms, logs, low);
    veil.most = *std::ranges::max_element(darkest);
    return median(std::move(darkest)) > faint ? std::optional(veil) : std::nullopt;
}

cv::Mat withoutVeil(const cv::Mat& bgr, const cv::Mat& share, const Veil& veil, double scale) {
    constexpr int gridPx = 16;  // the veil changes slowly
    cv::Mat grid(std::max(2, bgr.rows / gridPx), std::max(2, bgr.cols / gridPx), CV_32F);
    // The pixel in the middle of each square of the grid, as cv::resize() takes it.
    const cv::Point2d step(static_cast<double>(bgr.cols) / grid.cols, static_cast<double>(bgr.rows) / grid.rows);
    for (int y = 0; y < grid.rows; ++y) {
        for (int x = 0; x < grid.cols; ++x) {
            const cv::Point2d pixel((x + 0.5) * step.x, (y + 0.5) * step.y);
            grid.at<float>(y, x) = static_cast<float>(veil.at(pixel * scale - cv::Point2d(0.5, 0.5)));
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
