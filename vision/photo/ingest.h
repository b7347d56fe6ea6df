// The first stage: decodes a photo file in memory to pixels in one fixed format.
//
// Accepts JPEG, PNG, WebP, TIFF and HEIC/HEIF, recognised by their first bytes. The result is always 8-bit sRGB,
// whatever the file contains (16 bits, gray, CMYK, transparency, an ICC profile such as Display P3).
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
    cv::Mat bgr;              // 8-bit sRGB, in STORED orientation (EXIF not applied), at `scale`
    double scale = 1;         // pixels of bgr per stored pixel: 1, 1/2, 1/4 or 1/8; sides are rounded up, so the
                              // last column and row may cover fewer stored pixels
    cv::Size storedSize;      // of the whole stored image; of HEIC: after the container's own rotation
    int exifOrientation = 1;  // 1 to 8; 1 where unknown, and always for HEIC
    std::optional<double> focal35mm;  // 35 mm equivalent focal length from EXIF, in millimetres
    std::vector<Warning> warnings;
    double decodeMs = 0;  // all of ingest
    std::string format;   // "JPEG", "PNG", "WebP", "TIFF" or "HEIF"
};

// Throws InputError (with an empty place: the whole file) if the file has another format, is cut off, damaged or too
// large, or if the decoder's process fails. Minor defects, such as an unusable colour profile, become warnings.
Photo ingest(const std::vector<unsigned char>& file, const IngestOptions& options = {});

// The same, always in this process; decodeMs stays 0.
Photo ingestInProcess(std::span<const unsigned char> file, const IngestOptions& options = {});

}  // namespace concord::vision
