// `concord-reading` JSON, version 1.
#pragma once

#include "reading.h"

#include <string>

namespace concord::vision {

std::string readingToJson(const Reading& reading, bool pretty = true);

}  // namespace concord::vision
