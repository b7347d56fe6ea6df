#include "tools/drawing/grid.h"

#include <algorithm>
#include <cmath>

namespace concord::drawing {

Grid::Grid(std::span<const Shape> shapes) {
    Point low(1e9F, 1e9F);
    Point high(-1e9F, -1e9F);
    for (const Shape& s : shapes) {
        const float r = s.boundingRadius();
        low = {std::min(low.x, s.centre.x - r), std::min(low.y, s.centre.y - r)};
        high = {std::max(high.x, s.centre.x + r), std::max(high.y, s.centre.y + r)};
        m_top = std::max(m_top, s.top);
    }
    if (shapes.empty())
        return;
    m_origin = low - Point(1, 1);
    m_columns = static_cast<int>((high.x - m_origin.x) / squareSize) + 1;
    m_rows = static_cast<int>((high.y - m_origin.y) / squareSize) + 1;
    m_squares.resize(static_cast<std::size_t>(m_columns) * static_cast<std::size_t>(m_rows));
    for (std::size_t i = 0; i < shapes.size(); ++i) {
        const Shape& s = shapes[i];
        const float r = s.boundingRadius();
        constexpr float halfDiagonal = squareSize * 0.71F;
        const Point from = (s.centre - Point(r, r) - m_origin) / squareSize;
        const Point to = (s.centre + Point(r, r) - m_origin) / squareSize;
        for (int y = static_cast<int>(from.y); y <= static_cast<int>(to.y); ++y) {
            for (int x = static_cast<int>(from.x); x <= static_cast<int>(to.x); ++x) {
                const Point middle =
                    m_origin + Point(static_cast<float>(x) + 0.5F, static_cast<float>(y) + 0.5F) * squareSize;
                if (length(middle - s.centre) > r + halfDiagonal)
                    continue;
                Square& square = m_squares[indexOf(x, y)];
                square.shapes.push_back(static_cast<int>(i));
                square.top = std::max(square.top, s.top);
            }
        }
    }
}

bool Grid::startWalk(const Ray& ray, float tMax, Walk& w) const {
    if (m_squares.empty())
        return false;
    float from = 0;
    float to = tMax;
    const auto clip = [&](float origin, float dir, float low, float high) {
        if (std::abs(dir) < 1e-9F) {
            if (origin < low || origin > high)
                to = -1;
            return;
        }
        const float a = (low - origin) / dir;
        const float b = (high - origin) / dir;
        from = std::max(from, std::min(a, b));
        to = std::min(to, std::max(a, b));
    };
    clip(ray.origin.z, ray.dir.z, -0.1F, m_top + 0.01F);
    clip(ray.origin.x, ray.dir.x, m_origin.x, m_origin.x + squareSize * static_cast<float>(m_columns));
    clip(ray.origin.y, ray.dir.y, m_origin.y, m_origin.y + squareSize * static_cast<float>(m_rows));
    if (from >= to)
        return false;
    const Point p = (plan(ray.at(from)) - m_origin) / squareSize;
    w.t = from;
    w.tEnd = to;
    w.x = std::clamp(static_cast<int>(std::floor(p.x)), 0, m_columns - 1);
    w.y = std::clamp(static_cast<int>(std::floor(p.y)), 0, m_rows - 1);
    const auto setUpAxis = [&](float place, int square, float dir, int& step, float& next, float& delta) {
        step = dir < 0 ? -1 : 1;
        if (std::abs(dir) < 1e-9F) {
            next = delta = 1e9F;
            return;
        }
        delta = squareSize / std::abs(dir);
        const auto edge = static_cast<float>(square + (step > 0 ? 1 : 0));
        next = from + std::max(0.0F, (edge - place) * squareSize / dir);
    };
    setUpAxis(p.x, w.x, ray.dir.x, w.stepX, w.nextX, w.deltaX);
    setUpAxis(p.y, w.y, ray.dir.y, w.stepY, w.nextY, w.deltaY);
    return true;
}

}  // namespace concord::drawing
