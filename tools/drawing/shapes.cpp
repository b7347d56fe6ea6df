#include "tools/drawing/shapes.h"

namespace concord::drawing {

namespace {

struct Span {
    float enter;
    float leave;
    bool isMissed() const { return leave <= enter || leave <= 0; }  // or lies behind the origin of the ray
};

Span overlap(Span a, Span b) { return {std::max(a.enter, b.enter), std::min(a.leave, b.leave)}; }

// The times at which x, moving with the given speed, is in [low, high].
Span rangeSpan(float x, float speed, float low, float high) {
    if (std::abs(speed) < 1e-9F)
        return x >= low && x <= high ? Span{-1e9F, 1e9F} : Span{1, 0};
    const float a = (low - x) / speed;
    const float b = (high - x) / speed;
    return {std::min(a, b), std::max(a, b)};
}

// The times at which a moving point in the plane is inside a circle around the origin.
Span circleSpan(Point from, Point speed, float radius) {
    const float a = speed.dot(speed);
    const float c = from.dot(from) - radius * radius;
    if (a < 1e-12F)
        return c < 0 ? Span{-1e9F, 1e9F} : Span{1, 0};
    const float b = from.dot(speed);
    const float d = b * b - a * c;
    if (d <= 0)
        return {1, 0};
    const float root = std::sqrt(d);
    return {(-b - root) / a, (-b + root) / a};
}

Span cylinderSpan(const Shape& s, const Ray& ray) {
    const Span round = circleSpan(plan(ray.origin) - s.centre, plan(ray.dir), s.radius);
    if (round.isMissed())
        return round;
    return overlap(round, rangeSpan(ray.origin.z, ray.dir.z, s.bottom, s.top));
}

Span boxSpan(const Shape& s, const Ray& ray) {
    const Point o = s.turn.undo(plan(ray.origin) - s.centre);
    const Point d = s.turn.undo(plan(ray.dir));
    return overlap(overlap(rangeSpan(o.x, d.x, -s.half.x, s.half.x), rangeSpan(o.y, d.y, -s.half.y, s.half.y)),
                   rangeSpan(ray.origin.z, ray.dir.z, s.bottom, s.top));
}

void fillHit(const Shape& s, const Ray& ray, float t, Hit& hit) {
    hit.t = t;
    hit.position = ray.at(t);
    hit.surface.local = s.turn.undo(plan(hit.position) - s.centre);
    hit.surface.height = hit.position.z - s.bottom;
    hit.surface.thickness = s.top - s.bottom;
    hit.surface.seed = s.seed;
    hit.surface.brightness = s.brightness;
}

// The signed distance of a point from a cylinder whose edges are rounded with the radius `bevel`. q: the point
// seen from the centre of the nearest edge's rounding; x away from the axis, y away from half the height.
float roundedDistance(Point q, float bevel) {
    return std::hypot(std::max(q.x, 0.0F), std::max(q.y, 0.0F)) + std::min(std::max(q.x, q.y), 0.0F) - bevel;
}

bool intersectCylinder(const Shape& s, const Ray& ray, Hit& hit) {
    const Span span = cylinderSpan(s, ray);
    if (span.isMissed() || span.enter < 0 || span.enter >= hit.t)
        return false;
    const float middle = (s.top + s.bottom) / 2;
    const float halfCore = (s.top - s.bottom) / 2 - s.bevel;
    float t = span.enter;
    Point q;
    Vec3 p;
    Point out;
    // Sphere tracing: each step is the distance to the surface, so that none goes through it.
    for (int i = 0;; ++i) {
        p = ray.at(t);
        out = plan(p) - s.centre;
        q = Point(length(out) - s.radius + s.bevel, std::abs(p.z - middle) - halfCore);
        const float d = roundedDistance(q, s.bevel);
        if (d < 0.004F || (i > 40 && d < 0.05F))
            break;
        t += std::max(d, 0.002F);
        if (t > span.leave || t >= hit.t || i > 60)
            return false;
    }
    fillHit(s, ray, t, hit);
    const Point radial = out * (1 / std::max(1e-6F, length(out)));
    const float up = p.z > middle ? 1.0F : -1.0F;
    if (q.x > 0 && q.y > 0)
        hit.normal = normalized({radial.x * q.x, radial.y * q.x, up * q.y});
    else
        hit.normal = q.x > q.y ? Vec3(radial.x, radial.y, 0) : Vec3(0, 0, up);
    hit.surface.part = std::abs(hit.normal.z) > 0.6F ? Part::Top : Part::Side;
    hit.surface.edge = s.radius - length(out);
    return true;
}

// A box has sharp edges geometrically, but rounded ones in its shading.
bool intersectBox(const Shape& s, const Ray& ray, Hit& hit) {
    const Span span = boxSpan(s, ray);
    if (span.isMissed() || span.enter < 0 || span.enter >= hit.t)
        return false;
    fillHit(s, ray, span.enter, hit);
    const Point l = hit.surface.local;
    const float halfHeight = (s.top - s.bottom) / 2;
    const Vec3 p(l.x, l.y, hit.position.z - s.bottom - halfHeight);
    const Vec3 inside(s.half.x - std::abs(p.x), s.half.y - std::abs(p.y), halfHeight - std::abs(p.z));
    const auto tilt = [&](float depth, float at) { return std::copysign(std::max(0.0F, s.bevel - depth), at); };
    Vec3 n(tilt(inside.x, p.x), tilt(inside.y, p.y), tilt(inside.z, p.z));
    if (length(n) < 1e-6F)
        n = inside.z <= std::min(inside.x, inside.y) ? Vec3(0, 0, p.z)
            : inside.x < inside.y                    ? Vec3(p.x, 0, 0)
                                                     : Vec3(0, p.y, 0);
    const Point turned = s.turn.apply({n.x, n.y});
    hit.normal = normalized({turned.x, turned.y, n.z});
    hit.surface.part = inside.z <= std::min(inside.x, inside.y) ? Part::Top : Part::Side;
    hit.surface.edge = std::min(inside.x, inside.y);
    return true;
}

float slabDepth(const Shape& s, Vec3 p) { return s.outline->depth(s.turn.undo(plan(p) - s.centre)); }

// Tests the top first. A ray that passes the top plane outside the outline and the bottom plane inside it crosses the
// wall in between, which bisection finds. One that cuts a corner between two points outside the outline is missed: the
// plates are so thin that it does not show.
bool intersectSlab(const Shape& s, const Ray& ray, Hit& hit) {
    if (ray.dir.z > -1e-6F || ray.origin.z <= s.top)
        return false;
    const float tTop = (s.top - ray.origin.z) / ray.dir.z;
    if (tTop >= hit.t)
        return false;
    const float depthTop = slabDepth(s, ray.at(tTop));
    if (depthTop >= 0) {
        fillHit(s, ray, tTop, hit);
        hit.normal = {0, 0, 1};
        hit.surface.part = Part::Top;
        hit.surface.edge = depthTop;
        return true;
    }
    float low = tTop;
    float high = (s.bottom - ray.origin.z) / ray.dir.z;
    if (slabDepth(s, ray.at(high)) < 0)
        return false;
    for (int i = 0; i < 7; ++i) {
        const float t = (low + high) / 2;
        (slabDepth(s, ray.at(t)) < 0 ? low : high) = t;
    }
    if (high >= hit.t)
        return false;
    fillHit(s, ray, high, hit);
    const Vec3 p = hit.position;
    const float dx = slabDepth(s, p + Vec3(0.5F, 0, 0)) - slabDepth(s, p - Vec3(0.5F, 0, 0));
    const float dy = slabDepth(s, p + Vec3(0, 0.5F, 0)) - slabDepth(s, p - Vec3(0, 0.5F, 0));
    hit.normal = normalized({-dx, -dy, 1e-4F});
    hit.surface.part = Part::Side;
    hit.surface.edge = 0;
    return true;
}

// Tests only the two ends of the ray's path between the planes: one that cuts a corner in between is missed, as above.
bool slabBlocks(const Shape& s, const Ray& ray, float tMax) {
    const Span span = rangeSpan(ray.origin.z, ray.dir.z, s.bottom, s.top);
    const float from = std::max(0.0F, span.enter);
    const float to = std::min(tMax, span.leave);
    return from < to && (slabDepth(s, ray.at(from)) > 0 || slabDepth(s, ray.at(to)) > 0);
}

}  // namespace

float Shape::boundingRadius() const {
    switch (form) {
        case Form::Cylinder:
            return radius;
        case Form::Box:
            return length(half);
        case Form::Slab:
            break;
    }
    return outline->radius();
}

bool intersect(const Shape& shape, const Ray& ray, Hit& hit) {
    switch (shape.form) {
        case Form::Cylinder:
            return intersectCylinder(shape, ray, hit);
        case Form::Box:
            return intersectBox(shape, ray, hit);
        case Form::Slab:
            break;
    }
    return intersectSlab(shape, ray, hit);
}

bool blocks(const Shape& shape, const Ray& ray, float tMax) {
    if (ray.origin.z >= shape.top && ray.dir.z >= 0)
        return false;
    if (shape.form == Form::Slab)
        return slabBlocks(shape, ray, tMax);
    const Span span = shape.form == Form::Cylinder ? cylinderSpan(shape, ray) : boxSpan(shape, ray);
    return !span.isMissed() && span.leave > 1e-3F && span.enter < tMax;
}

}  // namespace concord::drawing
