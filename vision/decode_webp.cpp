// WebP. The pixels come from cv::imdecode, which here says no to what is cut off or damaged; what stands beside them
// (size, profile, EXIF) is taken from the container's chunks.
#include "decode.h"
#include "shrink.h"

#include <opencv2/imgcodecs.hpp>

#include <string_view>

namespace concord::vision {

namespace {

struct Container {
    std::int64_t width = 0;
    std::int64_t height = 0;
    Bytes iccProfile;
    Bytes exif;
};

std::uint32_t littleEndian(Bytes data, std::size_t at, std::size_t bytes) {
    std::uint32_t value = 0;
    for (std::size_t i = bytes; i-- > 0;)
        value = value << 8U | data[at + i];
    return value;
}

// Sizes as RFC 9649 writes them: in the extended header, a key frame of VP8, or a lossless picture.
void readSize(std::string_view type, Bytes data, Container& container) {
    if (container.width > 0)
        return;
    if (type == "VP8X" && data.size() >= 10) {
        constexpr unsigned animated = 2;
        if ((data[0] & animated) != 0)
            refuse({CONCORD_TEXT("the WebP file is a moving picture, expected a photo"), {}});
        container.width = 1 + littleEndian(data, 4, 3);
        container.height = 1 + littleEndian(data, 7, 3);
    } else if (type == "VP8 " && data.size() >= 10) {
        container.width = littleEndian(data, 6, 2) & 0x3fffU;
        container.height = littleEndian(data, 8, 2) & 0x3fffU;
    } else if (type == "VP8L" && data.size() >= 5) {
        const std::uint32_t bits = littleEndian(data, 1, 4);
        container.width = 1 + (bits & 0x3fffU);
        container.height = 1 + (bits >> 14U & 0x3fffU);
    }
}

// RIFF: a length, "WEBP", then chunks of type, length and data, each filled up to an even length.
Container readContainer(Bytes file) {
    const std::uint32_t promised = file.size() < 12 ? 0 : littleEndian(file, 4, 4);
    if (promised < 4 || promised > file.size() - 8)
        refuseCutOff("WebP");
    Container container;
    Bytes rest = file.subspan(12, promised - 4);
    while (rest.size() >= 8) {
        const std::string_view type(reinterpret_cast<const char*>(rest.data()), 4);
        const std::size_t length = littleEndian(rest, 4, 4);
        if (length > rest.size() - 8)
            refuseCutOff("WebP");
        const Bytes data = rest.subspan(8, length);
        readSize(type, data, container);
        if (type == "ICCP")
            container.iccProfile = data;
        if (type == "EXIF")
            container.exif = data;
        rest = rest.subspan(std::min(rest.size(), 8 + length + length % 2));
    }
    return container;
}

}  // namespace

Decoded decodeWebp(Bytes file, const IngestOptions& options) {
    const Container container = readContainer(file);
    requireReasonableSize(container.width, container.height, options);

    Decoded decoded;
    // imdecode only reads; its interface asks for bytes that could be written.
    const cv::Mat bytes(1, static_cast<int>(file.size()), CV_8UC1, const_cast<unsigned char*>(file.data()));
    const cv::Mat pixels = cv::imdecode(bytes, cv::IMREAD_UNCHANGED);
    if (pixels.empty())
        refuseDamaged("WebP", "its picture data make no sense");
    decoded.storedSize = pixels.size();
    decoded.reduction = chooseReduction(decoded.storedSize, options);
    decoded.pixels = shrinkTo8Bit(pixels, decoded.reduction, ChannelOrder::Bgr);
    decoded.iccProfile.assign(container.iccProfile.begin(), container.iccProfile.end());
    decoded.exif = readExif(container.exif);
    return decoded;
}

}  // namespace concord::vision
