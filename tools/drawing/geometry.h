// Points, directions and colours of the scene. Lengths are millimetres.
//
// World axes: origin at the centre of the board, x to the right, y towards the straight
// edge, z up from the table (the table is z = 0).
#pragma once

#include <opencv2/core/matx.hpp>
#include <opencv2/core/types.hpp>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace concord::drawing {

using Point = cv::Point2f;  // in the horizontal plane, mm
using Vec3 = cv::Point3f;
using Rgb = cv::Vec3f;  // linear light or reflectance, red first

inline constexpr float pi = std::numbers::pi_v<float>;

inline float radians(float deg) { return deg * pi / 180; }
inline float degrees(float rad) { return rad * 180 / pi; }
inline float length(Point p) { return std::hypot(p.x, p.y); }
inline float length(Vec3 v) { return std::sqrt(v.dot(v)); }
inline Vec3 normalized(Vec3 v) { return v * (1 / std::max(1e-12F, length(v))); }
inline Point plan(Vec3 v) { return {v.x, v.y}; }  // as seen from above

inline float mix(float a, float b, float t) { return a + (b - a) * t; }
inline Rgb mix(const Rgb& a, const Rgb& b, float t) { return a + (b - a) * t; }

// 0 below `from`, 1 above `to`, smooth between.
inline float smoothStep(float from, float to, float x) {
    const float t = std::clamp((x - from) / (to - from), 0.0F, 1.0F);
    return t * t * (3 - 2 * t);
}

// Unit vector from azimuth (0 along x, counter-clockwise) and elevation above the table.
inline Vec3 direction(float azimuthRad, float elevationRad) {
    return {std::cos(elevationRad) * std::cos(azimuthRad), std::cos(elevationRad) * std::sin(azimuthRad),
            std::sin(elevationRad)};
}

// A rotation in the plane, stored as cosine and sine.
struct Rotation {
    float c = 1;
    float s = 0;

    Rotation() = default;
    explicit Rotation(float rad) : c(std::cos(rad)), s(std::sin(rad)) {}

    Point apply(Point p) const { return {c * p.x - s * p.y, s * p.x + c * p.y}; }
    Point undo(Point p) const { return {c * p.x + s * p.y, c * p.y - s * p.x}; }
};

struct Ray {
    Vec3 origin;
    Vec3 dir;  // unit length

    Vec3 at(float t) const { return origin + dir * t; }
};

}  // namespace concord::drawing
