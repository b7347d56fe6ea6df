// Shrinking photos.
#pragma once

#include <opencv2/core/mat.hpp>

namespace concord::vision {

// factor: (0, 1], of the sides, which are rounded. Every pixel is the mean of the area it covers.
cv::Mat shrunkBy(const cv::Mat& photo, double factor);

}  // namespace concord::vision
