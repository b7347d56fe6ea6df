#include "vision/codecs/exif.h"

#include <exiv2/exiv2.hpp>

#include <algorithm>
#include <array>
#include <limits>
#include <mutex>

namespace concord::vision {

namespace {

// First value of a tag, as an integer.
std::optional<long> firstInteger(Exiv2::ExifData& exif, const char* key) {
    const auto found = exif.findKey(Exiv2::ExifKey(key));
    if (found == exif.end() || found->count() < 1)
        return {};
    return found->toLong(0);
}

std::span<const unsigned char> withoutPrefix(std::span<const unsigned char> data) {
    constexpr std::array<unsigned char, 6> prefix{'E', 'x', 'i', 'f', 0, 0};
    const bool present = data.size() >= prefix.size() && std::ranges::equal(data.first(prefix.size()), prefix);
    return present ? data.subspan(prefix.size()) : data;
}

}  // namespace

void muteExiv2() {
    static std::once_flag muted;
    std::call_once(muted, [] { Exiv2::LogMsg::setLevel(Exiv2::LogMsg::mute); });
}

ExifFacts readExif(std::span<const unsigned char> data) {
    muteExiv2();
    ExifFacts facts;
    data = withoutPrefix(data);
    if (data.empty() || data.size() > std::numeric_limits<std::uint32_t>::max())
        return facts;
    try {
        Exiv2::ExifData exif;
        Exiv2::ExifParser::decode(exif, data.data(), static_cast<std::uint32_t>(data.size()));
        const long orientation = firstInteger(exif, "Exif.Image.Orientation").value_or(1);
        if (orientation >= 1 && orientation <= 8)
            facts.orientation = static_cast<int>(orientation);
        facts.focal35mm =
            plausibleFocal35mm(static_cast<double>(firstInteger(exif, "Exif.Photo.FocalLengthIn35mmFilm").value_or(0)));
    } catch (const std::exception&) {
        // Exiv2 throws when the data are not EXIF at all.
        return {};
    }
    return facts;
}

}  // namespace concord::vision
