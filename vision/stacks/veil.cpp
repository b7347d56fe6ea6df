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
#include <functional>
#include <utility>
#include <vector>

namespace concord::vision {

namespace {

constexpr double deepShadow = 0.005;  // light of the darkest spots without a veil: their median over clean photos

struct Shadow {
    cv::Point2d boardMm;
    cv::Vec3f light;
};

using Amount = std::function<float(const cv::Vec3f& light)>;

// The darkest spots in and around a cell, by that amount of their light.
Shadow darkestAround(const WorkImage& work, cv::Point2d cellMm, const Amount& amount) {
    constexpr double radiusMm = 16;
    constexpr double fewSpots = 0.02;
    std::vector<std::pair<float, Shadow>> spots;
    visitDisc(work, {cellMm.x, cellMm.y, 0}, radiusMm, [&](cv::Point2d at, const cv::Vec3b& bgr) {
        const cv::Vec3f light = linearOf(bgr);
        spots.push_back({amount(light), {at, light}});
    });
    if (spots.empty()) {
        return {cellMm, {}};
    }
    const auto few = static_cast<std::size_t>(fewSpots * static_cast<double>(spots.size())) + 1;
    std::partial_sort(spots.begin(), spots.begin() + static_cast<std::ptrdiff_t>(few), spots.end(),
                      [](const auto& one, const auto& other) { return one.first < other.first; });
    Shadow shadow{{}, spots[few - 1].second.light};
    for (std::size_t i = 0; i < few; ++i) {
        shadow.boardMm += spots[i].second.boardMm * (1.0 / static_cast<double>(few));
    }
    return shadow;
}

std::vector<Shadow> shadowsOf(const WorkImage& work, Side side, const Amount& amount) {
    std::vector<Shadow> shadows;
    for (const Cell cell : concord::cells(side)) {
        shadows.push_back(darkestAround(work, cellCenterMm(side, cell), amount));
    }
    return shadows;
}

// The colour of the veil, by the spots that are darkest in every channel, in cells where it is strong. They add a
// little of their own colour, so a faint colour is taken for white.
cv::Vec3f colourOf(const std::vector<Shadow>& shadows) {
    constexpr float faintColour = 0.02F;  // light of which the colour hardly counts
    constexpr float nearlyWhite = 0.85F;  // of the weakest channel
    constexpr float clearlyNot = 0.70F;
    float strongest = 0;
    for (const Shadow& shadow : shadows) {
        strongest = std::max(strongest, mostOf(shadow.light));
    }
    std::vector<cv::Vec3f> colours;
    for (const Shadow& shadow : shadows) {
        if (const float most = mostOf(shadow.light); most >= strongest / 2) {
            colours.push_back((shadow.light + cv::Vec3f::all(faintColour)) * (1 / (most + faintColour)));
        }
    }
    cv::Vec3f colour = medianColour(colours);
    colour *= 1 / mostOf(colour);
    const float certainty = std::clamp((nearlyWhite - leastOf(colour)) / (nearlyWhite - clearlyNot), 0.0F, 1.0F);
    return cv::Vec3f::all(1) * (1 - certainty) + colour * certainty;
}

}  // namespace

double Veil::at(cv::Point2d pixel) const {
    const double log = logLight.dot(ellipticTerms((pixel - center) * (1 / unitPx)));
    return std::clamp(std::exp(log) - 2 * deepShadow, 0.0, most);
}

std::optional<Veil> measureVeil(const WorkImage& work, Side side) {
    constexpr double low = 0.2;     // quantile: cells without a shadow lie above the veil
    constexpr float faint = 0.04F;  // in none of 70 clean photos does the median over the cells exceed this
    std::vector<float> darkest;
    for (const Shadow& shadow : shadowsOf(work, side, leastOf)) {
        darkest.push_back(leastOf(shadow.light));
    }
    if (median(std::move(darkest)) <= faint) {
        return std::nullopt;
    }
    const cv::Point3d middle(0, 0, 0);
    Veil veil{.center = work.pose.photoFromBoard(middle), .unitPx = quadraticUnitMm * work.pose.pxPerMm(middle)};
    veil.colour = colourOf(shadowsOf(work, side, mostOf));
    const auto veilOn = [&](const cv::Vec3f& light) {
        return std::min({light[0] / veil.colour[0], light[1] / veil.colour[1], light[2] / veil.colour[2]});
    };
    std::vector<cv::Vec6d> terms;
    std::vector<double> logs;
    for (const Shadow& shadow : shadowsOf(work, side, veilOn)) {
        const cv::Point2d pixel = work.pose.photoFromBoard({shadow.boardMm.x, shadow.boardMm.y, 0});
        const double light = veilOn(shadow.light);
        terms.push_back(ellipticTerms((pixel - veil.center) * (1 / veil.unitPx)));
        logs.push_back(std::log(light + deepShadow));
        veil.most = std::max(veil.most, light);
    }
    veil.logLight = lowSurface(terms, logs, low);
    return veil;
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
                to[x][c] = codeWithout(from[x][c], minus[x] * veil.colour[c], part[x][c]);
            }
        }
    }
    return clear;
}

}  // namespace concord::vision
