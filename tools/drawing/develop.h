// From layers of light to the picture that a phone would store, or to a printed illustration.
#pragma once

#include "tools/drawing/random.h"
#include "tools/drawing/trace.h"

#include <opencv2/core/mat.hpp>

namespace concord::drawing {

// Effects of lens, sensor and phone; random for each picture.
struct Development {
    float exposureEv = 0;
    Rgb balance{1, 1, 1};   // white balance: gains of the channels
    float vignette = 0.2F;  // how much darker the corners are, [0, 1]
    float blurPx = 0.6F;
    float motionPx = 0;     // half the length of the streaks
    float motionRad = 0;    // their direction
    float focusBlurPx = 0;  // at points far in front of or behind `focus`
    float noise = 1;
    float contrast = 0.2F;
    float saturation = 1;
    float gamma = 1;       // of the tone curve
    int curve = 0;         // 0: filmic, 1: hard clip, 2: soft shoulder
    float shadowLift = 0;  // how far dark and bright regions are evened out, as phones do, [0, 1]
    float sharpen = 0.5F;
    float fringe = 0;  // lateral chromatic aberration: red is enlarged by this fraction, blue reduced
    float haze = 0;    // share of light gray in every pixel, [0, 1]
    int jpegQuality = 88;
};

Development randomDevelopment(Random& random, const Lighting& lighting);

// 8-bit BGR of the given size from linear light. depth: of the same size as `linear`. focus: depth of the sharp plane,
// mm.
cv::Mat3b develop(const cv::Mat3f& linear, const cv::Mat1f& depth, const Development& d, cv::Size size, float focus,
                  std::uint64_t seed);

// Flat colours in two or three tones with dark outlines, as rulebooks draw.
struct IllustrationStyle {
    int tones = 2;
    float shadow = 0.7F;     // brightness of the dark tone
    float outlinePx = 1.5F;  // 0: none
    Rgb ink{0.02F, 0.02F, 0.02F};
    float noise = 0;
    float gradient = 0.3F;  // how much of the smooth shading is kept
    int jpegQuality = 92;
};

IllustrationStyle randomIllustrationStyle(Random& random);
cv::Mat3b illustrate(const Layers& layers, const cv::Mat3f& diffuse, const IllustrationStyle& style, cv::Size size,
                     std::uint64_t seed);

}  // namespace concord::drawing
