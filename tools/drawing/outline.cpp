#include "shapes.h"

#include <opencv2/imgproc.hpp>

namespace concord::drawing {

namespace {
constexpr float mapScale = 4;   // map pixels a millimetre
constexpr float mapMargin = 6;  // mm around the polygon
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
    std::vector<cv::Point> scaled;
    for (const Point& c : corners) {
        scaled.emplace_back((c - o.m_origin) * (mapScale * 16));
        o.m_radius = std::max(o.m_radius, length(c));
    }
    cv::Mat1b inside(size, std::uint8_t{0});
    cv::fillPoly(inside, std::vector<std::vector<cv::Point>>{scaled}, 255, cv::LINE_8, 4);
    cv::Mat1f in;
    cv::Mat1f out;
    cv::distanceTransform(inside, in, cv::DIST_L2, cv::DIST_MASK_5);
    cv::distanceTransform(~inside, out, cv::DIST_L2, cv::DIST_MASK_5);
    o.m_depths = (in - out) / mapScale;
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
    const float* a = m_depths[y] + x;
    const float* b = m_depths[y + 1] + x;
    const float fx = m.x - static_cast<float>(x);
    return mix(mix(a[0], a[1], fx), mix(b[0], b[1], fx), m.y - static_cast<float>(y));
}

}  // namespace concord::drawing
