// Runs tasks in parallel and delivers their results in order.
#pragma once

#include <cstddef>
#include <functional>
#include <string>

namespace concord::cli {

// Calls work(0) to work(count - 1) on at most as many threads as there are cores, and passes each result to `deliver`,
// on the calling thread, in order and as soon as possible. At most two calls per core are queued, running or waiting
// for delivery. An exception thrown by work or deliver stops the batch and is rethrown.
void parallelMapInOrder(std::size_t count, const std::function<std::string(std::size_t)>& work,
                        const std::function<void(const std::string&)>& deliver);

}  // namespace concord::cli
