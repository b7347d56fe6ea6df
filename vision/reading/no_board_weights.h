// Written by scripts/train/train_no_board.py: not to be changed by hand.
#pragma once

#include <array>

namespace concord::vision {

struct FeatureWeight {
    double mean = 0;
    double standardDeviation = 1;
    double weight = 0;  // log-odds per standard deviation
};

inline constexpr double boardBias = -1.9218;
inline constexpr double minBoardLogOdds = 0.00;   // of a whole reading
inline constexpr double hopelessLogOdds = -3.20;  // of a first glance
inline constexpr std::array<FeatureWeight, 15> boardWeights{{
    {0.9430, 0.0275, -0.0423},   // agreement
    {0.9375, 0.0654, 1.0671},    // inliers
    {1.1412, 0.3858, -1.6473},   // moved
    {5.7759, 1.7071, 2.3717},    // side
    {-0.4688, 0.6685, -0.2292},  // error
    {0.2141, 0.2549, -3.5633},   // unseenOutside
    {0.6808, 0.3695, 0.3884},    // tilt
    {0.5818, 0.5453, -0.6538},   // focal
    {0.2633, 0.1703, -0.6689},   // bordersSeen
    {3.4836, 1.5336, 1.7147},    // score
    {0.7056, 0.2495, 1.2747},    // certainty
    {0.1546, 0.1168, 0.4436},    // emptiness
    {0.0487, 0.0497, -0.4771},   // bareUnclear
    {0.2212, 0.2527, -1.1356},   // steepUnclear
    {0.1241, 0.1501, -0.5414},   // outsideUnclear
}};

}  // namespace concord::vision
