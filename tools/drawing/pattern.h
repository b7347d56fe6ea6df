// Tables with a pattern: a colour for each point of the plane.
#pragma once

#include "tools/drawing/table.h"

#include <functional>

namespace concord::drawing {

// The colour at a point of the plane (mm), without detail finer than a pixel (mm).
using Pattern = std::function<Rgb(Point, float pixel)>;

// A table with that pattern, randomly rotated and shifted. Its roughness is random between the bounds; its shine varies
// around the given one.
Table patternTable(Random& random, const char* name, Pattern pattern, float roughLow, float roughHigh, float shine);

std::uint32_t randomSeed(Random& random);
Rgb randomColour(Random& random);

// How much of a detail of this size is visible at this pixel size, [0, 1].
float visible(float detail, float pixel);

}  // namespace concord::drawing
