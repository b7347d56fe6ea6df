// Written by scripts/train/train_board_paints.py: not to be changed by hand.
#pragma once

#include "vision/stacks/colour_covariance.h"

#include <array>

namespace concord::vision {

// clang-format off
// By surface, as boxSurfaceNames: natural logarithms of linear light (BGR), relative to the bright parts of the plate.
inline constexpr std::array<std::array<double, 3>, 8> paintAverage{{{-1.21153, -0.64248, -0.40473},
    {-0.66896, -0.21545, -0.17554},
    {-1.00603, -1.46367, -2.26301},
    {-1.14145, -1.00692, -0.76765},
    {-2.53850, -2.30266, -1.32633},
    {-2.63875, -0.48516, -0.82364},
    {-2.54763, -0.19578, 0.20069},
    {-2.26370, -2.50662, 0.07763}}};
inline constexpr std::array<ColourCovariance, 8> paintSpread{{{0.42811, 0.23162, 0.18635, 0.18705, 0.17557, 0.18233},
    {0.62236, 0.33357, 0.17269, 0.23399, 0.11740, 0.09312},
    {0.53008, 0.49592, -0.06741, 0.48096, -0.04842, 0.16344},
    {0.41794, 0.27197, 0.17931, 0.22972, 0.17956, 0.15971},
    {0.08521, 0.04864, 0.02516, 0.08604, 0.10839, 0.17652},
    {0.03862, -0.02000, -0.08059, 0.04587, 0.09481, 0.56699},
    {0.18210, 0.10777, 0.04368, 0.20754, 0.07817, 0.02973},
    {0.75708, 0.20301, 0.06981, 0.21743, 0.02935, 0.05150}}};  // between boards
inline constexpr std::array<ColourCovariance, 8> paintNoise{{{0.05306, 0.05308, 0.04834, 0.05605, 0.05128, 0.05013},
    {0.03307, 0.02775, 0.02580, 0.02570, 0.02355, 0.02393},
    {0.02193, 0.01957, 0.01307, 0.02116, 0.01875, 0.05160},
    {0.01532, 0.01156, 0.00884, 0.01109, 0.00835, 0.00841},
    {0.06397, 0.05339, 0.03112, 0.05007, 0.03005, 0.01994},
    {0.05732, 0.01989, 0.01872, 0.01510, 0.01241, 0.01469},
    {0.09019, 0.04568, 0.03763, 0.04765, 0.03913, 0.03384},
    {0.02809, 0.02969, 0.00726, 0.03786, 0.00626, 0.00886}}};  // between the cells of a board
inline constexpr ColourCovariance paintLightSpread{0.80573, 0.56671, 0.16576, 0.65659, 0.08497, 0.04046};
inline constexpr double paintDark = 0.02;  // added before logarithms are taken
inline constexpr double leastVisibleMm2 = 3;
// What adds to the variance of a cell, relative to that of a top in full view.
inline constexpr double noiseOfSmallAreas = 10.73;  // divided by the square millimetres + 1
inline constexpr double noiseOfLight = 18.22;       // multiplied by the share that is overexposed
inline constexpr double noiseBesideCubes = 0.2338;
inline constexpr double paintFreedom = 3.445;  // of the Student distribution
inline constexpr double paintPower = 0.6198;    // of the likelihood ratios
inline constexpr double leastRatio = 0.0269;    // added to them
// clang-format on

}  // namespace concord::vision
