// Textures of things that lie over a board.
#pragma once

#include "tools/stress/light.h"

#include <opencv2/core.hpp>

namespace concord::stress {

cv::Scalar skinColour(Random& random);  // BGR bytes, from pale to dark
cv::Scalar anyColour(Random& random);

// BGR bytes, texturePx x texturePx, at texturePxPerMm (covering_object.h).
cv::Mat skin(Random& random);
cv::Mat cloth(Random& random);    // plain, woven, striped or checked
cv::Mat smooth(Random& random);   // porcelain, plastic, varnished wood, metal
cv::Mat printed(Random& random);  // a card: figures and lines of text
cv::Mat drink(Random& random);

}  // namespace concord::stress
