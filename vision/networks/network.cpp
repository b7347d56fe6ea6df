#include "vision/networks/network.h"

#include "vision/networks/weights.h"

#include <opencv2/dnn/dnn.hpp>

#include <array>
#include <mutex>
#include <vector>

namespace concord::vision {

namespace {

cv::dnn::Net parsed(NetworkId id) {
    const auto bytes = weightsOf(id);
    cv::dnn::Net net = cv::dnn::readNetFromONNX(reinterpret_cast<const char*>(bytes.data()), bytes.size());
    net.setPreferableBackend(cv::dnn::DNN_BACKEND_OPENCV);
    return net;
}

// The instances of a network that are not running. A cv::dnn::Net may not run on two threads at once, and parsing one
// takes up to a quarter of the time of reading a photo.
class IdleInstances {
public:
    // Whoever needs the network meanwhile waits for it.
    void load(NetworkId id) {
        const std::scoped_lock lock(m_mutex);
        if (m_nets.empty()) {
            m_nets.push_back(parsed(id));
        }
    }
    cv::dnn::Net take(NetworkId id) {
        {
            const std::scoped_lock lock(m_mutex);
            if (!m_nets.empty()) {
                cv::dnn::Net net = m_nets.back();
                m_nets.pop_back();
                return net;
            }
        }
        return parsed(id);
    }
    void giveBack(const cv::dnn::Net& net) {
        const std::scoped_lock lock(m_mutex);
        m_nets.push_back(net);
    }

private:
    std::mutex m_mutex;
    std::vector<cv::dnn::Net> m_nets;
};

IdleInstances& idleInstances(NetworkId id) {
    static std::array<IdleInstances, allNetworks.size()> instances;
    return instances[static_cast<std::size_t>(id)];
}

}  // namespace

cv::Mat runNetwork(NetworkId id, const cv::Mat& blob) {
    cv::dnn::Net net = idleInstances(id).take(id);
    net.setInput(blob);
    cv::Mat output = net.forward().clone();
    idleInstances(id).giveBack(net);
    return output;
}

void loadNetworks(const std::stop_token& stop) noexcept {
    try {
        for (const NetworkId id : allNetworks) {
            if (stop.stop_requested()) {
                return;
            }
            idleInstances(id).load(id);
        }
    } catch (const std::exception&) {
        return;  // the reading that needs the network fails on it too, and says so
    }
}

}  // namespace concord::vision
