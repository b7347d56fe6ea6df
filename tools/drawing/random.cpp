#include "tools/drawing/random.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <numeric>

namespace concord::drawing {

float Random::uniform() { return static_cast<float>(m_engine() >> 40) * 0x1p-24F; }

float Random::gauss(float mean, float deviation) {
    const float u = 1 - uniform();
    const float angle = 2 * std::numbers::pi_v<float> * uniform();
    return mean + deviation * std::sqrt(-2 * std::log(u)) * std::cos(angle);
}

int Random::integer(int low, int high) {
    const std::uint64_t span = static_cast<std::uint64_t>(high - low) + 1;
    return low + static_cast<int>((m_engine() >> 16) % span);
}

std::size_t Random::weighted(const std::vector<float>& weights) {
    float left = uniform() * std::accumulate(weights.begin(), weights.end(), 0.0F);
    for (std::size_t i = 0; i < weights.size(); ++i) {
        left -= weights[i];
        if (left < 0)
            return i;
    }
    const auto last = std::find_if(weights.rbegin(), weights.rend(), [](float w) { return w > 0; });
    return static_cast<std::size_t>(weights.rend() - last) - 1;
}

}  // namespace concord::drawing
