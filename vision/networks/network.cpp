#include "vision/networks/network.h"

#include "vision/networks/weights.h"

#include <opencv2/dnn/dnn.hpp>

#include <array>
#include <optional>

namespace concord::vision {

namespace {

// cv::dnn::Net may not be shared between threads.
cv::dnn::Net& network(NetworkId id) {
    constexpr std::size_t count = static_cast<std::size_t>(NetworkId::ClassifyStacks) + 1;  // the last one
    thread_local std::array<std::optional<cv::dnn::Net>, count> nets;
    auto& net = nets[static_cast<std::size_t>(id)];
    if (!net) {
        const auto bytes = weightsOf(id);
        net = cv::dnn::readNetFromONNX(reinterpret_cast<const char*>(bytes.data()), bytes.size());
        net->setPreferableBackend(cv::dnn::DNN_BACKEND_OPENCV);
    }
    return *net;
}

}  // namespace

cv::Mat runNetwork(NetworkId id, const cv::Mat& blob) {
    cv::dnn::Net& net = network(id);
    net.setInput(blob);
    return net.forward().clone();
}

}  // namespace concord::vision
