// Anti-aliasing of the edges between surfaces in a traced picture.
#pragma once

#include "tools/drawing/scene.h"
#include "tools/drawing/trace.h"

namespace concord::drawing {

// Traces four more rays through each pixel of `image` where surfaces meet, and mixes the colours of the surfaces that
// they hit, taken from this pixel or a neighbouring one.
void softenEdges(const Scene& scene, const Layers& layers, cv::Mat3f& image);

}  // namespace concord::drawing
