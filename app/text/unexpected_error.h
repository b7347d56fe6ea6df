// The message for an error that no input file caused.
#pragma once

#include "scoring/json/message.h"

#include <exception>

namespace concord::text {

// For example when there is no memory left.
Message unexpectedError(const std::exception& error);

}  // namespace concord::text
