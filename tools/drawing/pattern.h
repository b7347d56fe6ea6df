// Tables with a pattern: a colour for each point of the plane.
#pragma once

#include "tools/drawing/table.h"

#include <functional>

namespace concord::drawing {

// The colour at a point of the plane (mm), without detail finer than `pixel` (mm).
using Pattern = std::function<Rgb(Point, float pixel)>;

// A table with that pattern, randomly rotated and shifted. Its roughness is random between the bounds; its shine is
// 0.3 to 1.2 times the given one.
Table patternTable(Random& random, const char* name, Pattern pattern, float roughLow, float roughHigh, float shine);

std::uint32_t randomSeed(Random& random);
Rgb randomColour(Random& random);

// How much of a detail of this size (mm) shows at this pixel size (mm), [0, 1].
float visibilityOf(float detail, float pixel);

}  // namespace concord::drawing
