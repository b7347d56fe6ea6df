// Whether an output contains a text, for the tests of the command line.
#pragma once

#include <string>

namespace concord::cli {

inline bool has(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

}  // namespace concord::cli
