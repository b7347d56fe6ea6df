// Strangers' photos decoded in processes of their own, which can do nothing but compute (sandbox.h): who breaks a
// decoder with a photo has gained the pixels of that photo. One process a photo, so that none meets another's data.
#pragma once

#include "vision/photo/decoder_server.h"

#include <chrono>
#include <optional>
#include <string>

namespace concord::vision {

// From now on photos are decoded by this program (decoder_main.cpp); in this process where there is none to be run, or
// where the kernel has no sandbox to put it in. Call it before photos are read. It is started when it is needed first.
void useDecoder(const std::string& program);

// The one that was installed, or built, together with this program.
void useInstalledDecoder();

// The bytes of an answer, held until it goes.
class DecoderAnswer {
public:
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

// Nothing where photos are decoded in this process. Throws InputError where the decoder ends without an answer, or has
// none after so long.
std::optional<DecoderAnswer> askDecoder(const DecoderCall& call, Bytes photo,
                                        std::chrono::milliseconds patience = std::chrono::seconds(90));

}  // namespace concord::vision
