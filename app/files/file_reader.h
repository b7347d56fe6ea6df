// Reads files and streams into memory that grows with their contents.
#pragma once

#include "app/files/file_name.h"

#include <cstddef>
#include <iosfwd>
#include <string>
#include <string_view>

namespace concord::files {

// The most bytes of a photo, or of a game together with its photos.
inline constexpr std::size_t maxPhotoBytes = std::size_t{256} << 20;

// The bytes of a file, at most maxBytes + 1: one more than maxBytes means that the file is too long. Throws
// std::system_error with the actual reason.
std::string readFile(const Path& file, std::size_t maxBytes);

// Whether the file exists with these contents.
bool hasExactContents(const Path& file, std::string_view bytes);

// Like readFile(), for a stream.
std::string readStream(std::istream& in, std::size_t maxBytes);

}  // namespace concord::files
