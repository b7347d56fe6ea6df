// Suggestions for mistyped words.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace concord::cli {

// The word that the typed one abbreviates or misspells; empty if there is none, or several are equally near.
std::string nearestWord(std::string_view typed, const std::vector<std::string>& words);

}  // namespace concord::cli
