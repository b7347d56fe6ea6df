// The small networks that the stages use; their weights are compiled in.
#pragma once

#include <opencv2/core/mat.hpp>

namespace concord::vision {

enum class NetworkId {
    FindBoard,
    FindOthers,
    RefineBoard,
    PlaceBorders,
    PlaceBordersFar,
    PlaceRims,
    LookUnderRed,
    FindCubes,
    LookAtCell,
    JudgeStacks
};

// Runs a network on one input blob (NCHW or NC, 32-bit floats). Each thread loads its own instances.
cv::Mat runNetwork(NetworkId id, const cv::Mat& blob);

}  // namespace concord::vision
