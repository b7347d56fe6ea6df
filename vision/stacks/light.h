// The brightness of the board: one gain for the whole photo.
#pragma once

#include "vision/geometry/cell_view.h"

namespace concord::vision {

// A pixel of at least this level in every channel, [0, 255], is overexposed and shows no colour.
inline constexpr int burntLevel = 235;
// Used in place of a lower Light::brightLevel, [0, 255], which limits the gain.
inline constexpr double darkestBrightLevel = 20;

struct Light {
    double gain = 1;          // brings the plate's bright level to a fixed value
    double brightLevel = 0;   // 95th percentile of the brightest channel over the plate, before the gain, [0, 255]
    double clippedShare = 0;  // fraction of the plate where a channel is clipped, [0, 1]

    double linearBright() const;  // the bright level in linear light, roughly, (0, 1]
};

// A default Light if no pixel of the plate is in the picture.
Light measureLight(const WorkImage& work);

}  // namespace concord::vision
