// Lamps that glossy tops mirror: round spots of light, added to what lies below. Like a veil (veil.h), but small.
#pragma once

#include "vision/geometry/cell_view.h"

#include <opencv2/core/mat.hpp>

#include <vector>

namespace concord::vision {

// A bell of added light, round in the photo as the lamp is.
struct Reflection {
    cv::Point2d at;     // pixels
    double radius = 0;  // standard deviation, pixels
    double light = 0;   // at its middle, linear; more than 1 where it is overexposed

    double lightAt(cv::Point2d pixel) const;
};

// Those on the board, in pixels of the work image; at most 8.
std::vector<Reflection> findReflections(const WorkImage& work);

// The picture without them. scale: pixels of the work image, in which they are given, per pixel of bgr
// (WorkImage::scale).
cv::Mat withoutReflections(const cv::Mat& bgr, const std::vector<Reflection>& reflections, double scale);

}  // namespace concord::vision
