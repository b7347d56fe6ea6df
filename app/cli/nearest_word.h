// What a person may have meant.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace concord::cli {

// The one of the words that the typed one is a mistyping or the beginning of; empty where none or several are
// equally near.
std::string nearestWord(std::string_view typed, const std::vector<std::string>& words);

}  // namespace concord::cli
