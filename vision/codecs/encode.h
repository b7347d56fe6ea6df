// Encodes pictures to files in memory, with the libraries that also decode them: OpenCV's imgcodecs would load GDAL and
// a hundred other libraries at every start of the programs.
#pragma once

#include <opencv2/core/mat.hpp>

#include <vector>

namespace concord::vision {

// picture: 8 bits, gray or BGR, not empty. Both functions throw InputError if the picture is too large for the format,
// and std::bad_alloc if there is too little memory. The files contain pixels only: no EXIF, no profile.
std::vector<unsigned char> encodePng(const cv::Mat& picture);

// quality: 1 to 100. Chroma is subsampled 4:2:0, as cameras do. Sides are at most 65500 pixels.
std::vector<unsigned char> encodeJpeg(const cv::Mat& picture, int quality);

}  // namespace concord::vision
