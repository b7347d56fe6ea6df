#include "tools/drawing/shapes.h"

#include <opencv2/imgproc.hpp>

namespace concord::drawing {

namespace {
// A polygon's distances from its edge are stored as a map.
constexpr float mapScale = 1.5F;  // map pixels per millimetre
constexpr float mapMargin = 6;    // mm around the polygon
}  // namespace

Outline Outline::roundedRectangle(Point half, float cornerRadius) {
    Outline o;
    o.m_half = half;
    o.m_corner = cornerRadius;
    o.m_radius = length(half);
    if (cornerRadius >= half.x && cornerRadius >= half.y)
        o.m_radius = cornerRadius;
    return o;
}

Outline Outline::polygon(const std::vector<Point>& corners) {
    Outline o;
    const cv::Rect2f box(cv::boundingRect(corners));
    o.m_origin = box.tl() - Point(mapMargin, mapMargin);
    const cv::Size size(static_cast<int>((box.width + 2 * mapMargin) * mapScale),
                        static_cast<int>((box.height + 2 * mapMargin) * mapScale));
    for (const Point& c : corners)
        o.m_radius = std::max(o.m_radius, length(c));
    o.m_depths.create(size);
    for (int y = 0; y < size.height; ++y)
        for (int x = 0; x < size.width; ++x) {
            const Point at(static_cast<float>(x) + 0.5F, static_cast<float>(y) + 0.5F);
            o.m_depths(y, x) = static_cast<float>(cv::pointPolygonTest(corners, o.m_origin + at / mapScale, true));
        }
    return o;
}

float Outline::depth(Point p) const {
    if (m_depths.empty()) {
        const Point q(std::abs(p.x) - m_half.x + m_corner, std::abs(p.y) - m_half.y + m_corner);
        const float outside = std::hypot(std::max(q.x, 0.0F), std::max(q.y, 0.0F));
        return m_corner - outside - std::min(std::max(q.x, q.y), 0.0F);
    }
    const Point m = (p - m_origin) * mapScale - Point(0.5F, 0.5F);
    const auto x = static_cast<int>(std::floor(m.x));
    const auto y = static_cast<int>(std::floor(m.y));
    if (x < 0 || y < 0 || x + 1 >= m_depths.cols || y + 1 >= m_depths.rows)
        return -mapMargin;
    const float* above = m_depths[y] + x;
    const float* below = m_depths[y + 1] + x;
    const float fx = m.x - static_cast<float>(x);
    return mix(mix(above[0], above[1], fx), mix(below[0], below[1], fx), m.y - static_cast<float>(y));
}

}  // namespace concord::drawing
