// What the decoder, a process of its own, answers: written by it, and read as a stranger's data by the program that
// asked. Both come from one build; nothing of this is kept.
#pragma once

#include "vision/codecs/decode.h"
#include "vision/photo/ingest.h"

#include <optional>
#include <vector>

namespace concord::vision {

// Each writes a whole answer into an open file. Throws std::system_error.
void writePhoto(int file, const Photo& photo);
void writeRefusal(int file, const Message& message);
void writeBytes(int file, const std::optional<std::vector<unsigned char>>& bytes);

// Both throw InputError for a refusal, and for an answer that makes no sense. decodeMs is left 0.
Photo photoFromAnswer(Bytes answer, const IngestOptions& options);
std::optional<std::vector<unsigned char>> bytesFromAnswer(Bytes answer);

}  // namespace concord::vision
