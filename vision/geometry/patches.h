// Small pictures cut from a photo, as input for the networks.
#pragma once

#include <opencv2/core/mat.hpp>

namespace concord::vision {

// What the networks see of each byte of a photo: it times the gain, from -0.5 (black) to 1. 1 x 256, CV_32F.
cv::Mat exposedLevels(double gain);

// Puts a picture (BGR, 8 bits) into the first three channels of one in a blob of the same size.
void putPicture(const cv::Mat& bgr, const cv::Mat& levels, cv::Mat& blob, int picture);

// map: which pixels of the photo (BGR, 8 bits) to take, CV_32FC2, `count` pictures of equal size below each other.
// Returns a blob, count x channels x rows x columns. The first three channels hold blue, green and red as
// exposedLevels() makes them of the photo's bytes. The others are left for the caller to fill through planeOf().
cv::Mat patchesAsBlob(const cv::Mat& photo, const cv::Mat& map, double gain, int count, int channels);

// One channel of one picture in a blob; shares its memory.
cv::Mat planeOf(cv::Mat& blob, int picture, int channel);

}  // namespace concord::vision
