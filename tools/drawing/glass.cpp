#include "tools/drawing/glass.h"

namespace concord::drawing {

namespace {

// Share of light that a smooth face mirrors. cosine: of the angle of incidence; ratio: the index of refraction on the
// ray's side over that on the other. 1 if all is mirrored.
float mirrored(float cosine, float ratio) {
    const float sine2 = ratio * ratio * (1 - cosine * cosine);
    if (sine2 >= 1)
        return 1;
    const float beyond = std::sqrt(1 - sine2);
    const float s = (ratio * cosine - beyond) / (ratio * cosine + beyond);
    const float p = (cosine - ratio * beyond) / (cosine + ratio * beyond);
    return (s * s + p * p) / 2;
}

// normal: against the ray. Only where not all light is mirrored.
Vec3 refracted(Vec3 dir, Vec3 normal, float ratio) {
    const float cosine = -dir.dot(normal);
    const float beyond = std::sqrt(std::max(0.0F, 1 - ratio * ratio * (1 - cosine * cosine)));
    return normalized(dir * ratio + normal * (ratio * cosine - beyond));
}

float& along(Vec3& v, int axis) { return axis == 0 ? v.x : axis == 1 ? v.y : v.z; }

// The axis of the face that the ray reaches first, and how far it is.
struct Face {
    int axis = 0;
    float t = 1e9F;
};

Face nextFace(Vec3 half, Vec3 p, Vec3 dir) {
    Face next;
    for (int axis = 0; axis < 3; ++axis) {
        const float speed = along(dir, axis);
        if (std::abs(speed) < 1e-6F)
            continue;
        const float t = std::max(0.0F, (std::copysign(along(half, axis), speed) - along(p, axis)) / speed);
        if (t < next.t)
            next = {axis, t};
    }
    return next;
}

// Distance to the nearest edge of the face, mm.
float toEdge(Vec3 half, Vec3 p, int axis) {
    float least = 1e9F;
    for (int other = 0; other < 3; ++other)
        if (other != axis)
            least = std::min(least, along(half, other) - std::abs(along(p, other)));
    return least;
}

constexpr int facesFollowed = 12;

}  // namespace

Rgb Glass::passedAlong(float lengthMm) const {
    Rgb out;
    for (int k = 0; k < 3; ++k)
        out[k] = std::pow(passed[k], lengthMm);
    return out;
}

WayThrough wayThrough(const Glass& glass, Vec3 half, Vec3 entry, Vec3 normal, Vec3 dir) {
    WayThrough way{.end = entry, .dir = refracted(dir, normal, 1 / glass.index)};
    way.share = 1 - mirrored(std::max(0.0F, -dir.dot(normal)), 1 / glass.index);
    for (int face = 1;; ++face) {
        const auto [axis, t] = nextFace(half, way.end, way.dir);
        way.end += way.dir * t;
        way.length += t;
        way.brightness = mix(glass.edge, 1.0F, smoothStep(0, glass.edgeWidth, toEdge(half, way.end, axis)));
        const float speed = along(way.dir, axis);
        if ((glass.touchesBelow && axis == 2 && speed < 0) || face == facesFollowed)
            return way;
        const float back = mirrored(std::abs(speed), glass.index);
        if (back < 0.5F) {
            Vec3 against(0, 0, 0);
            along(against, axis) = -std::copysign(1.0F, speed);
            way.dir = refracted(way.dir, against, glass.index);
            way.share *= 1 - back;
            return way;
        }
        along(way.dir, axis) = -speed;
        way.share *= back;
    }
}

}  // namespace concord::drawing
