// The first stage of reading, for photos that a browser has decoded: instead of the bytes of a file, ingest() gets the
// pixels and what the page knows about the photo.
#pragma once

#include "vision/photo/ingest.h"

#include <cstddef>
#include <vector>

namespace concord::web {

struct PixelFacts {
    cv::Size size;         // of the pixels that the reader gets
    cv::Size stored;       // of the photo in its file, in stored orientation
    int reduction = 1;     // stored pixels per pixel along each axis: 1, 2, 4 or 8
    int orientation = 1;   // EXIF, 1 to 8
    double focal35mm = 0;  // 0: unknown
};

// ingest() gets the facts in the first bytes, then 4 bytes per pixel, RGBA.
inline constexpr std::size_t factsBytes = sizeof(PixelFacts);

// Writes the facts into the first bytes of the photo. Throws InputError unless they agree with the number of pixels
// behind them and the photo is of a reasonable size.
void writeFacts(std::vector<unsigned char>& photo, const PixelFacts& facts);

}  // namespace concord::web
