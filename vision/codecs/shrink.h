// Decoded pixels of any depth and layout, made 8-bit, opaque and smaller in one pass.
#pragma once

#include <opencv2/core/mat.hpp>

namespace concord::vision {

// Level of all three channels behind transparent places: a neutral mid-gray, which looks like a table and, other than
// white, does not pass for the light of the scene.
constexpr unsigned char transparentBackground = 128;

enum class ChannelOrder { Bgr, Rgb };
enum class Alpha { Straight, Premultiplied };

// pixels: 8 or 16 bits; 1 channel (gray), 3, or 4 with alpha last, which is put over transparentBackground.
// reduction: 1, 2, 4 or 8; sides are rounded up. Returns 8 bits, 1 or 3 (BGR) channels. Works in bands, so that a
// 16-bit photo never stands in memory twice.
cv::Mat shrinkTo8Bit(const cv::Mat& pixels, int reduction, ChannelOrder order, Alpha alpha = Alpha::Straight);

}  // namespace concord::vision
