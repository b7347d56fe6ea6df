// From a scene to layers of light: what each pixel sees and how it is lit.
#pragma once

#include "scene.h"

#include <opencv2/core/mat.hpp>

namespace concord::drawing {

// Pictures of one size, in linear light.
struct Layers {
    cv::Mat3f albedo;
    cv::Mat3f direct;    // from lamps, with shadows
    cv::Mat3f indirect;  // from the room and from neighbouring things
    cv::Mat3f specular;
    cv::Mat3f normal;
    cv::Mat1i thing;  // which surface: shape and part
    cv::Mat1f depth;  // from the camera, mm
};

// `scale` pixels of the layers a pixel of the camera. Every pixel takes one sample of each
// light and of the room, in a pattern that repeats every four pixels; smoothing over
// patches of one surface (see gathered()) makes them sixteen and more.
Layers trace(const Scene& scene, float scale, std::uint32_t seed);

// All diffuse light, smoothed within surfaces but not across their edges.
cv::Mat3f gathered(const Layers& layers);

}  // namespace concord::drawing
