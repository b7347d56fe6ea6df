// Written by scripts/train/train_no_board.py: not to be changed by hand.
#pragma once

#include <array>

namespace concord::vision {

struct FeatureWeight {
    double mean = 0;
    double standardDeviation = 1;
    double weight = 0;  // log-odds per standard deviation
};

inline constexpr double boardBias = 0.4550;
inline constexpr double minBoardLogOdds = 0.65;   // of a whole reading
inline constexpr double hopelessLogOdds = -2.61;  // of a first glance
inline constexpr std::array<FeatureWeight, 15> boardWeights{{
    {0.9430, 0.0275, 0.5370},    // agreement
    {0.9375, 0.0654, 0.9128},    // inliers
    {1.1412, 0.3858, -0.9792},   // moved
    {5.7759, 1.7071, 0.9411},    // side
    {-0.4688, 0.6685, -0.4134},  // error
    {0.2141, 0.2549, -0.9343},   // unseenOutside
    {0.6808, 0.3695, 0.2000},    // tilt
    {0.5818, 0.5453, -0.4949},   // focal
    {0.2633, 0.1703, 0.2112},    // bordersSeen
    {3.4836, 1.5336, 1.0606},    // score
    {0.7056, 0.2495, 0.8980},    // certainty
    {0.1546, 0.1168, 0.2625},    // emptiness
    {0.0487, 0.0497, -0.4746},   // bareUnclear
    {0.2212, 0.2527, -0.5209},   // steepUnclear
    {0.1241, 0.1501, -0.9556},   // outsideUnclear
}};

}  // namespace concord::vision
