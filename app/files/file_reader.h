// Bytes of files and streams, in memory that grows with what is there.
#pragma once

#include "app/files/file_name.h"

#include <iosfwd>
#include <string>
#include <string_view>

namespace concord::files {

// The bytes of a file, and at most one more than `mostBytes`, which says that it is longer. Throws
// std::system_error with the true reason.
std::string readFile(const Path& file, std::size_t mostBytes);

// Whether the file is there with these bytes.
bool holds(const Path& file, std::string_view bytes);

// The same as readFile() of a stream.
std::string readStream(std::istream& in, std::size_t mostBytes);

}  // namespace concord::files
