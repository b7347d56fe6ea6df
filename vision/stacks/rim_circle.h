// Circles through what a network sees along rays around the top of a stack.
#pragma once

#include <opencv2/core/types.hpp>

#include <array>
#include <cstddef>
#include <vector>

namespace concord::vision {

// The positions on a ray, millimetres from where the rays start.
inline constexpr int rimRays = 32;
inline constexpr std::size_t rimPlaces = 41;
inline constexpr double rimStepMm = 0.2;
inline constexpr double firstRimMm = 6.6;

// The direction of a ray, counted anticlockwise from the board's x axis. Also for numbers beyond the first turn.
cv::Point2d rimRay(int number);

using RayPlaces = std::array<float, rimPlaces>;  // probability that the rim lies at each position of a ray

// How likely the radii near that of a circle are: a density, per mm, at radii stepMm apart. Number `middle`
// is that of the circle.
struct RadiusDensity {
    static constexpr int count = 25;
    static constexpr int middle = count / 2;
    double stepMm = 0.1;
    std::array<double, count> perMm{};

    // At a radius that is so much larger, mm; linear between the radii, 0 beyond them.
    double at(double largerMm) const { return atPlace(largerMm / stepMm + middle); }

    // At a place between those of perMm.
    double atPlace(double place) const {
        if (!(place >= 0 && place < count - 1)) {
            return 0;
        }
        const auto before = static_cast<std::size_t>(place);
        return perMm[before] + (place - static_cast<double>(before)) * (perMm[before + 1] - perMm[before]);
    }
};

// A circle in the plane of the rays.
struct RimCircle {
    cv::Point2d offset;  // its centre relative to the rays' start, mm
    double radiusMm = 0;
    double seen = 0;  // fraction of the rim that was detected, [0, 1]
};

// The circle that fits the rays best. One ray per direction, in order.
RimCircle fitRimCircle(const std::vector<RayPlaces>& rays);

// The density of its radius. For each radius, the circle may lie where it fits the rays best: where a part of the rim
// is hardly seen, a smaller circle beside the best one often fits nearly as well.
RadiusDensity radiusDensity(const std::vector<RayPlaces>& rays, const RimCircle& best);

}  // namespace concord::vision
