// What a camera, its programs and messengers do to a photo.
#pragma once

#include "tools/stress/light.h"

#include <opencv2/core/mat.hpp>

namespace concord::stress {

// Out of focus everywhere; radiusPx: of the circle that a point becomes.
void defocus(cv::Mat& bgr, double radiusPx);

// Sharp along a nearly level line through `center`, and out of focus elsewhere: points `distancePx` from the line or
// more become circles of radiusPx, nearer ones smaller circles.
void focusAcross(cv::Mat& bgr, cv::Point2d center, double distancePx, double radiusPx, Random& random);

// A hand that was not steady, in a random direction.
void shake(cv::Mat& bgr, double lengthPx, Random& random);

// A photo taken in the dark, with a camera that smooths the noise away and smears what is fine. noise: standard
// deviation in linear light at half of white.
void photographInTheDark(cv::Mat& bgr, double noise, Random& random);

// The shadow of a person over one half of the photo, from `center` on, with an edge of softPx. dark: the share of light
// that is left, in linear light.
void castShadow(cv::Mat& bgr, cv::Point2d center, double softPx, double dark, Random& random);

// Exposed for so many stops more, or fewer if negative.
void expose(cv::Mat& bgr, double stops);

// White balance that is wrong by a random colour. strength: of red against blue, as the logarithm of their factors.
void castColour(cv::Mat& bgr, double strength, Random& random);

// A warm lamp at one end of the photo and a blue window at the other, in a random direction. strength: as above, at
// `distancePx` from `center`.
void mixLights(cv::Mat& bgr, cv::Point2d center, double distancePx, double strength, Random& random);

// Tones mapped locally, as "HDR" does it: dark and bright parts alike, with halos, and bright colours.
void mapTonesLocally(cv::Mat& bgr);

// Sharpened until edges have halos of sigmaPx.
void sharpen(cv::Mat& bgr, double sigmaPx, double amount);

// Photographed from a screen: its pixels beat with those of the camera, and its glass reflects a little light.
void photographScreen(cv::Mat& bgr, Random& random);

// As JPEG of that quality.
void compress(cv::Mat& bgr, int quality);

}  // namespace concord::stress
