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
    double mass = 0;
    double sum = 0;
    double windowSum = 0;
    for (std::size_t k = 0; k < places.size(); ++k) {
        const double mm = scale.firstMm + scale.stepMm * static_cast<double>(k);
        const double off = (mm - expectedMm) / spreadMm;
        const double window = std::exp(-0.5 * off * off);
        const auto p = static_cast<double>(places[k]);
        windowSum += window;
        mass += window * p;
        sum += window * p * mm;
    }
    return mass > 1e-9 ? LineEstimate{sum / mass, mass / (mass + scale.background * windowSum)} : LineEstimate{};
}

}  // namespace concord::vision
