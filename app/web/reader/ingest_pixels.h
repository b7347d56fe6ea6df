// The first stage of reading, for photos that a browser has decoded: instead of a file, ingest() gets the pixels and
// what the page knows about the photo.
#pragma once

#include "vision/photo/ingest.h"

#include <cstddef>
#include <vector>

namespace concord::web {

struct PixelFacts {
    cv::Size size;      // of the pixels
    cv::Size stored;    // of the whole photo, in stored orientation
    int reduction = 1;  // stored pixels per pixel along each axis: 1, 2, 4 or 8
    int orientation = 1;
    double focal35mm = 0;  // 0: unknown
};

// ingest() gets the facts in the first bytes, then 4 bytes per pixel, RGBA.
inline constexpr std::size_t factsBytes = sizeof(PixelFacts);

// Writes the facts into the first bytes of the photo. Throws InputError unless they agree with the number of pixels
// behind them and the photo is of a reasonable size.
void putFacts(std::vector<unsigned char>& photo, const PixelFacts& facts);

}  // namespace concord::web
