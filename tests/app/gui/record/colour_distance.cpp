#include "tests/app/gui/record/colour_distance.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace concord::gui {

namespace {

using Matrix = std::array<std::array<double, 3>, 3>;

constexpr Matrix identity{{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}};
constexpr Matrix protanopia{
    {{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}}};
constexpr Matrix deuteranopia{
    {{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}};
constexpr Matrix tritanopia{
    {{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}}};

// Converts linear sRGB to XYZ.
constexpr Matrix xyzOfRgb{
    {{0.4124564, 0.3575761, 0.1804375}, {0.2126729, 0.7151522, 0.0721750}, {0.0193339, 0.1191920, 0.9503041}}};
constexpr std::array<double, 3> white{0.95047, 1.0, 1.08883};

const Matrix& matrixOf(ColourVision vision) {
    switch (vision) {
        case ColourVision::Protanopia:
            return protanopia;
        case ColourVision::Deuteranopia:
            return deuteranopia;
        case ColourVision::Tritanopia:
            return tritanopia;
        default:
            return identity;
    }
}

std::array<double, 3> product(const Matrix& matrix, const std::array<double, 3>& vector) {
    std::array<double, 3> result{};
    for (std::size_t i = 0; i < 3; ++i) {
        for (std::size_t j = 0; j < 3; ++j) {
            result.at(i) += matrix.at(i).at(j) * vector.at(j);
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

double meanHue(double one, double other, bool anyIsGrey) {
    if (anyIsGrey) {
        return one + other;
    }
    if (std::abs(one - other) <= 180) {
        return (one + other) / 2;
    }
    return one + other < 360 ? (one + other + 360) / 2 : (one + other - 360) / 2;
}

double hueStep(double from, double to, bool anyIsGrey) {
    if (anyIsGrey) {
        return 0;
    }
    const double step = to - from;
    return step > 180 ? step - 360 : step < -180 ? step + 360 : step;
}

}  // namespace

Lab labOf(const QColor& colour, ColourVision vision) {
    std::array<double, 3> seen = product(matrixOf(vision), linearOf(colour));
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
    const bool anyIsGrey = c1 * c2 == 0;
    const double deltaHue = 2 * std::sqrt(c1 * c2) * std::sin(radians(hueStep(h1, h2, anyIsGrey) / 2));
    const double lightnessFrom50 = (one.l + other.l) / 2 - 50;
    const double c = (c1 + c2) / 2;
    const double h = meanHue(h1, h2, anyIsGrey);
    const double t = 1 - 0.17 * std::cos(radians(h - 30)) + 0.24 * std::cos(radians(2 * h)) +
                     0.32 * std::cos(radians(3 * h + 6)) - 0.2 * std::cos(radians(4 * h - 63));
    const double turn = 30 * std::exp(-std::pow((h - 275) / 25, 2));
    const double lightnessTerm = (other.l - one.l) / (1 + 0.015 * lightnessFrom50 * lightnessFrom50 /
                                                              std::sqrt(20 + lightnessFrom50 * lightnessFrom50));
    const double chromaTerm = (c2 - c1) / (1 + 0.045 * c);
    const double hueTerm = deltaHue / (1 + 0.015 * c * t);
    const double rotation = -std::sin(radians(2 * turn)) * 2 * chromaFactor(c);
    return std::sqrt(lightnessTerm * lightnessTerm + chromaTerm * chromaTerm + hueTerm * hueTerm +
                     rotation * chromaTerm * hueTerm);
}

double distance(const QColor& one, const QColor& other, ColourVision vision) {
    return distance(labOf(one, vision), labOf(other, vision));
}

double contrast(const QColor& one, const QColor& other) {
    const auto luminance = [](const QColor& colour) { return product(xyzOfRgb, linearOf(colour))[1]; };
    const auto [darker, lighter] = std::minmax({luminance(one), luminance(other)});
    return (lighter + 0.05) / (darker + 0.05);
}

}  // namespace concord::gui
