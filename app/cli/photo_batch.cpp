#include "photo_batch.h"

#include <algorithm>
#include <deque>
#include <future>
#include <thread>

namespace concord::cli {

void inOrderOnAllCores(std::size_t count, const std::function<std::string(std::size_t)>& work,
                       const std::function<void(const std::string&)>& deliver) {
    // A thread a photo is cheap beside the reading; the window keeps as many going as there are
    // cores, and the futures keep the order.
    const std::size_t cores = std::max(1U, std::thread::hardware_concurrency());
    std::deque<std::future<std::string>> running;
    for (std::size_t next = 0; next < count || !running.empty();) {
        while (next < count && running.size() < cores) {
            running.push_back(std::async(std::launch::async, work, next++));
        }
        deliver(running.front().get());
        running.pop_front();
    }
}

}  // namespace concord::cli
