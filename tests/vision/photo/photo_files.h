// Photo files drawn for the tests: a chart of twelve colour patches, in every format and variant.
#pragma once

#include "vision/photo/ingest.h"

#include <opencv2/core.hpp>

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace concord::vision {

using FileBytes = std::vector<unsigned char>;

// BGR of the patches, row by row in a grid of four columns and three rows.
extern const std::array<cv::Vec3b, 12> patchColours;

// The chart. type: CV_8UC1, CV_8UC3, CV_8UC4 (opaque) or the same with 16 bits.
cv::Mat drawnPhoto(cv::Size size, int type = CV_8UC3);
// The chart with noise like a photo's, so that compressed data are spread evenly over the file.
cv::Mat noisyPhoto(cv::Size size);

// Mean colour (BGR) at the middle of patch i of a photo that shows the chart in stored orientation.
cv::Vec3d patchOf(const Photo& photo, int i);
// Every patch has its drawn colour, give or take `tolerance` levels in each channel.
void expectPatches(const Photo& photo, double tolerance);

// EXIF as a TIFF structure (no "Exif\0\0") with an orientation and a 35 mm equivalent focal length (0: unknown).
FileBytes exifBlock(int orientation, int focal35mm = 0);

// An ICC profile for CMYK in which black ink is half as strong as ideal ink.
FileBytes weakBlackProfile();

struct Extras {
    FileBytes exif;  // as exifBlock gives it
    FileBytes icc;
};
// The same file with EXIF and profile inserted after its first marker.
FileBytes jpegWith(const FileBytes& jpeg, const Extras& extras);
FileBytes jpegFile(const cv::Mat& picture, const Extras& extras = {}, bool progressive = false);
// inks: CV_8UC4, 0 = no ink. adobe: with inverted samples and the Adobe marker that says so.
FileBytes cmykJpegFile(const cv::Mat& inks, bool adobe, const Extras& extras = {});
FileBytes pngFile(const cv::Mat& picture, const Extras& extras = {});
FileBytes webpFile(const cv::Mat& picture, const Extras& extras = {});  // lossless
// Written by OpenCV: the directory is after the data.
FileBytes tiffFile(const cv::Mat& picture);
// Uncompressed with the directory first, so that truncation loses pixels; samples as stored: gray, RGB(A) or CMYK.
FileBytes plainTiffFile(const cv::Mat& samples, int photometric, int orientation = 1, const FileBytes& icc = {});

struct HeifKind {
    int quality = 90;
    int bits = 8;
    int orientation = 1;         // written as the container's own rotation
    bool displayP3Code = false;  // whether Display P3 is given by code points (nclx), without an ICC profile
};
// Nothing if libheif has no HEVC encoder.
std::optional<FileBytes> heifFile(const cv::Mat& picture, const Extras& extras = {}, const HeifKind& kind = {});

}  // namespace concord::vision
