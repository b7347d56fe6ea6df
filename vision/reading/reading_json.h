// `concord-reading` JSON, version 1.
#pragma once

#include "vision/reading/reading.h"

#include <optional>
#include <string>
#include <string_view>

namespace concord::vision {

struct ViewComparison;  // compare_views.h

// views: the comparison of both photos, if there were two.
std::string readingToJson(const Reading& reading, bool pretty = true, const ViewComparison* views = nullptr);

// Parses such a text. Outlines of cells are placed on the board's surface, as the text contains neither heights nor the
// camera. Drops the warnings, which are plain English in the text. Nothing when the text is not a valid reading.
std::optional<Reading> readingFromJson(std::string_view text);

}  // namespace concord::vision
