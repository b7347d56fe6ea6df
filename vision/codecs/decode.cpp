#include "vision/codecs/decode.h"

#include "scoring/json/input_error.h"

#include <algorithm>

namespace concord::vision {

void refuse(Message message) { throw InputError({}, std::move(message)); }

void refuseCutOff(const char* format) {
    refuse({CONCORD_TEXT("the %1 file is cut off; copy the photo again"), {format}});
}

void refuseDamaged(const char* format, const std::string& details) {
    refuse(
        {CONCORD_TEXT("the %1 file is damaged and cannot be decoded (%2); copy the photo again"), {format, details}});
}

void requireReasonableSize(std::int64_t width, std::int64_t height, const IngestOptions& options) {
    if (width < 1 || height < 1)
        refuse({CONCORD_TEXT("the photo has %1 x %2 pixels, expected at least one"),
                {std::to_string(width), std::to_string(height)}});
    // Divided, because the product of forged sizes may overflow.
    if (width > options.maxPixels / height)
        refuse({CONCORD_TEXT("the photo has %1 x %2 pixels, expected at most %3 million pixels"),
                {std::to_string(width), std::to_string(height), std::to_string(options.maxPixels / 1'000'000)}});
}

int chooseReduction(cv::Size stored, const IngestOptions& options) {
    const int longSide = std::max(stored.width, stored.height);
    for (const int reduction : {8, 4, 2})
        if (longSide / reduction >= options.targetLongSidePx)
            return reduction;
    return 1;
}

// Declared in exif.h, but defined here: the web program needs it and is built without exif.cpp.
std::optional<double> plausibleFocal35mm(double millimetres) {
    if (millimetres >= 5 && millimetres <= 2000)
        return millimetres;
    return {};
}

}  // namespace concord::vision
