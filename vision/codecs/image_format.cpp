#include "vision/codecs/image_format.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace concord::vision {

namespace {

using Bytes = std::span<const unsigned char>;
using namespace std::string_view_literals;

bool hasBytes(Bytes file, std::size_t offset, std::string_view magic) {
    if (file.size() < offset + magic.size())
        return false;
    return std::ranges::equal(file.subspan(offset, magic.size()), magic, [](unsigned char byte, char letter) {
        return byte == static_cast<unsigned char>(letter);
    });
}

// Brands of ISO/IEC 23008-12 and of AV1 images; the list of compatible brands follows the major one.
bool isHeif(Bytes file) {
    if (!hasBytes(file, 4, "ftyp"))
        return false;
    constexpr std::array brands{"heic"sv, "heix"sv, "heim"sv, "heis"sv, "hevc"sv,
                                "hevx"sv, "mif1"sv, "msf1"sv, "avif"sv, "mif2"sv};
    return std::ranges::any_of(brands, [file](std::string_view brand) { return hasBytes(file, 8, brand); });
}

}  // namespace

const char* name(ImageFormat format) {
    switch (format) {
        case ImageFormat::Jpeg:
            return "JPEG";
        case ImageFormat::Png:
            return "PNG";
        case ImageFormat::Webp:
            return "WebP";
        case ImageFormat::Tiff:
            return "TIFF";
        case ImageFormat::Heif:
            return "HEIF";
    }
    return "";
}

std::optional<ImageFormat> sniffFormat(Bytes file) {
    if (hasBytes(file, 0, "\xff\xd8\xff"))
        return ImageFormat::Jpeg;
    if (hasBytes(file, 0, "\x89PNG\r\n\x1a\n"))
        return ImageFormat::Png;
    if (hasBytes(file, 0, "RIFF") && hasBytes(file, 8, "WEBP"))
        return ImageFormat::Webp;
    // Classic and big TIFF, both byte orders.
    if (hasBytes(file, 0, "II\x2a\0"sv) || hasBytes(file, 0, "MM\0\x2a"sv) || hasBytes(file, 0, "II\x2b\0"sv) ||
        hasBytes(file, 0, "MM\0\x2b"sv))
        return ImageFormat::Tiff;
    if (isHeif(file))
        return ImageFormat::Heif;
    return {};
}

std::string describeOther(Bytes file) {
    struct Known {
        std::size_t offset;
        std::string_view magic;
        std::string_view what;
    };
    constexpr std::array known{Known{0, "GIF8", "a GIF picture"},         Known{0, "BM", "a BMP picture"},
                               Known{0, "%PDF", "a PDF document"},        Known{4, "ftyp", "a video"},
                               Known{0, "\xff\x0a", "a JPEG XL picture"}, Known{4, "JXL ", "a JPEG XL picture"},
                               Known{0, "PK\x03\x04", "a ZIP archive"},   Known{0, "<svg", "an SVG drawing"},
                               Known{0, "{", "JSON or other text"}};
    for (const Known& other : known)
        if (hasBytes(file, other.offset, other.magic))
            return std::string(other.what);
    std::string bytes;
    for (const unsigned char byte : file.first(std::min<std::size_t>(file.size(), 4))) {
        constexpr std::string_view digits = "0123456789abcdef";
        bytes += bytes.empty() ? "" : " ";
        bytes += digits[byte >> 4U];
        bytes += digits[byte & 15U];
    }
    return "bytes " + bytes;
}

}  // namespace concord::vision
