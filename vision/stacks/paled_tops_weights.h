// Written by scripts/train/train_paled_tops.py: not to be changed by hand.
#pragma once

namespace concord::vision {

inline constexpr double paledBias = -3.685;
inline constexpr double paledReflectionWeight = 16.570;
inline constexpr double paledBrownWeight = 0.499;

}  // namespace concord::vision
