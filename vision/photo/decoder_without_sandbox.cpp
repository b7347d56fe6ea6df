// For systems without a sandbox: photos are decoded in this process.
#include "vision/photo/decoder_process.h"

namespace concord::vision {

void useDecoder(const std::string&) {}

void useInstalledDecoder() {}

void startDecoder() noexcept {}

DecoderAnswer::~DecoderAnswer() = default;

std::optional<DecoderAnswer> askDecoder(const DecoderCall&, Bytes, std::chrono::milliseconds) { return {}; }

}  // namespace concord::vision
