// The first stage: a photo file in memory becomes pixels that the other stages can rely on.
//
// JPEG, PNG, WebP, TIFF and HEIC/HEIF, told apart by their first bytes. Whatever the file holds (16 bits,
// gray, CMYK, transparency, an ICC profile such as Display P3), 8-bit sRGB comes out.
#pragma once

#include "scoring/json/message.h"
#include "vision/codecs/ingest_options.h"

#include <opencv2/core/mat.hpp>

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace concord::vision {

struct Photo {
    cv::Mat bgr;                      // 8-bit sRGB, in STORED orientation (EXIF not applied), at `scale`
    double scale = 1;                 // pixels of bgr per stored pixel: 1, 1/2, 1/4 or 1/8; the last column and row may
                                      // stand for less than a whole step, as sides are rounded up
    cv::Size storedSize;              // of the whole stored image; of HEIC: after the container's own rotation
    int exifOrientation = 1;          // 1 to 8; 1 where unknown or where the container's own rotation was applied
    std::optional<double> focal35mm;  // EXIF focal length as of 35 mm film, in millimetres
    std::vector<Warning> warnings;
    double decodeMs = 0;  // all of ingest
    std::string format;   // "JPEG", "PNG", "WebP", "TIFF" or "HEIF"
};

// Throws InputError (place empty: the whole file) where the file is none of these formats, is cut off, damaged or
// too large. What a reader can live with, such as an unusable colour profile, becomes a warning.
Photo ingest(const std::vector<unsigned char>& file, const IngestOptions& options = {});

// The same, always in this process.
Photo ingestHere(std::span<const unsigned char> file, const IngestOptions& options = {});

}  // namespace concord::vision
