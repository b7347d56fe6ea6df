#include "tools/drawing/edges.h"

#include <opencv2/core/utility.hpp>

namespace concord::drawing {

namespace {

bool isEdge(const Layers& layers, int x, int y) {
    const int surfaceId = layers.surfaceId(y, x);
    return layers.surfaceId(y, x - 1) != surfaceId || layers.surfaceId(y, x + 1) != surfaceId ||
           layers.surfaceId(y - 1, x) != surfaceId || layers.surfaceId(y + 1, x) != surfaceId;
}

// The colour of the surface in this pixel or in a neighbouring one.
cv::Vec3f colourNear(const Layers& layers, const cv::Mat3f& image, int x, int y, int surfaceId) {
    if (layers.surfaceId(y, x) == surfaceId)
        return image(y, x);
    for (int v = y - 1; v <= y + 1; ++v)
        for (int u = x - 1; u <= x + 1; ++u)
            if (layers.surfaceId(v, u) == surfaceId)
                return image(v, u);
    return image(y, x);
}

}  // namespace

void softenEdges(const Scene& scene, const Layers& layers, cv::Mat3f& image) {
    const cv::Mat3f sharp = image.clone();
    const PixelGrid grid(scene.camera, image.size());
    cv::parallel_for_({1, image.rows - 1}, [&](const cv::Range& rows) {
        for (int y = rows.start; y < rows.end; ++y) {
            for (int x = 1; x < image.cols - 1; ++x) {
                if (!isEdge(layers, x, y))
                    continue;
                cv::Vec3f sum(0, 0, 0);
                for (const Point offset :
                     {Point(-0.375F, -0.125F), Point(0.125F, -0.375F), Point(0.375F, 0.125F), Point(-0.125F, 0.375F)}) {
                    Hit hit;
                    const bool isHit = scene.traceRay(grid.rayThrough(x, y, offset), hit);
                    sum += colourNear(layers, sharp, x, y, isHit ? surfaceIdOf(hit) : noSurface);
                }
                image(y, x) = sum * 0.25F;
            }
        }
    });
}

}  // namespace concord::drawing
