// How often each stack occurs in a cell of a finished board.
#pragma once

#include "scoring/harmonies/stack.h"

#include <array>

namespace concord::vision {

// Prior probability of the stacks, by Stack::kind().
inline constexpr std::array<double, Stack::kinds> stackPrior{0.10, 0.11, 0.12, 0.06,  0.08, 0.06,  0.055, 0.045,
                                                             0.06, 0.08, 0.08, 0.028, 0.04, 0.041, 0.041};

}  // namespace concord::vision
