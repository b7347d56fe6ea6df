// What a table made of a pattern needs: a colour at each point of its plan.
#pragma once

#include "tools/drawing/table.h"

#include <functional>

namespace concord::drawing {

// The colour at a point of the plan (mm), without detail finer than a pixel (mm).
using Pattern = std::function<Rgb(Point, float pixel)>;

// A table of that pattern, turned and shifted by chance; roughness between the bounds, shine about so strong.
Table finished(Random& random, const char* name, Pattern pattern, float roughLow, float roughHigh, float shine);

std::uint32_t seedOf(Random& random);
Rgb anyColour(Random& random);

// How much of a detail of this size survives in a pixel, [0, 1].
float visible(float detail, float pixel);

}  // namespace concord::drawing
