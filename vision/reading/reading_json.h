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

// The same format on one line with every member of a reading: numbers are not rounded, and the outlines, the image's
// size and whatever else the public form leaves out stand under keys of their own, announced by "complete". Autosaved
// games store it. JSON or readingFromJson() might refuse places, times and angles, so these are clamped
// (reading_json_limits.h), and NaN becomes 0; other numbers are written as they are.
std::string completeReadingToJson(const Reading& reading);

// Parses texts of both forms; the complete one gives the same reading again. From the public form, outlines of cells
// are placed on the board's surface, as it contains neither the tokens' thickness nor the camera, and the warnings,
// which are plain English there, are dropped. Nothing when the text is not a valid reading.
std::optional<Reading> readingFromJson(std::string_view text);

// Parses the complete form only, without the geometry code that the public form needs.
std::optional<Reading> completeReadingFromJson(std::string_view text);

}  // namespace concord::vision
