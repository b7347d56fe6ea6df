// What the first photo of a process would otherwise have to wait for.
#pragma once

#include <stop_token>

namespace concord::vision {

// Starts the decoder and parses the networks. Meant for a thread of its own while the photo is loaded and decoded; does
// nothing the next time.
void prepareReading(const std::stop_token& stop) noexcept;

}  // namespace concord::vision
