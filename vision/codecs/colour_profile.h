// Colours of any ICC profile brought to sRGB.
#pragma once

#include "scoring/json/message.h"

#include <opencv2/core/mat.hpp>

#include <span>
#include <vector>

namespace concord::vision {

// pixels: 8-bit gray or BGR as an ICC profile (v2 or v4; gray or RGB) describes them; empty: sRGB. Returns sRGB BGR.
// A profile that cannot be used costs a warning, and the pixels are taken for sRGB.
cv::Mat srgbFromProfile(const cv::Mat& pixels, std::span<const unsigned char> profile, std::vector<Warning>& warnings);

// The same for inks, CMYK with 0 = no ink. Without a usable profile the inks are taken for ideal ones.
cv::Mat srgbFromCmyk(const cv::Mat& inks, std::span<const unsigned char> profile, std::vector<Warning>& warnings);

// Display P3 as ICC profile: the primaries of SMPTE EG 432-1, white D65, the transfer function of sRGB.
std::vector<unsigned char> displayP3Profile();

}  // namespace concord::vision
