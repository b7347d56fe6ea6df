// The message for an error that no input file caused.
#pragma once

#include "scoring/json/message.h"

#include <exception>

namespace concord::text {

// Says that there is too little memory if that was the cause, or else what the error says of itself.
Message unexpectedError(const std::exception& error);

}  // namespace concord::text
