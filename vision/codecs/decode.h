// What the decoders of ingest share: bytes of a photo file in, 8-bit pixels and what was written beside them out.
//
// OpenCV is not enough here. Its 4.6 passes a JPEG that breaks off as a whole picture, and a damaged TIFF likewise,
// with a line on standard error at best; it drops colour profiles, and it has no HEIC. cv::imread hands unknown files
// to GDAL and GDCM, and cv::imdecode damaged ones. So each format is read by the library that OpenCV itself uses for
// it, and that library's complaints are heard.
#pragma once

#include "scoring/json/message.h"
#include "vision/codecs/exif.h"
#include "vision/codecs/ingest_options.h"

#include <opencv2/core/mat.hpp>

#include <span>
#include <vector>

namespace concord::vision {

using Bytes = std::span<const unsigned char>;

enum class Inks { Light, Cmyk };

struct Decoded {
    cv::Mat pixels;  // gray or BGR (1 or 3 channels), or with Inks::Cmyk 4 channels, 0 = no ink; 8 bits, opaque
    Inks inks = Inks::Light;
    int reduction = 1;  // stored pixels per pixel along each axis: 1, 2, 4 or 8
    cv::Size storedSize;
    std::vector<unsigned char> iccProfile;  // empty: none, taken for sRGB
    ExifFacts exif;
    std::vector<Warning> warnings;
};

// One function a format. All throw InputError when the file is cut off, damaged or too large.
Decoded decodeJpeg(Bytes file, const IngestOptions& options);
Decoded decodePng(Bytes file, const IngestOptions& options);
Decoded decodeWebp(Bytes file, const IngestOptions& options);
Decoded decodeTiff(Bytes file, const IngestOptions& options);
Decoded decodeHeif(Bytes file, const IngestOptions& options);

// Throws unless the size that a header promises is at least one pixel and at most options.maxPixels.
void requireReasonableSize(std::int64_t width, std::int64_t height, const IngestOptions& options);

// The greatest of 1, 2, 4, 8 by which the long side can be divided and still be at least the target.
int chooseReduction(cv::Size stored, const IngestOptions& options);

[[noreturn]] void refuse(Message message);
[[noreturn]] void refuseCutOff(const char* format);
[[noreturn]] void refuseDamaged(const char* format, const std::string& details);

}  // namespace concord::vision
