// The answer of the decoder process: written there, and parsed as untrusted input by the program that asked. Both sides
// come from the same build and nothing is stored, so the format may change at any time.
#pragma once

#include "vision/codecs/decode.h"
#include "vision/photo/clean_photo.h"
#include "vision/photo/ingest.h"

#include <optional>
#include <vector>

namespace concord::vision {

// Each writes a complete answer into an open file, and throws std::system_error if it cannot.
void writePhoto(int file, const Photo& photo);
void writeRefusal(int file, const Message& message);
void writeBytes(int file, const std::optional<std::vector<unsigned char>>& bytes);
void writeClean(int file, const CleanPhoto& photo);

// All throw InputError for a refusal and for an invalid answer. decodeMs stays 0.
Photo photoFromAnswer(Bytes answer, const IngestOptions& options);
std::optional<std::vector<unsigned char>> bytesFromAnswer(Bytes answer);
CleanPhoto cleanFromAnswer(Bytes answer);

}  // namespace concord::vision
