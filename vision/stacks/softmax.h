// Probabilities from scores.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

namespace concord::vision {

// Probabilities, which add up to 1, from log-odds.
template <std::size_t N>
std::array<double, N> softmax(const std::array<double, N>& scores, double temperature = 1) {
    const double highest = *std::max_element(scores.begin(), scores.end());
    std::array<double, N> out{};
    std::transform(scores.begin(), scores.end(), out.begin(),
                   [&](double s) { return std::exp((s - highest) / temperature); });
    const double sum = std::accumulate(out.begin(), out.end(), 0.0);
    for (double& p : out) {
        p /= sum;
    }
    return out;
}

}  // namespace concord::vision
