// The other side of decoder_process.h: a process that waits for photos and forks a sandboxed child for each. Only the
// child touches the photo. Forking is used because starting a program takes longer than decoding a photo.
#pragma once

#include "vision/codecs/decode.h"

#include <cstdint>
#include <functional>

namespace concord::vision {

enum class DecoderTask : std::int32_t { Ingest, StripLocation, Clean };

// Sent with two open files: the photo, and an empty one for the answer (decoder_answer.h). The reply is a message of
// one byte with a descriptor of the child (pidfd_open), or with none if there is no child, or it has already ended.
struct DecoderCall {
    DecoderTask task = DecoderTask::Ingest;
    std::int32_t targetLongSidePx = 0;
    std::int64_t maxPixels = 0;
};

constexpr int decoderSocket = 3;  // the socket's descriptor in the server

using DecoderWork = std::function<void(const DecoderCall& call, Bytes photo, int answerFile)>;

// Returns when the other end of the socket is closed. `work` runs in the sandbox; an exception from it ends the child
// without an answer.
void serveDecoder(const DecoderWork& work);

}  // namespace concord::vision
