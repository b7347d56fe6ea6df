// How far the colour of a top goes on beyond it.
//
// A top ends at its edge: behind it there is a wall, a gap, a shadow or the rim of another top. A finger or a card
// over a cell goes on, and be it as brown as a token.
#pragma once

#include "vision/geometry/cell_view.h"

namespace concord::vision {

inline constexpr double mostColourReachMm = 20;

// In the direction in which it goes on farthest, in a sector of 22.5 degrees: mm from the edge of a token,
// [0, mostColourReachMm]; 0 if hardly any of the top is in the photo. top: its middle, in mm on and above the board.
double colourReach(const WorkImage& work, const cv::Point3d& top);

}  // namespace concord::vision
