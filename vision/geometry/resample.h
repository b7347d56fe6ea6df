// Shrinking photos.
#pragma once

#include <opencv2/core/mat.hpp>

#include <vector>

namespace concord::vision {

// A photo to be shrunk several times. Not for several threads at once.
class PhotoPyramid {
public:
    explicit PhotoPyramid(const cv::Mat& photo) : m_halvings{photo} {}

    const cv::Mat& photo() const { return m_halvings.front(); }
    // As the function below, with what earlier calls have halved.
    cv::Mat shrunkBy(double factor);

private:
    std::vector<cv::Mat> m_halvings;  // the photo, its half, the half of that, ...
};

// factor: (0, 1], of the sides, which are rounded. Every pixel is the mean of the area it covers.
cv::Mat shrunkBy(const cv::Mat& photo, double factor);

}  // namespace concord::vision
