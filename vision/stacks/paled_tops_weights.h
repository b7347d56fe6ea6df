// Written by scripts/train/train_paled_tops.py: not to be changed by hand.
#pragma once

namespace concord::vision {

inline constexpr double paledBias = 1.838;
inline constexpr double paledOddsWeight = 0.872;
inline constexpr double paledReflectionWeight = 12.968;
inline constexpr double paledBrownWeight = 0.152;
inline constexpr double paledPrintWeight = 0.978;
inline constexpr double paledSheenBias = -1.961;  // if a sheen was removed: added to the others
inline constexpr double paledSheenPrintWeight = 1.679;

}  // namespace concord::vision
