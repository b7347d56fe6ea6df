// Files that a command writes: whole or not at all.
#pragma once

#include <string>
#include <string_view>

namespace concord::cli {

// Writes to a temporary file beside it, on to the disk, and puts that in the place of `file`.
// Throws InputError when it cannot; what was there before stays.
void writeWhole(const std::string& file, std::string_view bytes);

}  // namespace concord::cli
