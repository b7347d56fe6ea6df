#include "tools/drawing/scene.h"

#include <algorithm>

namespace concord::drawing {

namespace {
constexpr float floorZ = -740;         // mm; the table top is at 0
constexpr float throughShadow = 0.6F;  // of the light that enters glass, what reaches its shadow on average
}  // namespace

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

Rgb Scene::lightAlong(const Ray& ray, int skip, int through) const {
    const Rgb none(0, 0, 0);
    if (std::any_of(lighting.blockers.begin(), lighting.blockers.end(),
                    [&](const Ball& ball) { return ball.blocks(ray); }))
        return none;
    Rgb share(1, 1, 1);
    std::vector<int> passed;  // glass that lies in several squares of the grid counts once
    m_grid.walk(
        ray, 1e8F,
        [&](int index) {
            const Shape& shape = shapes[static_cast<std::size_t>(index)];
            if (index == skip || index == through || share == none || std::ranges::count(passed, index) > 0 ||
                !blocks(shape, ray, 1e8F))
                return;
            const Glass* const glass = shape.material->glass();
            share = glass ? share.mul(glass->passedAlong(shape.top - shape.bottom)) * throughShadow : none;
            passed.push_back(index);
        },
        [&](float) { return share == none; });
    return share;
}

}  // namespace concord::drawing
