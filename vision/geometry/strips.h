// Strips of a photo across a line that is looked for, and what a small network says of where it crosses them.
#pragma once

#include <opencv2/core/types.hpp>

#include <span>

namespace concord::vision {

// To the right of an outward direction.
inline cv::Point2d aside(cv::Point2d out) { return {out.y, -out.x}; }

// Pixels along a strip whose ends and middle are known: on the parabola through the three.
void placeBetween(cv::Point2d first, cv::Point2d middle, cv::Point2d last, std::span<cv::Point2f> pixels);

// Log-odds of the places of a strip to their probabilities, which sum to 1. As many as `places`.
void toProbabilities(const float* logOdds, std::span<float> places);

// What one strip says when the line is looked for around one place: where it is, and how much that is worth.
struct Sighting {
    double mm = 0;
    double weight = 0;  // [0, 1]
};

// The places of a strip lie at firstMm, firstMm + stepMm and so on. hidden: the probability of one place where
// nothing is to be seen.
struct StripScale {
    double firstMm = 0;
    double stepMm = 0;
    double hidden = 0;
};

// Looked for in a bell of `spreadMm` around `expectedMm`.
Sighting sightingAround(std::span<const float> places, const StripScale& scale, double expectedMm, double spreadMm);

}  // namespace concord::vision
