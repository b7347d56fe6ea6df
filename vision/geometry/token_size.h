// All tokens of one copy of the game have the same size; copies differ.
#pragma once

#include "vision/geometry/board_frame.h"

namespace concord::vision {

inline constexpr double thinnestTokenMm = 6.6;  // thinner tokens are not considered

struct TokenSize {
    double diameterMm = tokenDiameterMm;
    double thicknessMm = tokenThicknessMm;
};

}  // namespace concord::vision
