// A quadratic surface below most of the values at some places, such as the light of the darkest spots.
#pragma once

#include <opencv2/core/matx.hpp>
#include <opencv2/core/types.hpp>

#include <vector>

namespace concord::vision {

inline constexpr double quadraticUnitMm = 100;

// 1, x, y, x^2 + y^2, in units of quadraticUnitMm: its contours are circles.
cv::Vec4d quadraticTerms(cv::Point2d mm);

// The same and x^2 - y^2, x y: contours are ellipses of any direction. p: in units of about the size of what is fitted.
cv::Vec6d ellipticTerms(cv::Point2d p);

// The coefficients of the terms, by quantile regression: that fraction of the values lies below the surface.
cv::Vec4d lowSurface(const std::vector<cv::Vec4d>& terms, const std::vector<double>& values, double quantile);
cv::Vec6d lowSurface(const std::vector<cv::Vec6d>& terms, const std::vector<double>& values, double quantile);

}  // namespace concord::vision
