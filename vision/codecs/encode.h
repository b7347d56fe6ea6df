// Pictures as files in memory, written by the libraries that read them: OpenCV's own writers would bring GDAL and a
// hundred other libraries into every start of the programs.
#pragma once

#include <opencv2/core/mat.hpp>

#include <vector>

namespace concord::vision {

// picture: 8 bits, gray or BGR, not empty. Both throw InputError where the format cannot hold it, std::bad_alloc where
// memory is short. The files say nothing but pixels: no EXIF, no profile.
std::vector<unsigned char> encodePng(const cv::Mat& picture);

// quality: 1 to 100. Colours at half the resolution, as cameras write them. Sides are at most 65500 pixels.
std::vector<unsigned char> encodeJpeg(const cv::Mat& picture, int quality);

}  // namespace concord::vision
