// Textures of things that lie over a board, random within what the name says.
#pragma once

#include "tools/stress/light.h"

#include <opencv2/core.hpp>

namespace concord::stress {

// BGR, [0, 255].
cv::Scalar skinColour(Random& random);  // from pale to dark
cv::Scalar randomColour(Random& random);

// BGR bytes, texturePx x texturePx, at texturePxPerMm (covering_object.h).
cv::Mat skinTexture(Random& random);
cv::Mat clothTexture(Random& random);    // plain, woven, striped or checked
cv::Mat smoothTexture(Random& random);   // porcelain, plastic, varnished wood, metal
cv::Mat printedTexture(Random& random);  // as on a card: figures and lines of text
cv::Mat drinkTexture(Random& random);

}  // namespace concord::stress
