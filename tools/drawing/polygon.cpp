#include "tools/drawing/polygon.h"

#include <algorithm>

namespace concord::drawing {

std::vector<cv::Point> subpixel(const std::vector<Point>& points, float scale) {
    std::vector<cv::Point> out(points.size());
    std::ranges::transform(points, out.begin(), [&](Point p) { return subpixel(p * scale); });
    return out;
}

}  // namespace concord::drawing
