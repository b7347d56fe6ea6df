// The size to decode photos at, and the size limit.
#pragma once

#include <cstdint>

namespace concord::vision {

struct IngestOptions {
    // The photo is decoded at the smallest of the scales 1, 1/2, 1/4, 1/8 whose long side is still at least this, or
    // at 1 if the photo is smaller.
    int targetLongSidePx = 1600;
    // A file with more pixels in its header is refused before memory is allocated for them.
    std::int64_t maxPixels = 120'000'000;
};

}  // namespace concord::vision
