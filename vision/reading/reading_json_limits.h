// Limits of the numbers in `concord-reading` JSON. Its reader refuses or clamps what lies beyond them; the writer of
// the complete form clamps places, times and angles.
#pragma once

namespace concord::vision {

inline constexpr double farthestPx = 1e6;   // from a photo's corner, in each direction
inline constexpr double maxMeasure = 1e8;   // milliseconds or degrees
inline constexpr int maxScore = 1'000'000;  // points of the estimated total, either sign
inline constexpr int maxImagePx = 1'000'000;

}  // namespace concord::vision
