// Lamps, windows, the sun, and objects that cast shadows.
#pragma once

#include "tools/drawing/color.h"
#include "tools/drawing/geometry.h"
#include "tools/drawing/random.h"

#include <string>
#include <vector>

namespace concord::drawing {

// A shadow pattern between a light and the table: window bars, a curtain's edge, leaves.
struct Gobo {
    enum class Kind { None, Bars, Cross, Edge, Leaves };
    struct Leaf {
        Point centre;
        Point half;
        Rotation turn;
    };

    Kind kind = Kind::None;
    Vec3 origin, u, v, axis;                  // its plane, and the direction towards the light
    float step = 80, width = 12, offset = 0;  // mm; step: from one bar to the next
    std::vector<Leaf> leaves;

    bool blocks(const Ray& ray) const;
};

// A rectangle of light: small for lamps, large for windows, far away for the sun.
struct Light {
    Vec3 centre{0, 0, 1500};
    Vec3 u{100, 0, 0};  // half extents
    Vec3 v{0, 100, 0};
    Rgb strength{1, 1, 1};  // irradiance of the board's centre, facing the light
    Gobo gobo;

    // A light that faces the board's centre. Half extents in mm.
    static Light at(Vec3 centre, float halfWidth, float halfHeight, const Rgb& strength);

    Vec3 sample(float a, float b) const { return centre + u * (2 * a - 1) + v * (2 * b - 1); }
    // Half the angle that the light subtends as seen from the board.
    float angularRadius() const { return (length(u) + length(v)) / (2 * length(centre)); }
};

// A large soft thing in the room that shines or reflects light: a wall, a curtain, a plant. Its radiance is a spherical
// Gaussian, as in Wang et al., "All-Frequency Rendering of Dynamic, Spatially-Varying Reflectance", 2009.
struct Glow {
    Vec3 towards{0, 0, 1};
    float sharpness = 4;  // the width in radians is about 1 / sqrt(sharpness)
    Rgb strength{};       // radiance of its middle

    // blur: of what reflects it, the reciprocal of a sharpness; 0 for a mirror.
    Rgb radiance(Vec3 dir, float blur) const;
    // Of a surface with this normal, divided by pi.
    Rgb irradiance(Vec3 normal) const;
};

// The rest of the room: light from all directions.
struct Sky {
    Rgb zenith{0.3F, 0.3F, 0.3F};
    Rgb horizon{0.2F, 0.2F, 0.2F};
    Vec3 brightSide{1, 0, 0};
    float contrast = 0;  // how much brighter one side is, [0, 1]
    std::vector<Glow> glows{};

    Rgb evenRadiance(Vec3 dir) const;  // without glows
    Rgb radiance(Vec3 dir, float blur = 0) const;
    // Approximate irradiance of a surface with this normal, divided by pi.
    Rgb openIrradiance(Vec3 normal) const;
};

struct Ball {  // invisible but casts shadows: the photographer
    Vec3 centre;
    float radius = 90;

    bool blocks(const Ray& ray) const;
};

struct Lighting {
    std::string name{};
    std::vector<Light> lights{};
    Sky sky{};
    std::vector<Ball> blockers{};
    float noise = 1;  // of the sensor in this light
    float exposureEv = 0;

    // Approximate irradiance of a surface with this normal without shadows.
    Rgb openIrradiance(Vec3 normal) const;
};

// A direction whose elevation over the table lies between these, degrees.
Vec3 randomDirection(Random& random, float lowDeg, float highDeg);

// A room at some time of day. rooms: share of roomLight(), [0, 1]. The camera's position matters for the flash and the
// shadow of the photographer. towardsCamera: unit vector.
Lighting randomLighting(Random& random, float rooms, Vec3 cameraPosition, Vec3 towardsCamera);

}  // namespace concord::drawing
