// The warning about two photos that may show different boards.
#pragma once

#include "vision/reading/compare_views.h"

#include <optional>

namespace concord::vision {

// views-differ: only the first photo is used. views-unsure: both are used. Nothing if they show the same board.
std::optional<Warning> warningAbout(const ViewComparison& views);

}  // namespace concord::vision
