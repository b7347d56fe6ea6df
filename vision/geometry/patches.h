// Small pictures cut from a photo, as the networks see them.
#pragma once

#include <opencv2/core/mat.hpp>

namespace concord::vision {

// map: pixels of the photo (BGR, 8 bits), CV_32FC2, `count` pictures of equal size one below the other. Returns a blob,
// count x channels x rows x columns: the first three hold blue, green and red, exposed by the gain, from -0.5 (black)
// to 1; what else the network is told about a picture goes into the others, see planeOf.
cv::Mat patchesAsBlob(const cv::Mat& photo, const cv::Mat& map, double gain, int count, int channels);

// One channel of one picture of a blob, not a copy.
cv::Mat planeOf(cv::Mat& blob, int picture, int channel);

}  // namespace concord::vision
