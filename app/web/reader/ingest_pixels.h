// The first stage where a browser has decoded the photo: instead of a file, ingest() gets the pixels and what the page
// knows of the photo.
#pragma once

#include "vision/photo/ingest.h"

#include <span>
#include <vector>

namespace concord::web {

struct PixelFacts {
    cv::Size size;      // of the pixels
    cv::Size stored;    // of the whole photo, in stored orientation
    int reduction = 1;  // stored pixels per pixel along each axis: 1, 2, 4 or 8
    int orientation = 1;
    double focal35mm = 0;  // 0: unknown
};

// rgba: 4 bytes a pixel. Throws InputError unless its size and the facts agree. The result is what ingest() takes.
std::vector<unsigned char> photoOf(std::span<const unsigned char> rgba, const PixelFacts& facts);

}  // namespace concord::web
