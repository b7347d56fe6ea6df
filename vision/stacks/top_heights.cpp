#include "vision/stacks/top_heights.h"

#include "vision/geometry/board_frame.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace concord::vision {

namespace {

// Chosen on drawn boards and pairs of views that the networks never saw.
constexpr double radiusErrorMm = 0.11;  // of a rim that is clearly seen
constexpr double hardlySeen = 0.4;      // part of the rim; less tells nothing
constexpr double clearlySeen = 0.62;
constexpr double errorGrowth = 6;      // beneath that, e-fold for each sixth of the rim
constexpr double radiusRangeMm = 1.5;  // where a rim may seem to lie when it was mistaken
constexpr double rimMistaken = 0.08;   // part of the rims
constexpr double roomMm = 1.8;         // a token slides so far in its cell; beyond it is less and less likely
constexpr double beyondRoomMm = 1.2;
constexpr double strayToken = 0.05;  // part of the tokens that lie anywhere

constexpr int thicknesses = 19;
constexpr int radii = 25;
constexpr int sizes = thicknesses * radii;
constexpr int heights = 4;  // of a stack, 0 to 3

TokenSize sizeOf(int index) { return {2 * (9.3 + 0.1 * (index % radii)), thinnestTokenMm + 0.3 * (index / radii)}; }

// Log-odds of a size before anything is seen: what is sold, and room around it.
double expected(const TokenSize& size) {
    const double radius = (size.diameterMm - tokenDiameterMm) / 1.8;
    const double thickness = (size.thicknessMm - tokenThicknessMm) / 1.5;
    return -0.5 * (radius * radius + thickness * thickness);
}

using Likelihood = std::array<std::array<double, sizes>, heights>;  // of what is seen of a cell, by height and size

double bell(double deviation) { return std::exp(-0.5 * deviation * deviation); }

// How likely the rim that is seen is for a stack of that height, in proportion.
double fitness(const SeenTop& top, double heightMm, double radiusMm, cv::Point2d cellMm, const cv::Vec3d& camera) {
    const SeenTop there = top.at(heightMm, camera);
    const double errorMm =
        std::min(radiusRangeMm, radiusErrorMm * std::exp(errorGrowth * std::max(0.0, clearlySeen - top.seen)));
    const double width = bell((there.radiusMm - radiusMm) / errorMm) * radiusRangeMm / errorMm * 0.4;
    const double slide = bell(std::max(0.0, cv::norm(there.centerMm - cellMm) - roomMm) / beyondRoomMm);
    return (width * (1 - rimMistaken) + rimMistaken) * (slide * (1 - strayToken) + strayToken);
}

Likelihood likelihoodOf(const SeenTop& top, cv::Point2d cellMm, const cv::Vec3d& camera) {
    Likelihood likelihood;
    for (auto& ofHeight : likelihood) {
        ofHeight.fill(1);
    }
    constexpr double nearestCameraMm = 60;  // over the board: no camera is nearer
    if (top.seen < hardlySeen || camera[2] < nearestCameraMm) {
        return likelihood;
    }
    for (std::size_t k = 0; k < sizes; ++k) {
        const TokenSize size = sizeOf(static_cast<int>(k));
        double sum = 0;
        for (std::size_t height = 1; height < heights; ++height) {
            double& l = likelihood[height][k];
            l = fitness(top, static_cast<double>(height) * size.thicknessMm, size.diameterMm / 2, cellMm, camera);
            sum += l;
        }
        likelihood[0][k] = sum / (heights - 1);
    }
    return likelihood;
}

// How likely what is seen of a cell is by size, its height being as believed.
std::array<double, sizes> evidenceOf(const CellBelief& belief, const Likelihood& likelihood) {
    const auto p = belief.heights();
    std::array<double, sizes> evidence{};
    for (std::size_t height = 0; height < heights; ++height) {
        for (std::size_t k = 0; k < sizes; ++k) {
            evidence[k] += p[height] * likelihood[height][k];
        }
    }
    return evidence;
}

std::array<double, sizes> weightsOf(const std::vector<std::array<double, sizes>>& evidence) {
    std::array<double, sizes> weight{};
    for (std::size_t k = 0; k < sizes; ++k) {
        weight[k] = expected(sizeOf(static_cast<int>(k)));
        for (const auto& cell : evidence) {
            weight[k] += std::log(cell[k]);
        }
    }
    const double most = *std::max_element(weight.begin(), weight.end());
    double sum = 0;
    for (double& w : weight) {
        w = std::exp(w - most);
        sum += w;
    }
    for (double& w : weight) {
        w /= sum;
    }
    return weight;
}

void weigh(CellBelief& belief, const std::array<double, heights>& factor) {
    double sum = 0;
    for (const Stack stack : allStacks()) {
        double& p = belief.stacks[static_cast<std::size_t>(stack.kind())];
        p *= factor[static_cast<std::size_t>(stack.height())];
        sum += p;
    }
    for (double& p : belief.stacks) {
        p /= sum;
    }
}

}  // namespace

std::vector<TopGuess> topGuesses(const WorkImage& work, const std::vector<CellEvidence>& evidence,
                                 const std::vector<CellBelief>& beliefs) {
    constexpr double mostLikelyEmpty = 0.9;
    std::vector<TopGuess> guesses;
    for (std::size_t i = 0; i < evidence.size(); ++i) {
        const auto p = beliefs[i].heights();
        const double mean = (p[1] + 2 * p[2] + 3 * p[3]) / std::max(p[1] + p[2] + p[3], 1e-9);
        const cv::Point2d half(0.5, 0.5);
        guesses.push_back(
            {(evidence[i].top + half) * (1 / work.scale) - half, p[0] > mostLikelyEmpty ? 0 : mean * tokenThicknessMm});
    }
    return guesses;
}

TokenSize weighHeights(std::vector<CellBelief>& beliefs, const std::vector<SeenTop>& tops, Side side,
                       const cv::Vec3d& camera) {
    std::vector<Likelihood> likelihoods;
    std::vector<std::array<double, sizes>> evidence;
    for (std::size_t i = 0; i < beliefs.size(); ++i) {
        likelihoods.push_back(likelihoodOf(tops[i], cellCenterMm(side, cells(side)[i]), camera));
        evidence.push_back(evidenceOf(beliefs[i], likelihoods[i]));
    }
    const auto weight = weightsOf(evidence);
    for (std::size_t i = 0; i < beliefs.size(); ++i) {
        std::array<double, heights> factor{};
        for (std::size_t height = 0; height < heights; ++height) {
            for (std::size_t k = 0; k < sizes; ++k) {
                factor[height] += weight[k] * likelihoods[i][height][k] / evidence[i][k];
            }
        }
        weigh(beliefs[i], factor);
    }
    const auto likeliest = std::max_element(weight.begin(), weight.end());
    return sizeOf(static_cast<int>(likeliest - weight.begin()));
}

}  // namespace concord::vision
