// The small networks that support the geometry; their weights are compiled in.
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

// Runs it on one input blob (NCHW or NC, 32-bit floats). Every thread has networks of its own.
cv::Mat runNetwork(NetworkId id, const cv::Mat& blob);

}  // namespace concord::vision
