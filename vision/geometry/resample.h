// Photos made smaller.
#pragma once

#include <opencv2/core/mat.hpp>

namespace concord::vision {

// factor: (0, 1]; the sides become factor times as long, rounded. Every pixel is the mean of the area it covers.
cv::Mat shrunkBy(const cv::Mat& photo, double factor);

}  // namespace concord::vision
