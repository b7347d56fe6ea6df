// Effects of lamps, a flash and filters on a photo, in linear light; fade() and invert() work on the sRGB codes.
#pragma once

#include <opencv2/core/mat.hpp>

#include <random>
#include <vector>

namespace concord::stress {

using Random = std::mt19937;

// Gaussian spots of light at `centers`; radiusPx: standard deviation. light: what each adds at its centre; 1 is
// white.
void addReflections(cv::Mat& bgr, const std::vector<cv::Point2d>& centers, double radiusPx, double light);

// Light over the whole photo that falls to a quarter at `radiusPx` from its centre.
void addGlare(cv::Mat& bgr, cv::Point2d center, double radiusPx, double light);

// saturation: 0 leaves a gray photo, 1 the photo as it is.
void fade(cv::Mat& bgr, double saturation);

void invert(cv::Mat& bgr);

// The photo through a strongly coloured filter.
void filter(cv::Mat& bgr, Random& random);

}  // namespace concord::stress
