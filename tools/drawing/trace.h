// Ray tracing: from a scene to layers with the surface and the light of each pixel.
#pragma once

#include "tools/drawing/scene.h"

#include <opencv2/core/mat.hpp>

namespace concord::drawing {

// Rays through the pixels of a picture whose resolution differs from the camera's.
class PixelGrid {
public:
    PixelGrid(const Camera& camera, cv::Size size)
        : m_camera(camera),
          m_stepX(static_cast<float>(camera.size().width) / static_cast<float>(size.width)),
          m_stepY(static_cast<float>(camera.size().height) / static_cast<float>(size.height)) {}

    // offset: from the pixel's centre, in pixels of this grid.
    Ray rayThrough(int x, int y, Point offset = {}) const {
        return m_camera.rayThrough({(static_cast<float>(x) + 0.5F + offset.x) * m_stepX - 0.5F,
                                    (static_cast<float>(y) + 0.5F + offset.y) * m_stepY - 0.5F});
    }

private:
    const Camera& m_camera;
    float m_stepX;
    float m_stepY;
};

// Identifies a surface: a shape and its part.
inline int surfaceIdOf(const Hit& hit) { return hit.shape * 2 + static_cast<int>(hit.surface.part); }
inline constexpr int noSurface = -10;  // the id where a ray hits none

// Pictures of one size, in linear light.
struct Layers {
    cv::Mat3f albedo;
    cv::Mat3f direct;    // from lamps, with shadows
    cv::Mat3f indirect;  // from the room and from neighbouring objects
    cv::Mat3f specular;  // reflections; where there is no surface, the background
    cv::Mat3f normal;
    cv::Mat1i surfaceId;  // see surfaceIdOf()
    cv::Mat1f depth;      // from the camera along the pixel's ray, mm
};

// scale: pixels of the layers per pixel of the camera. Every pixel takes one sample of each light and of the room, in a
// pattern that repeats every four pixels; smoothing within surfaces (see diffuseLight()) combines sixteen or more.
Layers trace(const Scene& scene, float scale, std::uint32_t seed);

// All diffuse light, smoothed within surfaces but not across their edges.
cv::Mat3f diffuseLight(const Layers& layers);

// The complete picture: diffuse light and reflections.
cv::Mat3f composite(const Layers& layers);

}  // namespace concord::drawing
