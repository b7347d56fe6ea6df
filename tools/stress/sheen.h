// The sheen of tops that mirror a window or a wide lamp.
#pragma once

#include "tools/accuracy/truth.h"
#include "tools/stress/light.h"

#include <opencv2/core/mat.hpp>

namespace concord::stress {

// Adds light to the tops alone, most of it somewhere on the board; radiusMm: its standard deviation. light: what it
// adds there, in linear light (1 is white), in its strongest channel: it is warm or bluish. As tokens lie a little
// askew, each mirrors a place some millimetres off.
void addSheen(cv::Mat& bgr, const accuracy::Truth& truth, double radiusMm, double light, Random& random);

}  // namespace concord::stress
