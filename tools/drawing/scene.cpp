#include "tools/drawing/scene.h"

namespace concord::drawing {

namespace {
constexpr float floorZ = -740;  // mm; the table top is at 0
}

bool Scene::traceRay(const Ray& ray, Hit& hit, int skip) const {
    hit = Hit{};
    m_grid.walk(
        ray, 1e8F,
        [&](int index) {
            if (index != skip && intersect(shapes[static_cast<std::size_t>(index)], ray, hit))
                hit.shape = index;
        },
        [&](float leave) { return hit.t <= leave; });
    if (hit.shape >= 0)
        return true;
    if (ray.dir.z > -1e-4F)
        return false;
    const auto intersectPlane = [&](float z, int shape) {
        hit.t = (z - ray.origin.z) / ray.dir.z;
        hit.position = ray.at(hit.t);
        hit.normal = {0, 0, 1};
        hit.shape = shape;
        hit.surface = {};
        hit.surface.local = plan(hit.position);
    };
    intersectPlane(0, tableShape);
    const Point p = table.turn.undo(plan(hit.position) - table.centre);
    if (std::abs(p.x) > table.half.x || std::abs(p.y) > table.half.y)
        intersectPlane(floorZ, floorShape);
    return true;
}

bool Scene::shadowed(const Ray& ray, int skip) const {
    bool found = false;
    m_grid.walk(
        ray, 1e8F,
        [&](int index) {
            found = found || (index != skip && blocks(shapes[static_cast<std::size_t>(index)], ray, 1e8F));
        },
        [&](float) { return found; });
    return found || std::any_of(lighting.blockers.begin(), lighting.blockers.end(),
                                [&](const Ball& ball) { return ball.blocks(ray); });
}

}  // namespace concord::drawing
