#include "vision/stacks/paled_tops.h"

#include "vision/geometry/board_frame.h"
#include "vision/geometry/quantile.h"
#include "vision/stacks/disc.h"
#include "vision/stacks/linear_light.h"
#include "vision/stacks/low_surface.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

namespace concord::vision {

namespace {

// Colours here are logarithms (BGR), relative to the bright parts of the plate, as relativeColour() gives them.

double brightness(const cv::Vec3d& colour) { return (colour[0] + colour[1] + colour[2]) / 3; }

// The distance of a colour from the nearest one that white light makes of a paint.
double distanceFromPaled(const cv::Vec3d& colour, const cv::Vec3d& paint) {
    constexpr double step = 0.01;  // linear light, relative to the bright parts of the plate
    constexpr int steps = 80;
    double least = cv::norm(colour - paint);
    for (int i = 1; i < steps; ++i) {
        const double added = i * step;
        cv::Vec3d paled;
        for (int c = 0; c < 3; ++c) {
            paled[c] = std::log(std::exp(paint[c]) + added);
        }
        least = std::min(least, cv::norm(colour - paled));
    }
    return least;
}

// By how much the middle of a top is lighter than its edge in the darkest channel: linear light, relative to the bright
// parts of the plate. Prints and cubes matter little.
double bulge(const WorkImage& work, const Light& light, const cv::Point3d& top) {
    constexpr double reachMm = 9;
    constexpr double edgeMm = 8.5;
    constexpr double low = 0.4;  // quantile; prints are light
    constexpr std::size_t enough = 30;
    std::vector<cv::Vec4d> terms;
    std::vector<double> values;
    visitDisc(work, top, reachMm, [&](cv::Point2d boardMm, const cv::Vec3b& bgr) {
        terms.push_back(quadraticTerms(boardMm - cv::Point2d(top.x, top.y)));
        const cv::Vec3f pixel = linearOf(bgr);
        values.push_back(std::min({pixel[0], pixel[1], pixel[2]}) / light.linearBright());
    });
    if (terms.size() < enough) {
        return 0;
    }
    const double edge = edgeMm / quadraticUnitMm;
    return -lowSurface(terms, values, low)[3] * edge * edge;
}

}  // namespace

std::vector<bool> mayBePaled(const WorkImage& work, const Light& light, Side side, const TokenSize& token,
                             const std::vector<TopLight>& tops, const std::vector<CellPosterior>& posteriors) {
    // Chosen on 194 boards under faint lamps: 11 of 18 brown tops that were surely read as gray, and one gray top on
    // every third of these boards, on every twentieth without lamps.
    constexpr double brighter = 0.25;
    constexpr double leastBulge = 0.14;
    constexpr double near = 0.20;
    std::vector<std::optional<Token>> colours;
    std::vector<cv::Vec3d> browns;
    for (std::size_t i = 0; i < tops.size(); ++i) {
        colours.push_back(tops[i].isInPhoto ? posteriors[i].likeliestTop() : std::nullopt);
        if (colours.back() == Token::Brown) {
            browns.push_back(relativeColour(tops[i], light));
        }
    }
    std::vector<bool> paled(tops.size(), false);
    if (browns.empty()) {
        return paled;
    }
    const cv::Vec3d brown = medianColour(browns);
    for (std::size_t i = 0; i < tops.size(); ++i) {
        if (colours[i] != Token::Gray) {
            continue;
        }
        std::vector<cv::Vec3d> others;
        for (std::size_t k = 0; k < tops.size(); ++k) {
            if (k != i && colours[k] == Token::Gray) {
                others.push_back(relativeColour(tops[k], light));
            }
        }
        const cv::Vec3d colour = relativeColour(tops[i], light);
        if (others.empty() || brightness(colour) < brightness(medianColour(others)) + brighter ||
            distanceFromPaled(colour, brown) > near) {
            continue;
        }
        const auto heights = posteriors[i].heights();
        const auto tokens = std::ranges::max_element(heights) - heights.begin();
        const cv::Point2d foot = cellCenterMm(side, cells(side)[i]);
        paled[i] = bulge(work, light, {foot.x, foot.y, static_cast<double>(tokens) * token.thicknessMm}) > leastBulge;
    }
    return paled;
}

}  // namespace concord::vision
