// The plate and its cells in millimetres, as manufactured.
//
// Board frame: origin at the centre of the plate's bounding box, x to the right, y towards
// the straight edge, z up from the board's surface. The plate is 200 mm by 160 mm.
#pragma once

#include "scoring/harmonies/cell.h"

#include <opencv2/core/types.hpp>

#include <array>
#include <vector>

namespace concord::vision {

inline constexpr double plateWidthMm = 200.0;
inline constexpr double plateHeightMm = 160.0;
inline constexpr double pitchMm = 25.2;              // hexagon, flat to flat: distance between rows
inline constexpr double columnMm = pitchMm * 0.868;  // distance between columns
inline constexpr double tokenDiameterMm = 21.7;      // middle of the sizes on sale
inline constexpr double tokenThicknessMm = 9.5;

cv::Point2d cellCenterMm(Side side, Cell cell);

// Corners of the cell's flat-topped hexagon, counter-clockwise from the rightmost.
std::array<cv::Point2d, 6> cellHexagonMm(Side side, Cell cell);

// Points along the plate's edge: straight at the top and the upper sides, a superellipse below.
const std::vector<cv::Point2d>& plateOutlineMm();

}  // namespace concord::vision
