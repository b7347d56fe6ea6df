// `concord-reading` JSON, version 1.
#pragma once

#include "vision/reading/reading.h"

#include <optional>
#include <string>
#include <string_view>

namespace concord::vision {

std::string readingToJson(const Reading& reading, bool pretty = true);

// What such a text says, and where the cells lie in the photo: flat on the board, as the heights and the camera are not
// in it. Its warnings are left out: they are English sentences there. Nothing for any other text.
std::optional<Reading> readingFromJson(std::string_view text);

}  // namespace concord::vision
