// What the parts of a board look like under its lamp: the colour of every top, wall and bare cell, and how much it
// varies.
//
// The mean colours of all parts on a board are jointly normal over many boards. Conditioned on the parts that surely
// read cells show, this says what every other part looks like there, also one of a colour that was not seen yet.
#pragma once

#include "scoring/harmonies/board.h"
#include "vision/stacks/light.h"

#include <opencv2/core/matx.hpp>

#include <array>
#include <cstddef>
#include <span>

namespace concord::vision {

// What a pixel may show. The first three have no colour of their own on all boards.
using Material = std::size_t;
inline constexpr Material tableMaterial = 0;  // all beside the plate
inline constexpr Material plateMaterial = 1;  // outside the cells
inline constexpr Material cubeMaterial = 2;
inline constexpr Material bareMaterial = 3;
inline constexpr std::size_t materialKinds = 4 + 2 * tokenKinds;
constexpr Material topMaterial(Token token) { return 4 + static_cast<Material>(token); }
constexpr Material wallMaterial(Token token) { return 4 + tokenKinds + static_cast<Material>(token); }
constexpr bool isTop(Material material) { return material >= topMaterial(Token{}) && material < wallMaterial(Token{}); }

// Colours are natural logarithms of linear light (BGR), relative to the bright parts of the plate.
class PartColourScale {
public:
    explicit PartColourScale(const Light& light);
    cv::Vec3d of(const cv::Vec3b& pixel) const { return {m_byCode[pixel[0]], m_byCode[pixel[1]], m_byCode[pixel[2]]}; }

private:
    std::array<double, 256> m_byCode{};
};

// A part of one cell, as far as it is in view.
struct PartSample {
    Material material = tableMaterial;
    std::size_t cell = 0;  // the number of cells where it is none
    cv::Vec3d colour;      // median
    cv::Matx33d scatter;   // covariance of its pixels
};

// A normal distribution of the colours of pixels.
struct PartColour {
    cv::Vec3d mean;
    cv::Matx33d covariance;
};

using PartColours = std::array<PartColour, materialKinds>;

// samples: parts of cells whose stacks are known.
PartColours partColoursOn(Side side, std::span<const PartSample> samples);

// Of the pixels of any board: for what nothing is known about.
PartColour anyColour();

}  // namespace concord::vision
