// A reading as text: the board with its doubts, what to check first, how certain the score is.
#pragma once

#include "app/text/terminal.h"
#include "vision/reading/reading.h"

namespace concord::cli {

void writeReading(std::ostream& out, const vision::Reading& reading, const Terminal& terminal);

}  // namespace concord::cli
