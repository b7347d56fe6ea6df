// The pixels of a disc that lies flat over the board.
#pragma once

#include "vision/geometry/cell_view.h"

#include <functional>

namespace concord::vision {

// Visits a point of every square millimetre of a disc, as far as the picture shows it.
void visitDisc(const WorkImage& work, const cv::Point3d& center, double radiusMm,
               const std::function<void(cv::Point2d boardMm, const cv::Vec3b& bgr)>& visit);

}  // namespace concord::vision
