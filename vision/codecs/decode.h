// The decoders of ingest: from the bytes of a photo file to 8-bit pixels and metadata.
//
// OpenCV is not enough here. OpenCV 4.6 returns a truncated JPEG or a damaged TIFF as if it were complete, with a line
// on standard error at best; it drops colour profiles and cannot read HEIC. cv::imread passes unknown files to GDAL and
// GDCM, and cv::imdecode does so with damaged ones. So each format is read by the library that OpenCV itself uses for
// it, HEIC by libheif, and the library's errors and warnings are handled here.
#pragma once

#include "scoring/json/message.h"
#include "vision/codecs/exif.h"
#include "vision/codecs/ingest_options.h"

#include <opencv2/core/mat.hpp>

#include <span>
#include <vector>

namespace concord::vision {

using Bytes = std::span<const unsigned char>;

enum class ColourModel { GrayOrBgr, Cmyk };

struct Decoded {
    cv::Mat pixels;  // 8 bits, opaque: gray or BGR (1 or 3 channels), or CMYK (4 channels, 0 = no ink)
    ColourModel colourModel = ColourModel::GrayOrBgr;
    int reduction = 1;                      // stored pixels per pixel along each axis: 1, 2, 4 or 8
    cv::Size storedSize;                    // in pixels of the file, before EXIF's rotation
    std::vector<unsigned char> iccProfile;  // empty: none, sRGB is assumed
    ExifFacts exif;
    std::vector<Warning> warnings;
};

// One decoder per image format. All throw InputError if the file is cut off, damaged or too large. A JPEG gets a
// warning instead if at most the last 2 % of its rows are lost, or only its end marker; decode_jpeg.cpp has exceptions.
Decoded decodeJpeg(Bytes file, const IngestOptions& options);
Decoded decodePng(Bytes file, const IngestOptions& options);
Decoded decodeWebp(Bytes file, const IngestOptions& options);
Decoded decodeTiff(Bytes file, const IngestOptions& options);
Decoded decodeHeif(Bytes file, const IngestOptions& options);

// Throws unless the size given in a header is at least one pixel and at most options.maxPixels.
void requireReasonableSize(std::int64_t width, std::int64_t height, const IngestOptions& options);

// The largest of 1, 2, 4, 8 by which the long side can be divided and still have the target length; 1 for a smaller
// photo.
int chooseReduction(cv::Size stored, const IngestOptions& options);

[[noreturn]] void refuse(Message message);
[[noreturn]] void refuseCutOff(const char* format);
[[noreturn]] void refuseDamaged(const char* format, const std::string& details);

}  // namespace concord::vision
