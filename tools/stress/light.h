// What lamps, a flash and filters do to a photo, in linear light.
#pragma once

#include <opencv2/core/mat.hpp>

#include <random>
#include <vector>

namespace concord::stress {

using Random = std::mt19937;

// Spots of light with a soft edge around `centers`; radiusPx: where the light has fallen to 61 %.
void addLamps(cv::Mat& bgr, const std::vector<cv::Point2d>& centers, double radiusPx, double light);

// Light over everything that has fallen to a quarter `rimPx` from its centre.
void addVeil(cv::Mat& bgr, cv::Point2d center, double rimPx, double light);

// saturation: 0 leaves a gray photo, 1 the photo as it is.
void fade(cv::Mat& bgr, double saturation);

void invert(cv::Mat& bgr);

// The photo through a glass of one strong hue.
void filter(cv::Mat& bgr, Random& random);

}  // namespace concord::stress
