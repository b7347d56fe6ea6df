#include "vision/pixels/shades.h"

#include "vision/pixels/lamp.h"

#include <opencv2/core.hpp>

#include <algorithm>
#include <cmath>

namespace concord::vision {

namespace {

// Where the value for these heights is kept; -1 where the stack does not rise over the point.
int indexOf(int height, int pointHeight) {
    if (height <= pointHeight) {
        return -1;
    }
    static_assert(maxHeight == 3);
    return pointHeight == 0 ? height - 1 : height + pointHeight - 3;  // on tops: 2 over 1, 3 over 1, 3 over 2
}

}  // namespace

double Shades::Pair::at(int height, int pointHeight) const {
    const int index = indexOf(height, pointHeight);
    return index < 0 ? 1 : passing[static_cast<std::size_t>(index)];
}

Shades::Shades(const std::vector<LitPoint>& points, const StackPlaces& stacks, const ShareHidden& shareHidden)
    : m_ofPoint(points.size()) {
    const double farthest = shadowReachMm(stacks.token, maxHeight);
    for (std::size_t stack = 0; stack < stacks.mm.size(); ++stack) {
        m_firstOfStack.push_back(m_pairs.size());
        for (std::size_t i = 0; i < points.size(); ++i) {
            const LitPoint& point = points[i];
            const bool isOnTop = point.isOnTop();
            if ((isOnTop && point.cell == stack) || cv::norm(stacks.mm[stack][1] - point.mm[0]) > farthest) {
                continue;
            }
            Pair pair{.point = static_cast<std::uint32_t>(i), .stack = static_cast<std::uint32_t>(stack)};
            bool isShaded = false;
            for (int pointHeight = isOnTop ? 1 : 0; pointHeight < (isOnTop ? maxHeight : 1); ++pointHeight) {
                for (int height = pointHeight + 1; height <= maxHeight; ++height) {
                    const cv::Point2d toStack = stacks.mm[stack][static_cast<std::size_t>(height)] -
                                                point.mm[static_cast<std::size_t>(pointHeight)];
                    const int rise = height - pointHeight;
                    const bool isNear = cv::norm(toStack) < shadowReachMm(stacks.token, rise);
                    const double hidden = isNear ? shareHidden(toStack, rise) : 0;
                    isShaded = isShaded || hidden > 0;
                    pair.passing[static_cast<std::size_t>(indexOf(height, pointHeight))] =
                        static_cast<float>(1 - hidden);
                }
            }
            if (isShaded) {
                m_ofPoint[i].push_back(static_cast<std::uint32_t>(m_pairs.size()));
                m_pairs.push_back(pair);
            }
        }
    }
    m_firstOfStack.push_back(m_pairs.size());
}

std::span<const Shades::Pair> Shades::ofStack(std::size_t stack) const {
    return std::span(m_pairs).subspan(m_firstOfStack[stack], m_firstOfStack[stack + 1] - m_firstOfStack[stack]);
}

double Shades::passing(std::size_t point, const Heights& heights, int pointHeight) const {
    if (pointHeight >= maxHeight) {
        return 1;
    }
    double product = 1;
    for (const std::uint32_t index : m_ofPoint[point]) {
        product *= m_pairs[index].at(heights[m_pairs[index].stack], pointHeight);
    }
    return product;
}

}  // namespace concord::vision
