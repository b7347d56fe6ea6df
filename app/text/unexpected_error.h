// What is said of an error that no file is to blame for.
#pragma once

#include "scoring/json/message.h"

#include <exception>

namespace concord::cli {

// Memory that is used up, for one.
Message unexpectedError(const std::exception& error);

}  // namespace concord::cli
