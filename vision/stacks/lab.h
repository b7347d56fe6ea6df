// CIELAB colours (CIE 15, white D65) of sRGB pixels.
#pragma once

#include <opencv2/core/matx.hpp>

namespace concord::vision {

// L* 255 / 100, a* + 128, b* + 128, rounded. cv::cvtColor computes nearly the same, but needs as much time for its
// tables, at its first call in a process, as for decoding a photo.
cv::Vec3b labOf(const cv::Vec3b& bgr);

}  // namespace concord::vision
