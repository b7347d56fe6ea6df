// Smooth borders between the surfaces of a traced picture.
#pragma once

#include "tools/drawing/scene.h"
#include "tools/drawing/trace.h"

namespace concord::drawing {

// Looks again, four times, through each pixel of `image` where surfaces meet, and mixes the
// colours that the neighbouring pixels have for the surfaces met.
void softenEdges(const Scene& scene, const Layers& layers, cv::Mat3f& image);

}  // namespace concord::drawing
