// Effects of lamps, a flash and filters on a photo, in linear light; scaleSaturation() and invert() work on the sRGB
// values.
#pragma once

#include <opencv2/core/mat.hpp>

#include <functional>
#include <random>
#include <vector>

namespace concord::stress {

using Random = std::mt19937;
double between(Random& random, double least, double most);

// Changes every pixel in linear light (blue, green, red; 1 is white).
void changeLight(cv::Mat& bgr, const std::function<cv::Vec3f(cv::Point, const cv::Vec3f&)>& how);

// Gaussian spots of light at `centers`; radiusPx: standard deviation. light: what each adds at its centre, in
// linear light; 1 is white.
void addReflections(cv::Mat& bgr, const std::vector<cv::Point2d>& centers, double radiusPx, double light);

// A veil of light over the whole photo, which falls to a quarter at `radiusPx` from its centre. light: by channel.
void addGlare(cv::Mat& bgr, cv::Point2d center, double radiusPx, const cv::Vec3d& light);

// saturation: 0 leaves a gray photo, 1 the photo as it is; above it the colours are brighter.
void scaleSaturation(cv::Mat& bgr, double saturation);

void invert(cv::Mat& bgr);

// Shows the photo through a strongly coloured filter of random hue.
void applyColourFilter(cv::Mat& bgr, Random& random);

}  // namespace concord::stress
