#include "vision/stacks/low_surface.h"

#include <opencv2/core.hpp>

#include <algorithm>
#include <cmath>

namespace concord::vision {

namespace {

template <int count>
cv::Vec<double, count> surfaceBelow(const std::vector<cv::Vec<double, count>>& terms, const std::vector<double>& values,
                                    double quantile) {
    constexpr int rounds = 20;
    constexpr double least = 0.02;  // smaller deviations count as this one
    constexpr double ridge = 1e-3;
    cv::Vec<double, count> fit;
    fit[0] = values.front();
    for (int round = 0; round < rounds; ++round) {
        cv::Matx<double, count, count> a = cv::Matx<double, count, count>::eye() * ridge;
        cv::Vec<double, count> b;
        for (std::size_t i = 0; i < values.size(); ++i) {
            const double off = values[i] - terms[i].dot(fit);
            const double weight = (off > 0 ? quantile : 1 - quantile) / std::max(std::abs(off), least);
            a += weight * terms[i] * terms[i].t();
            b += weight * values[i] * terms[i];
        }
        fit = a.solve(b, cv::DECOMP_CHOLESKY);
    }
    return fit;
}

}  // namespace

cv::Vec4d quadraticTerms(cv::Point2d mm) {
    const cv::Point2d p = mm * (1 / quadraticUnitMm);
    return {1, p.x, p.y, p.dot(p)};
}

cv::Vec6d ellipticTerms(cv::Point2d p) { return {1, p.x, p.y, p.dot(p), p.x * p.x - p.y * p.y, p.x * p.y}; }

cv::Vec4d lowSurface(const std::vector<cv::Vec4d>& terms, const std::vector<double>& values, double quantile) {
    return surfaceBelow(terms, values, quantile);
}

cv::Vec6d lowSurface(const std::vector<cv::Vec6d>& terms, const std::vector<double>& values, double quantile) {
    return surfaceBelow(terms, values, quantile);
}

}  // namespace concord::vision
