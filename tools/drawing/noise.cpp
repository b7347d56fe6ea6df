#include "tools/drawing/noise.h"

namespace concord::drawing {

std::uint32_t hashOf(std::int32_t x, std::int32_t y, std::uint32_t seed) {
    std::uint32_t h =
        static_cast<std::uint32_t>(x) * 0x9E3779B1U ^ static_cast<std::uint32_t>(y) * 0x85EBCA77U ^ seed * 0xC2B2AE3DU;
    h ^= h >> 15;
    h *= 0x2C1B3C6DU;
    h ^= h >> 12;
    h *= 0x297A2D39U;
    h ^= h >> 15;
    return h;
}

float valueNoise(Point p, std::uint32_t seed) {
    // Not std::floor, which is a function call on baseline processors.
    const auto x = static_cast<std::int32_t>(p.x) - (p.x < 0 ? 1 : 0);
    const auto y = static_cast<std::int32_t>(p.y) - (p.y < 0 ? 1 : 0);
    const float tx = p.x - static_cast<float>(x);
    const float ty = p.y - static_cast<float>(y);
    const float sx = tx * tx * (3 - 2 * tx);
    const float sy = ty * ty * (3 - 2 * ty);
    const float top = mix(unitHash(x, y, seed), unitHash(x + 1, y, seed), sx);
    const float bottom = mix(unitHash(x, y + 1, seed), unitHash(x + 1, y + 1, seed), sx);
    return mix(top, bottom, sy);
}

float fractalNoise(Point p, int octaves, std::uint32_t seed, float gain) {
    float sum = 0;
    float weight = 0;
    float strength = 1;
    for (int i = 0; i < octaves; ++i) {
        sum += strength * valueNoise(p, seed + static_cast<std::uint32_t>(i) * 101U);
        weight += strength;
        strength *= gain;
        // Doubled and rotated, so that the lattices of the octaves never align.
        p = Point(1.6F * p.x - 1.2F * p.y + 17.3F, 1.2F * p.x + 1.6F * p.y + 5.1F);
    }
    return sum / weight;
}

}  // namespace concord::drawing
