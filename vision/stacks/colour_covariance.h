// Covariances of the logarithms of colours (BGR), as fitting scripts write them.
#pragma once

#include <opencv2/core/matx.hpp>

#include <array>

namespace concord::vision {

using ColourCovariance = std::array<double, 6>;  // the upper triangle, row by row

inline cv::Matx33d matrixOf(const ColourCovariance& c) {
    return {c[0], c[1], c[2], c[1], c[3], c[4], c[2], c[4], c[5]};
}

}  // namespace concord::vision
