// WebP with libwebp; profile and EXIF are read from the container's chunks. (cv::imdecode passes a WebP with an invalid
// header to GDAL, through a file in /tmp.) WebP has no checksum, so damage inside the picture data may go unnoticed.
#include "vision/codecs/decode.h"
#include "vision/codecs/shrink.h"

#include <webp/decode.h>

#include <algorithm>
#include <new>
#include <string_view>

namespace concord::vision {

namespace {

struct Container {
    Bytes iccProfile;
    Bytes exif;
};

std::uint32_t littleEndian32(Bytes data, std::size_t at) {
    return data[at] | static_cast<std::uint32_t>(data[at + 1]) << 8U | static_cast<std::uint32_t>(data[at + 2]) << 16U |
           static_cast<std::uint32_t>(data[at + 3]) << 24U;
}

// RIFF as in RFC 9649: a length, "WEBP", then chunks of type, length and data, each padded to an even length.
Container readContainer(Bytes file) {
    const std::uint32_t promised = file.size() < 12 ? 0 : littleEndian32(file, 4);
    if (promised < 4 || promised > file.size() - 8)
        refuseCutOff("WebP");
    Container container;
    Bytes rest = file.subspan(12, promised - 4);
    while (rest.size() >= 8) {
        const std::string_view type(reinterpret_cast<const char*>(rest.data()), 4);
        const std::size_t length = littleEndian32(rest, 4);
        if (length > rest.size() - 8)
            refuseCutOff("WebP");
        if (type == "ICCP")
            container.iccProfile = rest.subspan(8, length);
        if (type == "EXIF")
            container.exif = rest.subspan(8, length);
        rest = rest.subspan(std::min(rest.size(), 8 + length + length % 2));
    }
    return container;
}

void require(VP8StatusCode status) {
    if (status == VP8_STATUS_OK)
        return;
    if (status == VP8_STATUS_NOT_ENOUGH_DATA || status == VP8_STATUS_SUSPENDED)
        refuseCutOff("WebP");
    if (status == VP8_STATUS_OUT_OF_MEMORY)
        throw std::bad_alloc();
    refuseDamaged("WebP", "its picture data make no sense");
}

// BGR or BGRA, 8 bits.
cv::Mat decodePixels(Bytes file, const WebPBitstreamFeatures& features) {
    cv::Mat pixels(features.height, features.width, features.has_alpha != 0 ? CV_8UC4 : CV_8UC3);
    WebPDecoderConfig config;
    if (WebPInitDecoderConfig(&config) == 0)
        refuse({CONCORD_TEXT("libwebp has a different version from the one that this program was built with"), {}});
    config.output.colorspace = features.has_alpha != 0 ? MODE_BGRA : MODE_BGR;
    config.output.is_external_memory = 1;
    config.output.u.RGBA = {pixels.data, static_cast<int>(pixels.step[0]), pixels.total() * pixels.elemSize()};
    require(WebPDecode(file.data(), file.size(), &config));
    return pixels;
}

}  // namespace

Decoded decodeWebp(Bytes file, const IngestOptions& options) {
    const Container container = readContainer(file);
    WebPBitstreamFeatures features{};
    require(WebPGetFeatures(file.data(), file.size(), &features));
    if (features.has_animation != 0)
        refuse({CONCORD_TEXT("the WebP file is a moving picture, expected a photo"), {}});
    requireReasonableSize(features.width, features.height, options);

    Decoded decoded;
    decoded.storedSize = cv::Size(features.width, features.height);
    decoded.reduction = chooseReduction(decoded.storedSize, options);
    decoded.pixels = shrinkTo8Bit(decodePixels(file, features), decoded.reduction, ChannelOrder::Bgr);
    decoded.iccProfile.assign(container.iccProfile.begin(), container.iccProfile.end());
    decoded.exif = readExif(container.exif);
    return decoded;
}

}  // namespace concord::vision
