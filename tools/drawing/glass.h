// Light through clear boxes: cubes of glass or acrylic.
#pragma once

#include "tools/drawing/geometry.h"

namespace concord::drawing {

struct Glass {
    float index = 1.49F;        // of refraction: acrylic
    Rgb passed{1, 1, 1};        // share of light left after a millimetre, (0, 1]
    float milky = 0;            // share of what is seen that comes from light scattered in the glass, [0, 1]
    float edge = 1;             // brightness of the edges as seen from within, a factor
    float edgeWidth = 0.5F;     // mm
    bool touchesBelow = false;  // no air under it, so that its bottom mirrors nothing

    Rgb passedAlong(float lengthMm) const;
};

// Where a ray leaves a box that it entered, in the box's coordinates: relative to its centre, axes along its edges.
struct WayThrough {
    Vec3 end;              // on the box's surface
    Vec3 dir;              // unit length, outside
    float length = 0;      // within the box, mm
    float share = 1;       // of the light on that way that leaves it, besides what the glass absorbs
    float brightness = 1;  // Glass::edge where it leaves beside an edge, otherwise 1
};

// By Snell's law and Fresnel's equations; at each face the stronger of the two rays is followed. A ray that is mirrored
// on and on leaves at the twelfth face as it meets it. half: half the box's size. normal: outward, where the ray
// enters; it may be tilted, as those of rounded edges are.
WayThrough wayThrough(const Glass& glass, Vec3 half, Vec3 entry, Vec3 normal, Vec3 dir);

}  // namespace concord::drawing
