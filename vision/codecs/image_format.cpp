#include "vision/codecs/image_format.h"

#include <algorithm>
#include <array>
#include <string>
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

// Decided by the major brand, of ISO/IEC 23008-12 or of AV1 images; the compatible brands after it are not read.
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

namespace {

// Whether the first bytes may be UTF-8 text: all are tabs, breaks or printable, and none is above 0xf4.
bool isText(Bytes file) {
    constexpr std::size_t checkedBytes = 512;
    return std::ranges::all_of(file.first(std::min(file.size(), checkedBytes)), [](unsigned char byte) {
        const bool isTabOrBreak = byte == '\t' || byte == '\n' || byte == '\r' || byte == '\f';
        return isTabOrBreak || (byte >= 0x20 && byte != 0x7f && byte < 0xf5);
    });
}

std::string firstBytes(Bytes file) {
    std::string bytes;
    for (const unsigned char byte : file.first(std::min<std::size_t>(file.size(), 4))) {
        constexpr std::string_view digits = "0123456789abcdef";
        bytes += bytes.empty() ? "" : " ";
        bytes += digits[byte >> 4U];
        bytes += digits[byte & 15U];
    }
    return bytes;
}

}  // namespace

Message whyNoPhoto(Bytes file) {
    struct Known {
        std::size_t offset;
        std::string_view magic;
        const char* text;
    };
    constexpr const char* gif =
        CONCORD_TEXT("this is a GIF picture, not a photo: expected JPEG, PNG, WebP, TIFF or HEIC");
    constexpr const char* bmp =
        CONCORD_TEXT("this is a BMP picture, not a photo: expected JPEG, PNG, WebP, TIFF or HEIC");
    constexpr const char* pdf =
        CONCORD_TEXT("this is a PDF document, not a photo: expected JPEG, PNG, WebP, TIFF or HEIC");
    constexpr const char* video = CONCORD_TEXT("this is a video, not a photo: expected JPEG, PNG, WebP, TIFF or HEIC");
    constexpr const char* jpegXl =
        CONCORD_TEXT("this is a JPEG XL picture, which cannot be read: expected JPEG, PNG, WebP, TIFF or HEIC");
    constexpr const char* zip =
        CONCORD_TEXT("this is a ZIP archive, not a photo: expected JPEG, PNG, WebP, TIFF or HEIC");
    constexpr const char* svg = CONCORD_TEXT("this is a drawing, not a photo: expected JPEG, PNG, WebP, TIFF or HEIC");
    constexpr std::array known{Known{0, "GIF8", gif},       Known{0, "BM", bmp},          Known{0, "%PDF", pdf},
                               Known{4, "ftyp", video},     Known{0, "\xff\x0a", jpegXl}, Known{4, "JXL ", jpegXl},
                               Known{0, "PK\x03\x04", zip}, Known{0, "<svg", svg}};
    for (const Known& other : known)
        if (hasBytes(file, other.offset, other.magic))
            return {other.text, {}};
    if (isText(file))
        return {CONCORD_TEXT("this is a text file, not a photo: expected JPEG, PNG, WebP, TIFF or HEIC"), {}};
    return {CONCORD_TEXT("this is no photo: expected JPEG, PNG, WebP, TIFF or HEIC, got bytes %1"), {firstBytes(file)}};
}

}  // namespace concord::vision
