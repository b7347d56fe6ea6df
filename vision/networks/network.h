// The small networks that the stages use; their weights are compiled in.
#pragma once

#include <opencv2/core/mat.hpp>

namespace concord::vision {

enum class NetworkId {
    FindBoard,       // which point of the board's surface each pixel of the photo shows
    FindOthers,      // which parts of the photo show other players' boards
    RefineBoard,     // as FindBoard, with more detail, of the board that it found
    PlaceBorders,    // between cells, up to 4 mm from where the pose puts them
    PlaceBordersFar, // the same, up to 12 mm
    PlaceRims,       // of the stacks' topmost tokens
    FindCubes,       // on the stacks
    EncodeCell,      // one cell, as a code for ClassifyStacks
    ClassifyStacks   // stacks and cubes of all cells, from their codes
};

// Runs a network on one input blob (NCHW or NC, 32-bit floats). Each thread loads its own instances.
cv::Mat runNetwork(NetworkId id, const cv::Mat& blob);

}  // namespace concord::vision
