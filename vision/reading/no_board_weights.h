// Written by scripts/train/train_no_board.py: not to be changed by hand.
#pragma once

#include <array>

namespace concord::vision {

struct FeatureWeight {
    double mean = 0;
    double standardDeviation = 1;
    double weight = 0;  // log-odds per standard deviation
};

inline constexpr double boardBias = -0.1407;
inline constexpr double minBoardLogOdds = 1.38;   // of a whole reading
inline constexpr double hopelessLogOdds = -3.03;  // of a first glance
inline constexpr std::array<FeatureWeight, 15> boardWeights{{
    {0.9519, 0.0212, -0.4296},   // agreement
    {0.9601, 0.0506, 0.5285},    // inliers
    {0.9807, 0.4072, -1.3751},   // moved
    {5.6905, 1.9480, 1.4376},    // side
    {-0.4834, 0.4864, -0.3939},  // error
    {0.0495, 0.1078, -1.7793},   // unseenOutside
    {0.7781, 0.3853, -0.0226},   // tilt
    {0.4938, 0.5454, -0.5448},   // focal
    {0.2779, 0.1893, -0.1429},   // bordersSeen
    {3.6974, 1.5299, 1.1164},    // score
    {0.7115, 0.2500, 0.8100},    // certainty
    {0.1800, 0.1969, -0.3191},   // emptiness
    {0.0454, 0.0502, -0.4994},   // bareUnclear
    {0.2338, 0.2103, 0.0658},    // confirmed
    {0.2757, 0.2872, -0.8692},   // steepUnclear
}};

}  // namespace concord::vision
