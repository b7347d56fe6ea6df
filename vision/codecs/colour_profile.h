// Converts colours from gray, RGB and CMYK ICC profiles to sRGB, and makes profiles.
#pragma once

#include "scoring/json/message.h"

#include <opencv2/core/mat.hpp>

#include <optional>
#include <span>
#include <vector>

namespace concord::vision {

// pixels: 8-bit gray or BGR. profile: ICC v2 or v4, gray or RGB; empty: sRGB. Returns sRGB in BGR order. An unusable
// profile adds a warning, and the pixels are treated as sRGB.
cv::Mat srgbFromProfile(const cv::Mat& pixels, std::span<const unsigned char> profile, std::vector<Warning>& warnings);

// The same for CMYK with 0 = no ink. Without a usable profile, ideal inks are assumed.
cv::Mat srgbFromCmyk(const cv::Mat& inks, std::span<const unsigned char> profile, std::vector<Warning>& warnings);

// An RGB profile reduced to the numbers that colours depend on, without the texts, dates, serial numbers and whatever
// else it may contain. Empty if the profile changes no colour, like most profiles in photos, or is unusable. Nothing
// for a gray or CMYK profile, or if it cannot be reduced without changing colours.
std::optional<std::vector<unsigned char>> bareProfile(std::span<const unsigned char> profile);

// Display P3 as an ICC profile: the primaries of SMPTE EG 432-1, white D65, the transfer function of sRGB.
std::vector<unsigned char> displayP3Profile();

}  // namespace concord::vision
