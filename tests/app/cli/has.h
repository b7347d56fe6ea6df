// What the tests of the command line look for in its output.
#pragma once

#include <string>

namespace concord::cli {

inline bool has(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

}  // namespace concord::cli
