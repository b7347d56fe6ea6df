#include "vision/stacks/rim_circle.h"
#include "vision/geometry/strips.h"

#include <gtest/gtest.h>

#include <opencv2/core.hpp>

#include <cmath>

namespace concord::vision {
namespace {

constexpr double trueRadiusMm = 10.7;

RayPlaces peakAt(double mm, double spreadMm) {
    RayPlaces places{};
    float sum = 0;
    for (std::size_t k = 0; k < places.size(); ++k) {
        const double off = (firstRimMm + rimStepMm * static_cast<double>(k) - mm) / spreadMm;
        sum += places[k] = static_cast<float>(std::exp(-0.5 * off * off));
    }
    for (float& p : places) {
        p /= sum;
    }
    return places;
}

// What the network shows of a rim whose centre lies at `offset`.
std::vector<RayPlaces> raysTo(cv::Point2d offset) {
    std::vector<RayPlaces> rays;
    for (int ray = 0; ray < rimRays; ++ray) {
        const cv::Point2d out = rimRay(ray);
        const double off = offset.dot(rightOf(out));
        rays.push_back(peakAt(offset.dot(out) + std::sqrt(trueRadiusMm * trueRadiusMm - off * off), 0.2));
    }
    return rays;
}

RayPlaces nothing() {
    RayPlaces places;
    places.fill(1.0F / static_cast<float>(rimPlaces));
    return places;
}

double likeliestRadius(const RimCircle& circle, const RadiusDensity& density) {
    const auto best = std::max_element(density.perMm.begin(), density.perMm.end()) - density.perMm.begin();
    return circle.radiusMm + density.stepMm * static_cast<double>(best - RadiusDensity::middle);
}

// Of the true radius and of one that is larger or smaller.
double ratioTo(const RimCircle& circle, const RadiusDensity& density, double otherMm) {
    return density.at(trueRadiusMm - circle.radiusMm) / std::max(1e-12, density.at(otherMm - circle.radiusMm));
}

TEST(RimCircle, LiesWhereAllRaysSeeTheRim) {
    const cv::Point2d offset(0.9, -0.6);
    const auto rays = raysTo(offset);
    const RimCircle circle = fitRimCircle(rays);
    EXPECT_LT(cv::norm(circle.offset - offset), 0.05);
    EXPECT_NEAR(circle.radiusMm, trueRadiusMm, 0.05);
    EXPECT_GT(circle.seen, 0.5);
    const RadiusDensity density = radiusDensity(rays, circle);
    EXPECT_NEAR(likeliestRadius(circle, density), trueRadiusMm, density.stepMm);
    EXPECT_GT(ratioTo(circle, density, trueRadiusMm + 0.4), 1000);
    EXPECT_GT(ratioTo(circle, density, trueRadiusMm - 0.4), 1000);
}

TEST(RimCircle, HasADensityThatAddsUpToOne) {
    const auto rays = raysTo({0.3, 0.2});
    const RadiusDensity density = radiusDensity(rays, fitRimCircle(rays));
    double sum = 0;
    for (const double perMm : density.perMm) {
        sum += perMm * density.stepMm;
    }
    EXPECT_NEAR(sum, 1, 1e-9);
}

// A shadow beside the token can look like its rim: the best circle is too large and off the middle. The clearly seen
// half still shows that a smaller one is possible.
TEST(RimCircle, KeepsTheTrueRadiusPossibleBesideAShadow) {
    auto rays = raysTo({});
    for (int ray = 20; ray < 31; ++ray) {
        const double fromMiddle = (ray - 25) / 6.0;
        auto& places = rays[static_cast<std::size_t>(ray)];
        const RayPlaces shadow = peakAt(trueRadiusMm + 1.6 - fromMiddle * fromMiddle, 0.4);
        for (std::size_t k = 0; k < places.size(); ++k) {
            places[k] = 0.1F * places[k] + 0.45F * shadow[k] + 0.45F * nothing()[k];
        }
    }
    const RimCircle circle = fitRimCircle(rays);
    ASSERT_GT(circle.radiusMm, trueRadiusMm + 0.15);  // or the shadow would not mislead at all
    const RadiusDensity density = radiusDensity(rays, circle);
    EXPECT_GT(density.at(trueRadiusMm - circle.radiusMm), 0.1);
}

TEST(RimCircle, SaysLittleOfARimThatIsNotSeen) {
    const std::vector<RayPlaces> rays(rimRays, nothing());
    const RimCircle circle = fitRimCircle(rays);
    EXPECT_LT(circle.seen, 0.4);
    const RadiusDensity density = radiusDensity(rays, circle);
    EXPECT_LT(density.at(0) / density.at(0.8), 1.5);
    EXPECT_GT(density.at(0) / density.at(0.8), 0.7);
}

TEST(RadiusDensity, IsLinearBetweenItsRadiiAndZeroBeyond) {
    RadiusDensity density;
    density.perMm[12] = 3;
    density.perMm[13] = 1;
    EXPECT_DOUBLE_EQ(density.at(0), 3);
    EXPECT_NEAR(density.at(0.05), 2, 1e-9);
    EXPECT_NEAR(density.at(-0.05), 1.5, 1e-9);
    EXPECT_EQ(density.at(1.25), 0);
    EXPECT_EQ(density.at(-1.25), 0);
    EXPECT_EQ(density.at(std::nan("")), 0);
}

TEST(StripLine, IsWhereThePositionsNearTheExpectedOneAre) {
    const StripScale scale{.firstMm = 2, .stepMm = 0.5, .background = 0.1};
    std::vector<float> places(20, 0);
    places[4] = 0.5F;
    places[15] = 0.5F;
    const LineEstimate estimate = estimateLine(places, scale, 4.2, 0.8);
    EXPECT_NEAR(estimate.mm, 4, 1e-6);
    EXPECT_GT(estimate.weight, 0.3);
    // The mean over a Gaussian window is what a sum over its positions gives.
    double mass = 0;
    double window = 0;
    for (int k = 0; k < 20; ++k) {
        const double off = (2 + 0.5 * k - 4.2) / 0.8;
        window += std::exp(-0.5 * off * off);
        mass += std::exp(-0.5 * off * off) * static_cast<double>(places[static_cast<std::size_t>(k)]);
    }
    EXPECT_NEAR(estimate.p, mass / window, 1e-4);
    EXPECT_NEAR(estimate.weight, mass / (mass + 0.1 * window), 1e-4);
}

TEST(StripLine, IsNothingFarFromAllPositions) {
    const std::vector<float> places(20, 0.05F);
    const LineEstimate estimate = estimateLine(places, {.firstMm = 2, .stepMm = 0.5, .background = 0.1}, 40, 0.8);
    EXPECT_EQ(estimate.weight, 0);
    EXPECT_EQ(estimate.p, 0);
}

}  // namespace
}  // namespace concord::vision
