// A reading as text: the board with its doubts, what to check first, how certain the score is.
#pragma once

#include "app/text/terminal.h"
#include "vision/reading/compare_views.h"

namespace concord::cli {

// views: the comparison of both photos, if there were two.
void writeReading(std::ostream& out, const vision::Reading& reading, const vision::ViewComparison* views,
                  const text::Terminal& terminal);

}  // namespace concord::cli
