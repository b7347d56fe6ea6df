#include "tests/app/gui/record/colour_distance.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace concord::gui {

namespace {

using Rows = std::array<std::array<double, 3>, 3>;

constexpr Rows normal{{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}};
constexpr Rows protanopia{
    {{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}}};
constexpr Rows deuteranopia{
    {{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}};
constexpr Rows tritanopia{
    {{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}}};

// Converts linear sRGB to XYZ.
constexpr Rows xyzOfRgb{
    {{0.4124564, 0.3575761, 0.1804375}, {0.2126729, 0.7151522, 0.0721750}, {0.0193339, 0.1191920, 0.9503041}}};
constexpr std::array<double, 3> white{0.95047, 1.0, 1.08883};

const Rows& rowsOf(Sight sight) {
    switch (sight) {
        case Sight::Protanopia:
            return protanopia;
        case Sight::Deuteranopia:
            return deuteranopia;
        case Sight::Tritanopia:
            return tritanopia;
        default:
            return normal;
    }
}

std::array<double, 3> product(const Rows& rows, const std::array<double, 3>& column) {
    std::array<double, 3> result{};
    for (std::size_t i = 0; i < 3; ++i) {
        for (std::size_t j = 0; j < 3; ++j) {
            result.at(i) += rows.at(i).at(j) * column.at(j);
        }
    }
    return result;
}

double linear(double value) { return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4); }

std::array<double, 3> linearOf(const QColor& colour) {
    return {linear(colour.redF()), linear(colour.greenF()), linear(colour.blueF())};
}

double radians(double degrees) { return degrees * std::numbers::pi / 180; }

// In degrees, 0 to 360.
double hue(double a, double b) {
    const double angle = std::atan2(b, a) * 180 / std::numbers::pi;
    return angle < 0 ? angle + 360 : angle;
}

double chromaFactor(double chroma) {
    return std::sqrt(std::pow(chroma, 7) / (std::pow(chroma, 7) + std::pow(25.0, 7)));
}

double meanHue(double one, double other, bool grey) {
    if (grey) {
        return one + other;
    }
    if (std::abs(one - other) <= 180) {
        return (one + other) / 2;
    }
    return one + other < 360 ? (one + other + 360) / 2 : (one + other - 360) / 2;
}

double hueStep(double from, double to, bool grey) {
    if (grey) {
        return 0;
    }
    const double step = to - from;
    return step > 180 ? step - 360 : step < -180 ? step + 360 : step;
}

}  // namespace

Lab labOf(const QColor& colour, Sight sight) {
    std::array<double, 3> seen = product(rowsOf(sight), linearOf(colour));
    std::ranges::transform(seen, seen.begin(), [](double value) { return std::clamp(value, 0.0, 1.0); });
    std::array<double, 3> xyz = product(xyzOfRgb, seen);
    for (std::size_t i = 0; i < 3; ++i) {
        const double value = xyz.at(i) / white.at(i);
        xyz.at(i) = value > 216.0 / 24389 ? std::cbrt(value) : (24389.0 / 27 * value + 16) / 116;
    }
    return {116 * xyz[1] - 16, 500 * (xyz[0] - xyz[1]), 200 * (xyz[1] - xyz[2])};
}

// After Sharma, Wu and Dalal, "The CIEDE2000 Color-Difference Formula", 2005.
double distance(const Lab& one, const Lab& other) {
    const double meanChroma = (std::hypot(one.a, one.b) + std::hypot(other.a, other.b)) / 2;
    const double stretch = 1 + 0.5 * (1 - chromaFactor(meanChroma));
    const double c1 = std::hypot(one.a * stretch, one.b);
    const double c2 = std::hypot(other.a * stretch, other.b);
    const double h1 = hue(one.a * stretch, one.b);
    const double h2 = hue(other.a * stretch, other.b);
    const bool grey = c1 * c2 == 0;
    const double deltaHue = 2 * std::sqrt(c1 * c2) * std::sin(radians(hueStep(h1, h2, grey) / 2));
    const double l = (one.l + other.l) / 2 - 50;
    const double c = (c1 + c2) / 2;
    const double h = meanHue(h1, h2, grey);
    const double t = 1 - 0.17 * std::cos(radians(h - 30)) + 0.24 * std::cos(radians(2 * h)) +
                     0.32 * std::cos(radians(3 * h + 6)) - 0.2 * std::cos(radians(4 * h - 63));
    const double turn = 30 * std::exp(-std::pow((h - 275) / 25, 2));
    const double lightness = (other.l - one.l) / (1 + 0.015 * l * l / std::sqrt(20 + l * l));
    const double chroma = (c2 - c1) / (1 + 0.045 * c);
    const double tint = deltaHue / (1 + 0.015 * c * t);
    const double rotation = -std::sin(radians(2 * turn)) * 2 * chromaFactor(c);
    return std::sqrt(lightness * lightness + chroma * chroma + tint * tint + rotation * chroma * tint);
}

double distance(const QColor& one, const QColor& other, Sight sight) {
    return distance(labOf(one, sight), labOf(other, sight));
}

double contrast(const QColor& one, const QColor& other) {
    const auto light = [](const QColor& colour) { return product(xyzOfRgb, linearOf(colour))[1] + 0.05; };
    return std::max(light(one), light(other)) / std::min(light(one), light(other));
}

}  // namespace concord::gui
