// How large a photo is decoded, and how large it may be.
#pragma once

#include <cstdint>

namespace concord::vision {

struct IngestOptions {
    // The photo is decoded at the smallest of the scales 1, 1/2, 1/4, 1/8 whose long side is still at least this.
    int targetLongSidePx = 1600;
    // A file whose header promises more is refused before memory is taken for it.
    std::int64_t maxPixels = 120'000'000;
};

}  // namespace concord::vision
