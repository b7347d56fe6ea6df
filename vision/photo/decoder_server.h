// The other side of decoder_process.h: a process that waits for photos and gives each to a child of its own, which can
// do nothing but decode it. Only that child touches a photo. Starting a program takes longer than decoding a photo, so
// this one is started once and its children are forked.
#pragma once

#include "vision/codecs/decode.h"

#include <cstdint>
#include <functional>

namespace concord::vision {

enum class DecoderTask : std::int32_t { Ingest, StripPlaces };

// Comes with two open files: the photo, and an empty one for the answer (decoder_answer.h). It is answered by a message
// of one byte with the child as a file (pidfd_open), or without where that has ended already.
struct DecoderCall {
    DecoderTask task = DecoderTask::Ingest;
    std::int32_t targetLongSidePx = 0;
    std::int64_t maxPixels = 0;
};

constexpr int decoderSocket = 3;  // what the server finds open

using DecoderWork = std::function<void(const DecoderCall& call, Bytes photo, int answerFile)>;

// Until nobody is left who could call. work is done in the sandbox; what it throws ends the child without an answer.
void serveDecoder(const DecoderWork& work);

}  // namespace concord::vision
