// The tokens of a set are all of one size, which differs from set to set.
#pragma once

#include "vision/geometry/board_frame.h"

namespace concord::vision {

inline constexpr double thinnestTokenMm = 6.6;

struct TokenSize {
    double diameterMm = tokenDiameterMm;
    double thicknessMm = tokenThicknessMm;
};

}  // namespace concord::vision
