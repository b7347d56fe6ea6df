// Polygons in fixed-point coordinates, for OpenCV's anti-aliased filling.
#pragma once

#include "tools/drawing/geometry.h"

#include <vector>

namespace concord::drawing {

inline constexpr int subpixelBits = 4;  // fractional bits of the points, to be passed on as `shift`

// The points in fixed point, each multiplied by `scale` (pixels per unit).
std::vector<cv::Point> subpixel(const std::vector<Point>& points, float scale = 1);
inline cv::Point subpixel(Point p) { return p * static_cast<float>(1 << subpixelBits); }

}  // namespace concord::drawing
