#include "vision/stacks/lab.h"

#include "vision/stacks/linear_light.h"

#include <opencv2/core/saturate.hpp>

#include <array>
#include <cmath>

namespace concord::vision {

namespace {

// The cube root of CIELAB, linear near black. value: relative to white, [0, 1].
float compressed(float value) {
    constexpr int steps = 4096;
    static const std::array<float, steps + 2> table = [] {
        std::array<float, steps + 2> all{};
        for (std::size_t i = 0; i < all.size(); ++i) {
            const double t = static_cast<double>(i) / steps;
            constexpr double cubeOfBend = 216.0 / 24389;
            all[i] = static_cast<float>(t > cubeOfBend ? std::cbrt(t) : (24389.0 / 27 * t + 16) / 116);
        }
        return all;
    }();
    const float at = value * steps;
    const auto below = static_cast<std::size_t>(at);
    return table[below] + (at - static_cast<float>(below)) * (table[below + 1] - table[below]);
}

}  // namespace

cv::Vec3b labOf(const cv::Vec3b& bgr) {
    const cv::Vec3f light = linearOf(bgr);
    // The rows of the matrix from linear sRGB to XYZ, each divided by its sum, so that white has 1 everywhere.
    const float x = compressed(0.433953F * light[2] + 0.376219F * light[1] + 0.189828F * light[0]);
    const float y = compressed(0.212671F * light[2] + 0.715160F * light[1] + 0.072169F * light[0]);
    const float z = compressed(0.017758F * light[2] + 0.109477F * light[1] + 0.872765F * light[0]);
    return {cv::saturate_cast<unsigned char>((116 * y - 16) * 2.55F),
            cv::saturate_cast<unsigned char>(500 * (x - y) + 128),
            cv::saturate_cast<unsigned char>(200 * (y - z) + 128)};
}

}  // namespace concord::vision
