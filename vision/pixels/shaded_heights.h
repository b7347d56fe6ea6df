// The heights of all stacks of a board by the light on it, jointly, as neighbours shade each other.
#pragma once

#include "vision/pixels/board_light.h"

#include <array>
#include <cstddef>
#include <vector>

namespace concord::vision {

// By height, 0 to 3.
using ByHeight = std::array<double, maxHeight + 1>;

// The probabilities of the heights of `open` stacks, from the light on the points and their `priors`; the other stacks
// have their `heights`, and in the result the prior. Both are in the order of cells(side). weight: of the light, as
// points that lie side by side err alike. The result is the same for the same input.
std::vector<ByHeight> heightsInLight(const std::vector<LitPoint>& points, const BoardLight& light,
                                     const std::vector<Shades>& shades, const Heights& heights,
                                     const std::vector<ByHeight>& priors, const std::vector<std::size_t>& open,
                                     double weight);

}  // namespace concord::vision
