#include "vision/geometry/strips.h"

#include <algorithm>
#include <cmath>

namespace concord::vision {

void interpolateParabola(cv::Point2d first, cv::Point2d middle, cv::Point2d last, std::span<cv::Point2f> pixels) {
    const cv::Point2d bend = 2 * (first + last) - 4 * middle;
    const cv::Point2d slope = last - first - bend;
    for (std::size_t step = 0; step < pixels.size(); ++step) {
        const double u = static_cast<double>(step) / static_cast<double>(pixels.size() - 1);
        pixels[step] = first + u * (slope + u * bend);
    }
}

void toProbabilities(const float* logits, std::span<float> places) {
    const float highest = *std::max_element(logits, logits + places.size());
    float sum = 0;
    for (std::size_t k = 0; k < places.size(); ++k) {
        sum += places[k] = std::exp(logits[k] - highest);
    }
    for (float& place : places) {
        place /= sum;
    }
}

LineEstimate estimateLine(std::span<const float> places, const StripScale& scale, double expectedMm, double spreadMm) {
    constexpr double farthest = 4;  // standard deviations; beyond these, the window is nearly 0
    const double expected = (expectedMm - scale.firstMm) / scale.stepMm;
    const double reach = farthest * spreadMm / scale.stepMm;
    const auto last = static_cast<double>(places.size()) - 1;
    const double from = std::ceil(std::max(0.0, expected - reach));
    const double to = std::min(last, expected + reach);
    if (!(from <= to)) {
        return {};
    }
    // The Gaussian at the next position is this one times a ratio, which shrinks by a constant factor.
    const double step = scale.stepMm / spreadMm;
    const double off = (from - expected) * step;
    double window = std::exp(-0.5 * off * off);
    double ratio = std::exp(-step * (off + 0.5 * step));
    const double shrink = std::exp(-step * step);
    double mass = 0;
    double sum = 0;
    double windowSum = 0;
    for (auto k = static_cast<std::size_t>(from); k <= static_cast<std::size_t>(to); ++k) {
        const double weighted = window * static_cast<double>(places[k]);
        windowSum += window;
        mass += weighted;
        sum += weighted * static_cast<double>(k);
        window *= ratio;
        ratio *= shrink;
    }
    if (!(mass > 1e-9)) {
        return {};
    }
    return {.mm = scale.firstMm + scale.stepMm * sum / mass,
            .weight = mass / (mass + scale.background * windowSum),
            .p = mass / windowSum};
}

}  // namespace concord::vision
