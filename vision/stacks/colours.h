// Whether the colours of a board are such as paint has under some lamp.
#pragma once

#include "vision/stacks/top_light.h"

#include <vector>

namespace concord::vision {

enum class Colours {
    Plausible,
    Missing,  // a gray photo, or nearly one, or one in the shades of a single hue
    Strange,  // no lamp shines like that: a filter, a negative
};

// A lamp multiplies all colours alike, so how far they lie apart is the paints' own, where they lie together once the
// paints are taken out is the lamp's, and light paints stay lighter than dark ones. Lights and beliefs of one board, in
// the same order.
Colours coloursOf(const std::vector<TopLight>& lights, const std::vector<CellBelief>& beliefs);

}  // namespace concord::vision
