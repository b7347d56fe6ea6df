// What each stack of a board takes of a light from each lit point, by its height.
#pragma once

#include "vision/pixels/lit_points.h"

#include <array>
#include <cstdint>
#include <functional>
#include <span>
#include <vector>

namespace concord::vision {

// Where the stacks of a board stand and how large their tokens are.
struct StackPlaces {
    // The middle of each for each height it may have, as its top is seen at one pixel.
    std::vector<std::array<cv::Point2d, maxHeight + 1>> mm;
    TokenSize token;
};

class Shades {
public:
    // The share of the light that a stack hides, [0, 1]. toStack: from the point to its middle, mm; tokens: how many it
    // rises over the point, at least 1.
    using ShareHidden = std::function<double(cv::Point2d toStack, int tokens)>;

    Shades(const std::vector<LitPoint>& points, const StackPlaces& stacks, const ShareHidden& shareHidden);

    // Of one stack and one point near it.
    struct Pair {
        std::uint32_t point = 0;
        std::uint32_t stack = 0;
        // The share that passes, (0, 1], by the height of the stack and, on a top, that of the stack below it.
        std::array<float, maxHeight> passing{};

        double at(int height, int pointHeight) const;
    };

    std::span<const Pair> ofStack(std::size_t stack) const;
    // Past all stacks. pointHeight: the height of the stack that the point is on, 0 on the board.
    double passing(std::size_t point, const Heights& heights, int pointHeight) const;

private:
    std::vector<Pair> m_pairs;  // by stack
    std::vector<std::size_t> m_firstOfStack;
    std::vector<std::vector<std::uint32_t>> m_ofPoint;  // indices of pairs
};

}  // namespace concord::vision
