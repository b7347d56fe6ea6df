// Value noise without tables, for surfaces of any size.
#pragma once

#include "tools/drawing/geometry.h"

#include <cstdint>

namespace concord::drawing {

// A hash of lattice coordinates and a seed.
std::uint32_t hashOf(std::int32_t x, std::int32_t y, std::uint32_t seed);
// The same, in [0, 1).
inline float unitHash(std::int32_t x, std::int32_t y, std::uint32_t seed) {
    return static_cast<float>(hashOf(x, y, seed) >> 8) * 0x1p-24F;
}

// Smooth noise in [0, 1] with one lattice point per unit.
float valueNoise(Point p, std::uint32_t seed);

// Weighted mean of octaves, each with twice the frequency and `gain` times the weight of the octave before; in [0, 1],
// about 0.5 on average.
float fractalNoise(Point p, int octaves, std::uint32_t seed, float gain = 0.5F);

}  // namespace concord::drawing
