// Many photos on all cores, answered in the order given.
#pragma once

#include <cstddef>
#include <functional>
#include <string>

namespace concord::cli {

// Calls work(0) to work(count - 1) on as many threads as there are cores, the same ones from first to last, and hands
// each result to deliver, on the calling thread, in order and as soon as its turn has come. No more than two results a
// core wait at a time. An exception of work or deliver stops the batch and is thrown again.
void inOrderOnAllCores(std::size_t count, const std::function<std::string(std::size_t)>& work,
                       const std::function<void(const std::string&)>& deliver);

}  // namespace concord::cli
