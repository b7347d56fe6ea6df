// Reflections of lamps in glossy tops: round spots of light, added to what lies below. Like a veil (veil.h), but small.
#pragma once

#include "vision/geometry/cell_view.h"

#include <opencv2/core/mat.hpp>

#include <vector>

namespace concord::vision {

// A Gaussian spot of added light, circular in the photo because the lamp is round.
struct Reflection {
    cv::Point2d at;     // pixels
    double radius = 0;  // standard deviation, pixels
    double light = 0;   // at its middle, linear; more than 1 where it is overexposed

    double lightAt(cv::Point2d pixel) const;
};

// The reflections on the board, in pixels of the work image; at most 8.
std::vector<Reflection> findReflections(const WorkImage& work);

// The photo bgr without the reflections, which are given in pixels of the work image. share: of shareToSubtract(), for
// the photo with all its light. scale: WorkImage::scale, pixels of the work image per pixel of this photo.
cv::Mat withoutReflections(const cv::Mat& bgr, const cv::Mat& share, const std::vector<Reflection>& reflections,
                           double scale);

}  // namespace concord::vision
