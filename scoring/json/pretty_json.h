// Formats JSON as a person would write a board: what fits a line stays on it.
#pragma once

#include <string>
#include <string_view>

namespace concord {

// compact: well-formed JSON without white space between its parts. Lists and objects that fit
// into a line of 110 characters stay together; of others, lists of plain values fill their lines
// and the rest gets a line for each entry. Ends without a line break.
std::string prettyJson(std::string_view compact);

}  // namespace concord
