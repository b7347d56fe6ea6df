// The small networks that support the geometry; their weights are compiled in.
#pragma once

#include <opencv2/core/mat.hpp>
#include <opencv2/dnn/dnn.hpp>

#include <span>

namespace concord::vision {

enum class NetworkId { FindBoard, RefineBoard, LookAtCell, JudgeStacks };

// A network of this thread: cv::dnn::Net may not be shared between threads.
cv::dnn::Net& network(NetworkId id);

// Runs it on one input blob (NCHW or NC, 32-bit floats).
cv::Mat runNetwork(NetworkId id, const cv::Mat& blob);

}  // namespace concord::vision
