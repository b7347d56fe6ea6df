#include "vision/stacks/linear_light.h"

#include <opencv2/core/saturate.hpp>

#include <algorithm>
#include <array>
#include <cmath>

namespace concord::vision {

float linearOf(unsigned char code) {
    static const std::array<float, 256> light = [] {
        std::array<float, 256> all{};
        for (std::size_t i = 0; i < all.size(); ++i) {
            const double v = static_cast<double>(i) / 255;
            all[i] = static_cast<float>(v <= 0.04045 ? v / 12.92 : std::pow((v + 0.055) / 1.055, 2.4));
        }
        return all;
    }();
    return light[code];
}

cv::Vec3f linearOf(const cv::Vec3b& pixel) { return {linearOf(pixel[0]), linearOf(pixel[1]), linearOf(pixel[2])}; }

float leastOf(const cv::Vec3f& light) { return std::min({light[0], light[1], light[2]}); }
float mostOf(const cv::Vec3f& light) { return std::max({light[0], light[1], light[2]}); }

unsigned char codeOf(float light) {
    constexpr int steps = 4096;  // each is less than one code, even in the dark
    static const std::array<unsigned char, steps + 1> codes = [] {
        std::array<unsigned char, steps + 1> all{};
        for (std::size_t i = 0; i < all.size(); ++i) {
            const double l = static_cast<double>(i) / steps;
            all[i] = cv::saturate_cast<unsigned char>(
                255 * (l <= 0.0031308 ? 12.92 * l : 1.055 * std::pow(l, 1 / 2.4) - 0.055));
        }
        return all;
    }();
    return codes[static_cast<std::size_t>(std::lround(std::clamp(light, 0.0F, 1.0F) * steps))];
}

}  // namespace concord::vision
