#include "vision/reading/prepare_reading.h"

#include "vision/networks/network.h"
#include "vision/photo/decoder_process.h"

namespace concord::vision {

void prepareReading(const std::stop_token& stop) noexcept {
    startDecoder();
    loadNetworks(stop);
}

}  // namespace concord::vision
