// Converts between the codes of sRGB pixels and linear light (IEC 61966-2-1).
#pragma once

#include <opencv2/core/matx.hpp>

namespace concord::vision {

float linearOf(unsigned char code);  // [0, 1]
cv::Vec3f linearOf(const cv::Vec3b& pixel);
// Of the three channels.
float leastOf(const cv::Vec3f& light);
float mostOf(const cv::Vec3f& light);
unsigned char codeOf(float light);  // light is clamped to [0, 1]

}  // namespace concord::vision
