#include "vision/stacks/board_paints.h"

#include "vision/stacks/board_paints_weights.h"
#include "vision/stacks/box_colours.h"

#include <opencv2/core.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>

namespace concord::vision {

namespace {

cv::Vec3d logarithm(const cv::Vec3d& bgr) {
    return {std::log(bgr[0] + paintDark), std::log(bgr[1] + paintDark), std::log(bgr[2] + paintDark)};
}

bool isVisible(const TopColour& colour) { return colour.areaMm2 > leastVisibleMm2; }

// By how much a cell's colour varies more than that of a top in full view, as a ratio of variances.
double noisiness(const TopColour& colour) {
    return 1 + noiseOfSmallAreas / (colour.areaMm2 + 1) + noiseOfLight * colour.burntShare +
           (colour.isBesideCube ? noiseBesideCubes : 0);
}

using Paints = std::array<PaintModel, boxSurfaces>;

// Tops of one surface, as weights and weighted deviations from the average.
struct Sum {
    double weight = 0;
    cv::Vec3d off;
};
using SumBySurface = std::array<Sum, boxSurfaces>;

// The largest variance that removed light leaves in a channel, relative to that of a top in full view.
double noiseOfRemovedLight(const PaintModel& paint, const TopColour& colour) {
    double most = 0;
    for (int c = 0; c < 3; ++c) {
        most = std::max(most, colour.logVariance[c] / paint.noise(c, c));
    }
    return most;
}

// Of one cell, which is of each surface with that probability.
SumBySurface sumOf(const Paints& paints, const TopColour& colour, const BySurface& p) {
    SumBySurface sum{};
    for (std::size_t surface = 0; surface < boxSurfaces && isVisible(colour); ++surface) {
        const double weight = p[surface] / (noisiness(colour) + noiseOfRemovedLight(paints[surface], colour));
        sum[surface] = {weight, (logarithm(colour.bgr) - paints[surface].average) * weight};
    }
    return sum;
}

// sign: -1 to take it away.
void add(SumBySurface& sum, const SumBySurface& other, double sign = 1) {
    for (std::size_t surface = 0; surface < boxSurfaces; ++surface) {
        sum[surface].weight += sign * other[surface].weight;
        sum[surface].off += sign * other[surface].off;
    }
}

// The log-likelihoods of each surface for a cell with that top, up to a constant, given the others.
BySurface logLikelihoods(const Paints& paints, const SumBySurface& others, const TopColour& colour) {
    // Given the light, the paints are independent, so only its 3 x 3 precision is to be inverted, not that of all.
    std::array<cv::Matx33d, boxSurfaces> spread;  // of each paint, given the light
    cv::Matx33d lightPrecision = matrixOf(paintLightSpread).inv();
    cv::Vec3d pull;
    for (std::size_t surface = 0; surface < boxSurfaces; ++surface) {
        const PaintModel& paint = paints[surface];
        const cv::Matx33d weight = paint.noisePrecision * others[surface].weight;
        spread[surface] = (paint.precision + weight).inv();
        const cv::Matx33d rest = cv::Matx33d::eye() - weight * spread[surface];
        lightPrecision += rest * weight;
        pull += rest * paint.noisePrecision * others[surface].off;
    }
    const cv::Matx33d lightSpread = lightPrecision.inv();
    const cv::Vec3d light = lightSpread * pull;
    BySurface likelihoods{};
    for (std::size_t surface = 0; surface < boxSurfaces; ++surface) {
        const PaintModel& paint = paints[surface];
        const cv::Matx33d share = spread[surface] * paint.precision;  // of the light that the paint leaves as it is
        const cv::Vec3d expected =
            paint.average + spread[surface] * paint.noisePrecision * others[surface].off + share * light;
        const cv::Matx33d covariance = spread[surface] + share * lightSpread * share.t() +
                                       paint.noise * noisiness(colour) + cv::Matx33d::diag(colour.logVariance);
        const cv::Vec3d off = logarithm(colour.bgr) - expected;
        const double squared = off.dot(covariance.inv() * off);
        likelihoods[surface] =
            -0.5 * (std::log(cv::determinant(covariance)) + (paintFreedom + 3) * std::log1p(squared / paintFreedom));
    }
    return likelihoods;
}

// By which the posterior is multiplied. A colour speaks against a surface only so much: it may be misleading.
BySurface factorsOf(const BySurface& logLikelihoods, const BySurface& before) {
    const double highest = *std::ranges::max_element(logLikelihoods);
    double sum = 0;
    for (std::size_t surface = 0; surface < boxSurfaces; ++surface) {
        sum += before[surface] * std::exp(logLikelihoods[surface] - highest);
    }
    constexpr double least = 1e-30;
    const double usual = highest + std::log(std::max(sum, least));
    BySurface factors{};
    for (std::size_t surface = 0; surface < boxSurfaces; ++surface) {
        factors[surface] = std::pow(std::exp(logLikelihoods[surface] - usual) + leastRatio, paintPower);
    }
    return factors;
}

}  // namespace

const std::array<PaintModel, boxSurfaces>& paintModels() {
    static const std::array<PaintModel, boxSurfaces> models = [] {
        std::array<PaintModel, boxSurfaces> all;
        for (std::size_t surface = 0; surface < boxSurfaces; ++surface) {
            const cv::Matx33d noise = matrixOf(paintNoise[surface]);
            const auto& average = paintAverage[surface];
            all[surface] = {
                {average[0], average[1], average[2]}, matrixOf(paintSpread[surface]).inv(), noise, noise.inv()};
        }
        return all;
    }();
    return models;
}

void comparePaints(Side side, const std::vector<TopColour>& colours, std::vector<CellPosterior>& posteriors) {
    const Paints& paints = paintModels();
    const std::vector<CellPosterior> before = posteriors;
    // Twice, as the first round may correct cells that misled others.
    for (int round = 0; round < 2; ++round) {
        SumBySurface all{};
        std::vector<SumBySurface> own;
        for (std::size_t i = 0; i < colours.size(); ++i) {
            own.push_back(sumOf(paints, colours[i], surfacesOf(side, posteriors[i])));
            add(all, own.back());
        }
        for (std::size_t i = 0; i < colours.size(); ++i) {
            if (!isVisible(colours[i])) {
                continue;
            }
            SumBySurface others = all;
            add(others, own[i], -1);
            posteriors[i] = before[i];
            multiply(posteriors[i], side,
                     factorsOf(logLikelihoods(paints, others, colours[i]), surfacesOf(side, before[i])));
        }
    }
}

}  // namespace concord::vision
