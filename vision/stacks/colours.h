// Whether the colours of a board are those of its paints under some light.
#pragma once

#include "vision/stacks/top_light.h"

#include <vector>

namespace concord::vision {

enum class Colours {
    Plausible,  // or there are too few tokens to tell
    Missing,    // a gray photo, or nearly so, or one in shades of a single hue
    Strange,    // no light source explains them: a filter, a negative
};

// Light multiplies all colours by the same factors. So the differences between the colours come from the paints, their
// common offset comes from the light, and bright paints stay brighter than dark ones. `lights` and `posteriors` are
// those of one board, in the same order.
Colours coloursOf(const std::vector<TopLight>& lights, const std::vector<CellPosterior>& posteriors);

}  // namespace concord::vision
