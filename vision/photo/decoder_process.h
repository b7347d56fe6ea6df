// Decodes photos in separate, sandboxed processes (sandbox.h): a malicious photo that takes over its decoder gains
// nothing but its own pixels. Each photo has a process of its own, so that it cannot get at another one's data.
#pragma once

#include "vision/photo/decoder_server.h"

#include <chrono>
#include <optional>
#include <string>

namespace concord::vision {

// From now on, photos are decoded by `program` (decoder_main.cpp), or in this process if that cannot be run or the
// kernel has no sandbox. Call it before photos are read. The program is started when first needed.
void useDecoder(const std::string& program);

// The same for the decoder that was installed, or built, together with this program.
void useInstalledDecoder();

// Owns the bytes of an answer.
class DecoderAnswer {
public:
    explicit DecoderAnswer(int file);  // maps the file, which may then be closed; InputError if it is empty
    ~DecoderAnswer();
    DecoderAnswer(DecoderAnswer&& other) noexcept;
    DecoderAnswer(const DecoderAnswer&) = delete;
    DecoderAnswer& operator=(const DecoderAnswer&) = delete;
    DecoderAnswer& operator=(DecoderAnswer&&) = delete;

    Bytes bytes() const { return m_bytes; }

private:
    Bytes m_bytes;
};

// Nothing if photos are decoded in this process. Throws InputError if the decoder ends without an answer or exceeds the
// timeout.
std::optional<DecoderAnswer> askDecoder(const DecoderCall& call, Bytes photo,
                                        std::chrono::milliseconds timeout = std::chrono::seconds(90));

}  // namespace concord::vision
