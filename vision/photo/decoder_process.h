// Decodes photos in separate, sandboxed processes (sandbox.h): a malicious photo that takes over its decoder gains
// nothing but its own pixels. Each photo has a process of its own, so that it cannot get at another photo's data.
#pragma once

#include "vision/photo/decoder_server.h"

#include <chrono>
#include <optional>
#include <string>

namespace concord::vision {

// From now on, photos are decoded by `program` (decoder_main.cpp), or in this process if `program` cannot be run or
// hasSandbox() is false. Call it before photos are read. The program is started when first needed, or by
// startDecoder().
void useDecoder(const std::string& program);

// The same for the decoder that was installed, or built, together with this program.
void useInstalledDecoder();

// Starts the decoder if it is not running yet, so that the next photo need not wait for that. Does nothing if photos
// are decoded in this process, or if the decoder cannot be started: the photo that needs it then says so.
void startDecoder() noexcept;

// Owns the bytes of an answer.
class DecoderAnswer {
public:
    // Maps the file, which may then be closed. Throws InputError if it is empty or cannot be mapped.
    explicit DecoderAnswer(int file);
    ~DecoderAnswer();
    DecoderAnswer(DecoderAnswer&& other) noexcept;
    DecoderAnswer(const DecoderAnswer&) = delete;
    DecoderAnswer& operator=(const DecoderAnswer&) = delete;
    DecoderAnswer& operator=(DecoderAnswer&&) = delete;

    Bytes bytes() const { return m_bytes; }

private:
    Bytes m_bytes;
};

// Nothing if photos are decoded in this process. Throws InputError if the decoder cannot be started, ends without an
// answer or exceeds the timeout.
std::optional<DecoderAnswer> askDecoder(const DecoderCall& call, Bytes photo,
                                        std::chrono::milliseconds timeout = std::chrono::seconds(90));

}  // namespace concord::vision
