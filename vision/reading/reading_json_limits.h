// Limits of the numbers in `concord-reading` JSON, for its writer and its reader.
#pragma once

namespace concord::vision {

inline constexpr double farthestPx = 1e6;   // from a photo's corner, in each direction
inline constexpr double maxMeasure = 1e8;   // milliseconds or degrees
inline constexpr int maxScore = 1'000'000;  // either sign
inline constexpr int maxImagePx = 1'000'000;

}  // namespace concord::vision
