// Order statistics of a few thousand values.
#pragma once

#include <opencv2/core/matx.hpp>

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

// Channel by channel; there is at least one colour.
template <typename T>
cv::Vec<T, 3> medianColour(const std::vector<cv::Vec<T, 3>>& colours) {
    cv::Vec<T, 3> middle;
    for (int c = 0; c < 3; ++c) {
        std::vector<T> channel(colours.size());
        std::ranges::transform(colours, channel.begin(), [c](const cv::Vec<T, 3>& colour) { return colour[c]; });
        middle[c] = median(std::move(channel));
    }
    return middle;
}

}  // namespace concord::vision
