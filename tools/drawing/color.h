// Colours in linear light, from and to other colour spaces.
#pragma once

#include "tools/drawing/geometry.h"
#include "tools/drawing/random.h"

#include <vector>

namespace concord::drawing {

// sRGB in [0, 1] to linear light and back, channel by channel.
float linearFromSrgb(float v);
float srgbFromLinear(float v);

// Linear colour of sRGB hue (degrees, any), saturation and value in [0, 1].
Rgb fromHsv(float hueDeg, float saturation, float value);
// Linear colour of an sRGB triple in [0, 255].
Rgb fromSrgb(float r, float g, float b);

// CIE L*a*b* of a linear colour, D65.
Rgb labOf(const Rgb& linear);

// Colour of a black body, linear, the largest channel 1. Kelvin in [1500, 12000].
Rgb blackBody(float kelvin);

inline float luminance(const Rgb& c) { return 0.2126F * c[0] + 0.7152F * c[1] + 0.0722F * c[2]; }

// Slightly lighter or darker, and slightly tinted; each channel is limited to 0.004 ... 0.96.
Rgb jittered(Random& random, const Rgb& colour, float amount);

// Piecewise linear ramp over the colours; t in [0, 1].
Rgb ramp(const std::vector<Rgb>& colours, float t);

}  // namespace concord::drawing
