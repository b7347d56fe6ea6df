#include "vision/pixels/lamp.h"

#include <opencv2/core.hpp>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace concord::vision {

namespace {

// From 0 to 1 while x goes from minus half a width to half a width.
double ramp(double x, double width) {
    const double t = std::clamp(0.5 + x / width, 0.0, 1.0);
    return t * t * (3 - 2 * t);
}

}  // namespace

double shadowReachMm(const TokenSize& token, int tokens) {
    constexpr double beyondMm = 2;
    return token.diameterMm / 2 + longestRun * tokens * token.thicknessMm + beyondMm;
}

double shareHidden(const Lamp& lamp, cv::Point2d toStack, double radiusMm, double riseMm) {
    constexpr double mostHidden = 0.99;
    constexpr double sharpestMm = 2.4;  // width of the edge: of tokens, of the photo and of their places
    if (riseMm <= 0 || lamp.run <= 0) {
        return 0;
    }
    const double along = toStack.dot(lamp.direction);
    if (along < -radiusMm) {
        return 0;
    }
    const double width = sharpestMm + 2 * lamp.softness * std::max(along, 0.0);
    const double beside = std::abs(toStack.cross(lamp.direction));
    const double across = ramp(radiusMm - beside, width);
    if (across == 0) {
        return 0;
    }
    const double half = std::sqrt(std::max(radiusMm * radiusMm - beside * beside, 0.0));
    if (along + half <= 0) {
        return 0;
    }
    return std::min(mostHidden, across * ramp(riseMm * lamp.run - std::max(along - half, 0.0), width));
}

Sky::Sky(const TokenSize& token) {
    constexpr int azimuths = 24;
    constexpr double softness = 0.2;
    constexpr std::array runs{0.15, 0.4, 0.7, 1.1, 1.7, 2.5};
    for (int tokens = 1; tokens <= maxHeight; ++tokens) {
        auto& hidden = m_byDistance[static_cast<std::size_t>(tokens - 1)];
        hidden.resize(static_cast<std::size_t>(std::ceil(shadowReachMm(token, tokens) * perMm)) + 1);
        for (std::size_t i = 0; i < hidden.size(); ++i) {
            double sum = 0;
            double all = 0;
            for (const double run : runs) {
                const double weight = run * run / std::pow(1 + run * run, 2);  // their distances grow with the run
                for (int k = 0; k < azimuths; ++k) {
                    const double azimuth = 2 * std::numbers::pi * k / azimuths;
                    const Lamp part{{std::cos(azimuth), std::sin(azimuth)}, run, softness};
                    const double distance = static_cast<double>(i) / perMm;
                    sum += weight *
                           vision::shareHidden(part, {distance, 0}, token.diameterMm / 2, tokens * token.thicknessMm);
                    all += weight;
                }
            }
            hidden[i] = sum / all;
        }
    }
}

double Sky::shareHidden(double distanceMm, int tokens) const {
    const auto& hidden = m_byDistance[static_cast<std::size_t>(tokens - 1)];
    const auto at = static_cast<std::size_t>(distanceMm * perMm);
    return at < hidden.size() ? hidden[at] : 0;
}

}  // namespace concord::vision
