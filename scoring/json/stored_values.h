// Values in the record of a game that have a fixed spelling or range.
#pragma once

#include <string_view>

namespace concord {

// A UUID in its usual spelling, 36 characters; not that of zeros.
bool isUuid(std::string_view text);

// "2026-11-21T19:30:00+01:00": an existing date and time to the second, with its offset or Z. The year as written
// is at least 1900; in UTC it is at most 9999.
bool isTimeWithOffset(std::string_view text);

inline constexpr int maxMinutes = 100000;  // that a game took: ten weeks

}  // namespace concord
