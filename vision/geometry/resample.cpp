#include "vision/geometry/resample.h"

#include <opencv2/imgproc.hpp>

namespace concord::vision {

cv::Mat shrunkBy(const cv::Mat& photo, double factor) {
    cv::Mat smaller = photo;
    // Halving is exact and many times faster than other factors.
    while (factor <= 0.5 && smaller.cols % 2 == 0 && smaller.rows % 2 == 0) {
        cv::Mat half;
        cv::resize(smaller, half, {smaller.cols / 2, smaller.rows / 2}, 0, 0, cv::INTER_AREA);
        smaller = half;
        factor *= 2;
    }
    if (factor < 1) {
        cv::Mat rest;
        cv::resize(smaller, rest, {}, factor, factor, cv::INTER_AREA);
        smaller = rest;
    }
    return smaller;
}

}  // namespace concord::vision
