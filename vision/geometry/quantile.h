// Order statistics of a few thousand values.
#pragma once

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

namespace concord::vision {

// The value that a share of the values, [0, 1), lies below; of two neighbours the upper one. There is at least one
// value.
template <typename T>
T quantile(std::vector<T> values, double share) {
    const auto at = values.begin() + static_cast<std::ptrdiff_t>(share * static_cast<double>(values.size()));
    std::nth_element(values.begin(), at, values.end());
    return *at;
}

template <typename T>
T median(std::vector<T> values) {
    return quantile(std::move(values), 0.5);
}

}  // namespace concord::vision
