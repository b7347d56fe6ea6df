#include "app/web/reader/ingest_pixels.h"

#include "scoring/json/input_error.h"
#include "vision/codecs/decode.h"
#include "vision/codecs/shrink.h"

#include <algorithm>
#include <cstring>
#include <type_traits>

namespace concord::web {

void writeFacts(std::vector<unsigned char>& photo, const PixelFacts& facts) {
    static_assert(std::is_trivially_copyable_v<PixelFacts>);
    const auto reduced = [&](int side) { return (side + facts.reduction - 1) / facts.reduction; };
    vision::requireReasonableSize(facts.stored.width, facts.stored.height, {});
    if (facts.size != cv::Size(reduced(facts.stored.width), reduced(facts.stored.height)) ||
        photo.size() != factsBytes + static_cast<std::size_t>(facts.size.area()) * 4) {
        throw InputError({}, {CONCORD_TEXT("expected the pixels of a whole photo"), {}});
    }
    std::memcpy(photo.data(), &facts, sizeof facts);
}

}  // namespace concord::web

namespace concord::vision {

// Like the ingest() of files, this reduces the photo to the smallest scale at which its long side is still long enough.
Photo ingest(const std::vector<unsigned char>& file, const IngestOptions& options) {
    web::PixelFacts facts;
    std::memcpy(&facts, file.data(), sizeof facts);
    const cv::Mat rgba(facts.size, CV_8UC4, const_cast<unsigned char*>(file.data()) + sizeof facts);
    const int furtherReduction = std::max(chooseReduction(facts.stored, options) / facts.reduction, 1);
    Photo photo;
    photo.bgr = shrinkTo8Bit(rgba, furtherReduction, ChannelOrder::Rgb);
    photo.scale = 1.0 / (facts.reduction * furtherReduction);
    photo.storedSize = facts.stored;
    photo.exifOrientation = facts.orientation;
    photo.focal35mm = plausibleFocal35mm(facts.focal35mm);
    return photo;
}

}  // namespace concord::vision
