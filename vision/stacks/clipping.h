// Clipped channels: where a pixel was too bright, the camera measured only that there was at least so much light.
//
// Without clipping, light that a veil or a lamp added could simply be subtracted. A clipped channel leaves open how
// much light there was, so what is left of it lies between its light without the added one and its light with it:
// subtracting all turns yellow below a flash into green, and red into purple.
#pragma once

#include <opencv2/core/mat.hpp>

namespace concord::vision {

// A channel with at least this code is clipped.
inline constexpr int clippedLevel = 252;

// How much of the added light to subtract from each channel of a photo: all of it (255), or, in the middle of places
// where a channel is clipped, half of it (128). photo: 8 bits. The answer has its size and channels.
cv::Mat shareToSubtract(const cv::Mat& photo, double pxPerMm);

// The code of a channel without such a share of the light that was added to it, which is linear.
unsigned char codeWithout(unsigned char code, float added, unsigned char share);

}  // namespace concord::vision
