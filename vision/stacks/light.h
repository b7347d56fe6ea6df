// How bright the board lies there: one gain for the whole photo.
#pragma once

#include "vision/geometry/cell_view.h"

namespace concord::vision {

// From this level on in every channel, [0, 255], light leaves no colour.
inline constexpr int burntLevel = 235;
// A board whose bright end is darker is not brightened further.
inline constexpr double darkestBrightLevel = 20;

struct Light {
    double gain = 1;          // brings the bright end of the plate to a fixed level
    double brightLevel = 0;   // that end as it was, [0, 255]
    double clippedShare = 0;  // part of the plate at the end of the scale, [0, 1]
};

Light measureLight(const WorkImage& work);

}  // namespace concord::vision
