// Strips of a photo across a line, and estimates of where the line crosses them from a network's output.
#pragma once

#include <opencv2/core/types.hpp>

#include <span>

namespace concord::vision {

// The direction to the right of another one, where y points up.
inline cv::Point2d rightOf(cv::Point2d out) { return {out.y, -out.x}; }

// Fills `pixels`, at least two, with points along a strip that are about evenly spaced in mm: on the parabola through
// its first point, the point half way in mm and its last point.
void interpolateParabola(cv::Point2d first, cv::Point2d middle, cv::Point2d last, std::span<cv::Point2f> pixels);

// Softmax of the logits of the positions on a strip, as many as `places` holds.
void toProbabilities(const float* logits, std::span<float> places);

// Where a line crosses a strip, and how reliable that is.
struct LineEstimate {
    double mm = 0;
    double weight = 0;  // [0, 1]
    double p = 0;       // the mean probability of the positions
};

// The positions on a strip are firstMm, firstMm + stepMm and so on. background: the probability of a position, averaged
// around it, at which an estimate has the weight 1/2; it was tuned for the network.
struct StripScale {
    double firstMm = 0;
    double stepMm = 0;
    double background = 0;
};

// Weighs the positions by a Gaussian of standard deviation `spreadMm` around `expectedMm`. All is 0 if none is near.
LineEstimate estimateLine(std::span<const float> places, const StripScale& scale, double expectedMm, double spreadMm);

}  // namespace concord::vision
