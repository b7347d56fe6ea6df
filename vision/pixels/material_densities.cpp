#include "vision/pixels/material_densities.h"

#include <opencv2/core.hpp>

#include <algorithm>
#include <cmath>

namespace concord::vision {

MaterialDensities::Density::Density(const PartColour& colour)
    : m_mean(colour.mean),
      m_precision(colour.covariance.inv()),
      m_peak(1 / std::sqrt(cv::determinant(colour.covariance))) {}

double MaterialDensities::Density::of(const cv::Vec3d& colour) const {
    constexpr double freedom = 4;
    const cv::Vec3d off = colour - m_mean;
    const double spread = 1 + off.dot(m_precision * off) / freedom;
    return m_peak / (spread * spread * spread * std::sqrt(spread));  // to the power of (freedom + 3) / 2
}

MaterialDensities::MaterialDensities(const PartColours& colours) : m_any(anyColour()) {
    for (const PartColour& colour : colours) {
        m_materials.emplace_back(colour);
    }
}

double MaterialDensities::logOf(Material material, const cv::Vec3d& colour) const {
    const auto [own, any] = densitiesOf(material, colour);
    return std::log(own + any);
}

double MaterialDensities::strangeness(Material material, const cv::Vec3d& colour) const {
    const auto [own, any] = densitiesOf(material, colour);
    constexpr double farthest = 9.2;
    return std::clamp(std::log(any) - std::log(own), -farthest, farthest);
}

MaterialDensities::Densities MaterialDensities::densitiesOf(Material material, const cv::Vec3d& colour) const {
    constexpr double anything = 0.1;        // of the pixels of each material: prints, shadows, reflections
    constexpr double cubesAreAlike = 1.65;  // they may have any colour, but not all of them at once
    const double any = m_any.of(colour);
    const double own = material == cubeMaterial ? cubesAreAlike * any : m_materials[material].of(colour);
    return {(1 - anything) * own, anything * any};
}

}  // namespace concord::vision
