// A uniform grid over the table, to find the shapes near a ray.
#pragma once

#include "tools/drawing/shapes.h"

#include <span>
#include <vector>

namespace concord::drawing {

class Grid {
public:
    Grid() = default;
    explicit Grid(std::span<const Shape> shapes);

    // For each square that the ray crosses: calls visit(index) for its shapes, unless the ray passes above them all,
    // and then done(t) with the distance at which the ray leaves the square; stops when `done` returns true.
    template <typename Visit, typename Done>
    void walk(const Ray& ray, float tMax, Visit&& visit, Done&& done) const;

private:
    struct Square {
        float top = 0;  // of the tallest shape
        std::vector<int> shapes;
    };
    struct Walk {
        float t, tEnd;  // distances along the ray
        int x, y, stepX, stepY;
        float nextX, nextY;    // t of the next square's edge
        float deltaX, deltaY;  // t from one edge to the next
    };

    // False if the ray misses the grid.
    bool startWalk(const Ray& ray, float tMax, Walk& walk) const;
    std::size_t indexOf(int x, int y) const {
        return static_cast<std::size_t>(y) * static_cast<std::size_t>(m_columns) + static_cast<std::size_t>(x);
    }
    bool contains(int x, int y) const { return x >= 0 && y >= 0 && x < m_columns && y < m_rows; }

    static constexpr float squareSize = 14;
    Point m_origin;
    int m_columns = 0;
    int m_rows = 0;
    float m_top = 0;
    std::vector<Square> m_squares;
};

template <typename Visit, typename Done>
void Grid::walk(const Ray& ray, float tMax, Visit&& visit, Done&& done) const {
    Walk w{};
    if (!startWalk(ray, tMax, w))
        return;
    while (w.t < w.tEnd && contains(w.x, w.y)) {
        const float leave = std::min({w.nextX, w.nextY, w.tEnd});
        const Square& square = m_squares[indexOf(w.x, w.y)];
        const float lowest = std::min(ray.origin.z + ray.dir.z * w.t, ray.origin.z + ray.dir.z * leave);
        if (lowest <= square.top)
            for (const int index : square.shapes)
                visit(index);
        if (done(leave))
            return;
        w.t = leave;
        if (w.nextX < w.nextY) {
            w.x += w.stepX;
            w.nextX += w.deltaX;
        } else {
            w.y += w.stepY;
            w.nextY += w.deltaY;
        }
    }
}

}  // namespace concord::drawing
