#include "vision/stacks/rim_circle.h"

#include "vision/geometry/strips.h"
#include "vision/geometry/token_size.h"

#include <opencv2/core.hpp>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace concord::vision {

namespace {

constexpr StripScale scale{.firstMm = firstRimMm, .stepMm = rimStepMm, .background = 0.08};
constexpr double lastRimMm = firstRimMm + rimStepMm * (rimPlaces - 1);
constexpr double centerPrior = 0.05;  // keeps a hardly visible rim where it is expected
constexpr double radiusPrior = 0.02;

// Where a circle crosses a ray, and the derivative of that with respect to its centre and its radius.
struct Crossing {
    double mm;
    cv::Vec3d slope;
};

Crossing crossing(const RimCircle& circle, cv::Point2d ray) {
    const cv::Point2d right = rightOf(ray);
    const double off = circle.offset.dot(right);
    const double reach = std::sqrt(std::max(circle.radiusMm * circle.radiusMm - off * off, 1.0));
    const cv::Point2d byCenter = ray - off / reach * right;
    return {circle.offset.dot(ray) + reach, {byCenter.x, byCenter.y, circle.radiusMm / reach}};
}

// The normal equations for a step of the centre and the radius towards the rays, with the prior of the centre alone.
struct NormalEquations {
    cv::Matx33d matrix = cv::Matx33d::diag({centerPrior, centerPrior, 0});
    cv::Vec3d pull;
    double weights = 0;  // of all rays
};

// spreadMm: of the window around the circle in which a ray may see the rim.
NormalEquations equationsFor(const RimCircle& circle, const std::vector<RayPlaces>& rays, double spreadMm) {
    NormalEquations normal;
    normal.pull = -centerPrior * cv::Vec3d(circle.offset.x, circle.offset.y, 0);
    for (int ray = 0; ray < rimRays; ++ray) {
        const Crossing at = crossing(circle, rimRay(ray));
        const LineEstimate estimate = estimateLine(rays[static_cast<std::size_t>(ray)], scale, at.mm, spreadMm);
        normal.matrix += estimate.weight * at.slope * at.slope.t();
        normal.pull += estimate.weight * (estimate.mm - at.mm) * at.slope;
        normal.weights += estimate.weight;
    }
    return normal;
}

// Moves the centre to where the circle fits best, its radius kept.
void center(RimCircle& circle, const std::vector<RayPlaces>& rays) {
    constexpr int rounds = 2;
    constexpr double spreadMm = 0.4;
    for (int round = 0; round < rounds; ++round) {
        const NormalEquations normal = equationsFor(circle, rays, spreadMm);
        const cv::Matx22d ofCenter = normal.matrix.get_minor<2, 2>(0, 0);
        const cv::Vec2d step = ofCenter.solve(cv::Vec2d(normal.pull[0], normal.pull[1]), cv::DECOMP_CHOLESKY);
        circle.offset += cv::Point2d(step[0], step[1]);
    }
}

// The log of the likelihood of a circle, up to a constant. The numbers were chosen by the errors of rims on drawn
// boards that the network was not fitted to.
double logLikelihood(const RimCircle& circle, const std::vector<RayPlaces>& rays) {
    constexpr double blurMm = 0.2;
    constexpr double chancePerMm = 2.8;  // what the network shows by chance counts as much
    constexpr double weight = 2.8;
    double sum = 0;
    for (int ray = 0; ray < rimRays; ++ray) {
        const double mm = crossing(circle, rimRay(ray)).mm;
        const double p = estimateLine(rays[static_cast<std::size_t>(ray)], scale, mm, blurMm).p;
        sum += std::log(p / rimStepMm + chancePerMm);
    }
    return weight * sum;
}

}  // namespace

cv::Point2d rimRay(int number) {
    static const auto directions = [] {
        std::array<cv::Point2d, rimRays> rays;
        for (int ray = 0; ray < rimRays; ++ray) {
            const double angle = 2 * CV_PI * ray / rimRays;
            rays[static_cast<std::size_t>(ray)] = {std::cos(angle), std::sin(angle)};
        }
        return rays;
    }();
    return directions[static_cast<std::size_t>((number % rimRays + rimRays) % rimRays)];
}

RimCircle fitRimCircle(const std::vector<RayPlaces>& rays) {
    constexpr std::array<double, 6> spreadsMm{1.6, 1.0, 0.7, 0.5, 0.4, 0.35};  // a window that narrows with each round
    RimCircle circle{.offset = {}, .radiusMm = tokenDiameterMm / 2};
    for (const double spreadMm : spreadsMm) {
        NormalEquations normal = equationsFor(circle, rays, spreadMm);
        normal.matrix(2, 2) += radiusPrior;
        normal.pull[2] -= radiusPrior * (circle.radiusMm - tokenDiameterMm / 2);
        const cv::Vec3d step = normal.matrix.solve(normal.pull, cv::DECOMP_CHOLESKY);
        circle.offset += cv::Point2d(step[0], step[1]);
        circle.radiusMm = std::clamp(circle.radiusMm + step[2], firstRimMm, lastRimMm);
        circle.seen = normal.weights / rimRays;
    }
    return circle;
}

RadiusDensity radiusDensity(const std::vector<RayPlaces>& rays, const RimCircle& best) {
    constexpr int middle = RadiusDensity::middle;
    RadiusDensity density;
    for (const int direction : {1, -1}) {
        RimCircle circle = best;
        for (int k = middle; k >= 0 && k < RadiusDensity::count; k += direction) {
            circle.radiusMm = best.radiusMm + (k - middle) * density.stepMm;
            center(circle, rays);
            density.perMm[static_cast<std::size_t>(k)] = logLikelihood(circle, rays);
        }
    }
    const double highest = *std::ranges::max_element(density.perMm);
    for (double& likelihood : density.perMm) {
        likelihood = std::exp(likelihood - highest);
    }
    const double all = std::reduce(density.perMm.begin(), density.perMm.end()) * density.stepMm;
    for (double& likelihood : density.perMm) {
        likelihood /= all;
    }
    return density;
}

}  // namespace concord::vision
