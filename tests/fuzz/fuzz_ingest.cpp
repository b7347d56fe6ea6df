// Reads any bytes as a photo, and cleans it as if to be given away: the result is a photo or an InputError,
// nothing else.
#include "scoring/json/input_error.h"
#include "vision/codecs/jpeg_segments.h"
#include "vision/photo/clean_photo.h"
#include "vision/photo/ingest.h"

#include <cstdlib>

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
    concord::vision::IngestOptions options;
    options.targetLongSidePx = 16;  // so that small photos are reduced too
    options.maxPixels = 1'000'000;  // so that a round stays short
    try {
        const auto photo = concord::vision::ingest({data, data + size}, options);
        if (photo.bgr.empty() || photo.bgr.type() != CV_8UC3 || photo.exifOrientation < 1 || photo.exifOrientation > 8)
            std::abort();
        const auto clean = concord::vision::cleanPhotoInProcess({data, size});
        if (!concord::vision::jpegSegments(clean.jpeg))
            std::abort();
    } catch (const concord::InputError& error) {
        if (english(error.message()).empty())
            std::abort();
    }
    return 0;
}
