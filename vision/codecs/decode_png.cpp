// PNG with libpng's simplified interface, which converts any kind of PNG to 8-bit opaque pixels, needs no second
// copy of the picture, and returns its errors in a struct (with cv::imdecode they go to standard error).
#include "vision/codecs/decode.h"
#include "vision/codecs/shrink.h"

#include <png.h>
#include <zlib.h>

#include <algorithm>
#include <array>
#include <string_view>

namespace concord::vision {

namespace {

constexpr std::size_t signatureLength = 8;
constexpr std::size_t largestProfile = std::size_t{4} << 20U;
// Deflate cannot compress more than this many bytes into one.
constexpr std::uint64_t bestDeflateRatio = 1032;

struct Chunk {
    std::string_view type;
    Bytes data;
};

std::uint32_t bigEndian32(Bytes data, std::size_t at) {
    return static_cast<std::uint32_t>(data[at]) << 24U | static_cast<std::uint32_t>(data[at + 1]) << 16U |
           static_cast<std::uint32_t>(data[at + 2]) << 8U | data[at + 3];
}

// All chunks up to and including IEND; throws if the file ends before it. A chunk is length, type, data, checksum.
std::vector<Chunk> chunksOf(Bytes file) {
    std::vector<Chunk> chunks;
    for (Bytes rest = file.subspan(signatureLength);;) {
        if (rest.size() < 12)
            refuseCutOff("PNG");
        const std::uint32_t length = bigEndian32(rest, 0);
        if (length > rest.size() - 12)
            refuseCutOff("PNG");
        const std::string_view type(reinterpret_cast<const char*>(rest.data()) + 4, 4);
        chunks.push_back({type, rest.subspan(8, length)});
        if (type == "IEND")
            return chunks;
        rest = rest.subspan(12 + std::size_t{length});
    }
}

// iCCP: a name, a zero, the compression method 0, then a deflated profile.
std::vector<unsigned char> inflateProfile(Bytes data) {
    const auto zero = std::ranges::find(data, 0);
    if (data.end() - zero < 2)
        return {};
    const Bytes packed(zero + 2, data.end());
    std::vector<unsigned char> profile(std::min(largestProfile, packed.size() * bestDeflateRatio));
    auto length = static_cast<uLongf>(profile.size());
    if (uncompress(profile.data(), &length, packed.data(), static_cast<uLong>(packed.size())) != Z_OK)
        return {};
    profile.resize(length);
    return profile;
}

struct Header {
    std::uint32_t width = 0;
    std::uint32_t height = 0;
    std::uint64_t bitsPerPixel = 0;
};

Header headerOf(const std::vector<Chunk>& chunks) {
    const Chunk& first = chunks.front();
    if (first.type != "IHDR" || first.data.size() != 13)
        refuseDamaged("PNG", "no header");
    constexpr std::array<std::uint64_t, 7> samples{1, 0, 3, 1, 2, 0, 4};  // per pixel, by colour type
    const unsigned colourType = first.data[9];
    return {bigEndian32(first.data, 0), bigEndian32(first.data, 4),
            first.data[8] * (colourType < samples.size() ? samples.at(colourType) : 0)};
}

// Refuses a header with more pixels than the data can contain, before memory is allocated for them.
void requireEnoughData(const Header& header, const std::vector<Chunk>& chunks) {
    std::uint64_t packed = 0;
    for (const Chunk& chunk : chunks)
        if (chunk.type == "IDAT")
            packed += chunk.data.size();
    const std::uint64_t raw = std::uint64_t{header.width} * header.height * header.bitsPerPixel / 8;
    if (raw > packed * bestDeflateRatio)
        refuseCutOff("PNG");
}

cv::Mat decodePixels(Bytes file) {
    struct Image : png_image {
        Image() : png_image{} { version = PNG_IMAGE_VERSION; }
        ~Image() { png_image_free(this); }
        Image(const Image&) = delete;
        Image& operator=(const Image&) = delete;
    } image;
    if (png_image_begin_read_from_memory(&image, file.data(), file.size()) == 0)
        refuseDamaged("PNG", image.message);
    const bool gray = (image.format & PNG_FORMAT_FLAG_COLOR) == 0;
    // Otherwise libpng takes 16 bits without gAMA for linear light, which nobody writes.
    image.flags |= PNG_IMAGE_FLAG_16BIT_sRGB;
    image.format = gray ? PNG_FORMAT_GRAY : PNG_FORMAT_BGR;
    // Formats without alpha composite onto this; it has no effect on opaque pictures.
    const png_color background{transparentBackground, transparentBackground, transparentBackground};
    cv::Mat pixels(static_cast<int>(image.height), static_cast<int>(image.width), gray ? CV_8UC1 : CV_8UC3);
    if (png_image_finish_read(&image, &background, pixels.data, static_cast<png_int_32>(pixels.step[0]), nullptr) == 0)
        refuseDamaged("PNG", image.message);
    return pixels;
}

}  // namespace

Decoded decodePng(Bytes file, const IngestOptions& options) {
    const std::vector<Chunk> chunks = chunksOf(file);
    const Header header = headerOf(chunks);
    requireReasonableSize(header.width, header.height, options);
    requireEnoughData(header, chunks);

    Decoded decoded;
    decoded.storedSize = cv::Size(static_cast<int>(header.width), static_cast<int>(header.height));
    decoded.reduction = chooseReduction(decoded.storedSize, options);
    for (const Chunk& chunk : chunks) {
        if (chunk.type == "iCCP")
            decoded.iccProfile = inflateProfile(chunk.data);
        if (chunk.type == "eXIf")
            decoded.exif = readExif(chunk.data);
    }
    decoded.pixels = shrinkTo8Bit(decodePixels(file), decoded.reduction, ChannelOrder::Bgr);
    return decoded;
}

}  // namespace concord::vision
