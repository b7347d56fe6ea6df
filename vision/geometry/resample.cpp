#include "vision/geometry/resample.h"

#include <opencv2/imgproc.hpp>

#include <cstddef>

namespace concord::vision {

cv::Mat PhotoPyramid::shrunkBy(double factor) {
    // Halving is exact and many times faster than other factors.
    std::size_t halvings = 0;
    const auto isEven = [](const cv::Mat& picture) { return picture.cols % 2 == 0 && picture.rows % 2 == 0; };
    while (factor <= 0.5 && isEven(m_halvings[halvings])) {
        if (++halvings == m_halvings.size()) {
            const cv::Mat& last = m_halvings.back();
            cv::Mat half;
            cv::resize(last, half, {last.cols / 2, last.rows / 2}, 0, 0, cv::INTER_AREA);
            m_halvings.push_back(half);
        }
        factor *= 2;
    }
    if (!(factor < 1)) {
        return m_halvings[halvings];
    }
    cv::Mat rest;
    cv::resize(m_halvings[halvings], rest, {}, factor, factor, cv::INTER_AREA);
    return rest;
}

cv::Mat shrunkBy(const cv::Mat& photo, double factor) { return PhotoPyramid(photo).shrunkBy(factor); }

}  // namespace concord::vision
