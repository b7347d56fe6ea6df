#include "tools/drawing/color.h"

#include <opencv2/imgproc.hpp>

namespace concord::drawing {

float linearFromSrgb(float v) { return v <= 0.04045F ? v / 12.92F : std::pow((v + 0.055F) / 1.055F, 2.4F); }

float srgbFromLinear(float v) { return v <= 0.0031308F ? v * 12.92F : 1.055F * std::pow(v, 1 / 2.4F) - 0.055F; }

Rgb fromSrgb(float r, float g, float b) {
    return {linearFromSrgb(r / 255), linearFromSrgb(g / 255), linearFromSrgb(b / 255)};
}

Rgb fromHsv(float hueDeg, float saturation, float value) {
    Rgb out;
    for (int k = 0; k < 3; ++k) {
        const float sixths = std::fmod(static_cast<float>(5 - 2 * k) + hueDeg / 60 + 12, 6.0F);
        const float fall = std::clamp(std::min(sixths, 4 - sixths), 0.0F, 1.0F);
        out[k] = linearFromSrgb(std::clamp(value * (1 - saturation * fall), 0.0F, 1.0F));
    }
    return out;
}

Rgb labOf(const Rgb& linear) {
    cv::Mat3f pixel(1, 1, cv::Vec3f(srgbFromLinear(linear[0]), srgbFromLinear(linear[1]), srgbFromLinear(linear[2])));
    cv::Mat3f lab;
    cv::cvtColor(pixel, lab, cv::COLOR_RGB2Lab);
    return lab(0, 0);
}

// T. Helland's fit of the Planckian locus, accurate enough for lamps.
Rgb blackBody(float kelvin) {
    const float t = kelvin / 100;
    const float r = t <= 66 ? 255 : 329.7F * std::pow(t - 60, -0.1332F);
    const float g = t <= 66 ? 99.47F * std::log(t) - 161.12F : 288.12F * std::pow(t - 60, -0.0755F);
    const float b = t >= 66 ? 255 : (t <= 19 ? 0 : 138.52F * std::log(t - 10) - 305.04F);
    const auto clamped = [](float v) { return std::clamp(v, 3.0F, 255.0F); };
    const Rgb c = fromSrgb(clamped(r), clamped(g), clamped(b));
    return c * (1 / std::max({c[0], c[1], c[2]}));
}

Rgb jittered(Random& random, const Rgb& colour, float amount) {
    const float brightness = 1 + random.gauss(0, amount);
    Rgb out;
    for (int k = 0; k < 3; ++k)
        out[k] = std::clamp(colour[k] * brightness * (1 + random.gauss(0, amount * 0.5F)), 0.004F, 0.96F);
    return out;
}

Rgb ramp(const std::vector<Rgb>& colours, float t) {
    const float x = std::clamp(t, 0.0F, 1.0F) * static_cast<float>(colours.size() - 1);
    const auto i = std::min(static_cast<std::size_t>(x), colours.size() - 2);
    return mix(colours[i], colours[i + 1], x - static_cast<float>(i));
}

}  // namespace concord::drawing
