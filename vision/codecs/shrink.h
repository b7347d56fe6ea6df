// Converts decoded pixels to 8 bits, opaque and, if wanted, smaller, in one pass.
#pragma once

#include <opencv2/core/mat.hpp>

namespace concord::vision {

// Background for transparent pixels, all channels: mid-gray resembles a table and, unlike white, does not affect the
// measurement of the scene's brightness.
constexpr unsigned char transparentBackground = 128;

enum class ChannelOrder { Bgr, Rgb };
enum class Alpha { Straight, Premultiplied };

// pixels: 8 or 16 bits; 1 channel (gray), 3, or 4 with alpha last, composited onto transparentBackground.
// reduction: 1, 2, 4 or 8; sides are rounded up. Returns 8 bits, 1 or 3 (BGR) channels; `pixels` itself, with the
// same memory, if there is nothing to convert. Works in bands, so that a 16-bit photo is never in memory twice.
cv::Mat shrinkTo8Bit(const cv::Mat& pixels, int reduction, ChannelOrder order, Alpha alpha = Alpha::Straight);

}  // namespace concord::vision
