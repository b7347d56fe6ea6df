#include "vision/photo/clean_photo.h"

#include "vision/codecs/colour_profile.h"
#include "vision/codecs/encode.h"
#include "vision/codecs/exif.h"
#include "vision/codecs/jpeg_segments.h"
#include "vision/codecs/rewrite_jpeg.h"
#include "vision/photo/decoder_answer.h"
#include "vision/photo/decoder_process.h"
#include "vision/photo/ingest.h"

#include <exiv2/exiv2.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <optional>
#include <set>
#include <string>
#include <string_view>

namespace concord::vision {

namespace {

using Kinds = std::set<PrivateData>;
using namespace std::string_view_literals;

// --- what is found --------------------------------------------------------------------------------

struct TellingTag {
    std::string_view part;  // of a key such as "Exif.Photo.BodySerialNumber"
    PrivateData kind;
};

// The first entry whose part a key contains decides.
constexpr std::array tellingTags{TellingTag{"GPS", PrivateData::Place},
                                 TellingTag{"SerialNumber", PrivateData::SerialNumber},
                                 TellingTag{"ImageUniqueID", PrivateData::SerialNumber},
                                 TellingTag{"MakerNote", PrivateData::MakerNotes},
                                 TellingTag{"Exif.Thumbnail", PrivateData::Preview},
                                 TellingTag{"SubImage", PrivateData::Preview},
                                 TellingTag{"Owner", PrivateData::Owner},
                                 TellingTag{"Artist", PrivateData::Owner},
                                 TellingTag{"Author", PrivateData::Owner},
                                 TellingTag{"Copyright", PrivateData::Owner},
                                 TellingTag{"DateTime", PrivateData::Date},
                                 TellingTag{"SubSecTime", PrivateData::Date},
                                 TellingTag{"OffsetTime", PrivateData::Date},
                                 TellingTag{"Exif.Image.Make", PrivateData::Camera},
                                 TellingTag{"Exif.Image.Model", PrivateData::Camera},
                                 TellingTag{"Exif.Image.Software", PrivateData::Camera},
                                 TellingTag{"Exif.Image.HostComputer", PrivateData::Camera},
                                 TellingTag{"Exif.Photo.Lens", PrivateData::Camera},
                                 TellingTag{"Description", PrivateData::Notes},
                                 TellingTag{"UserComment", PrivateData::Notes},
                                 TellingTag{"Exif.Image.XP", PrivateData::Notes}};

Kinds kindsOf(const Exiv2::ExifData& exif) {
    Kinds kinds;
    for (const Exiv2::Exifdatum& entry : exif) {
        const std::string key = entry.key();
        const auto tag = std::ranges::find_if(
            tellingTags, [&](const TellingTag& t) { return key.find(t.part) != std::string::npos; });
        if (tag != tellingTags.end()) {
            kinds.insert(tag->kind);
        }
    }
    return kinds;
}

bool startsWith(std::span<const unsigned char> data, std::string_view text) {
    return data.size() >= text.size() &&
           std::ranges::equal(data.first(text.size()), text, {},
                              [](unsigned char byte) { return static_cast<char>(byte); }, {});
}

// JFIF 1.02: bytes 12 and 13 are the width and height of a small copy of the picture.
bool isJfifWithPreview(std::span<const unsigned char> data) {
    return startsWith(data, "JFIF\0"sv) && data.size() > 13 && data[12] > 0 && data[13] > 0;
}

void addKindsOfSegments(Bytes jpeg, Kinds& kinds) {
    constexpr unsigned char app0 = 0xE0;
    for (const JpegSegment& segment : jpegSegments(jpeg).value_or(std::vector<JpegSegment>())) {
        const bool isApplication = (segment.marker & 0xF0) == app0;
        const bool isStandard = startsWith(segment.data, "JFIF\0"sv) || startsWith(segment.data, "Exif\0\0"sv) ||
                                startsWith(segment.data, "ICC_PROFILE\0"sv) || startsWith(segment.data, "Adobe"sv);
        if (startsWith(segment.data, "MPF\0"sv)) {
            kinds.insert(PrivateData::MorePictures);
        } else if (startsWith(segment.data, "JFXX\0"sv) || isJfifWithPreview(segment.data)) {
            kinds.insert(PrivateData::Preview);
        } else if (segment.marker == jpegComment || (isApplication && !isStandard)) {
            kinds.insert(PrivateData::Notes);
        }
    }
}

// --- what stays -----------------------------------------------------------------------------------

Exiv2::ExifData exifFrom(Bytes data) {
    constexpr std::string_view prefix = "Exif\0\0"sv;
    if (startsWith(data, prefix)) {
        data = data.subspan(prefix.size());
    }
    Exiv2::ExifData exif;
    if (data.empty() || data.size() > std::numeric_limits<std::uint32_t>::max()) {
        return exif;
    }
    try {
        Exiv2::ExifParser::decode(exif, data.data(), static_cast<std::uint32_t>(data.size()));
    } catch (const std::exception&) {  // no EXIF at all
        exif.clear();
    }
    return exif;
}

// The number is written afresh: a value of another type or length could hide a text.
void keepInteger(Exiv2::ExifData& from, const char* key, long min, long max, Exiv2::ExifData& to) {
    const auto found = from.findKey(Exiv2::ExifKey(key));
    if (found == from.end() || found->count() < 1) {
        return;
    }
    const long number = found->toLong(0);
    if (number < min || number > max) {
        return;
    }
    if (number <= std::numeric_limits<std::uint16_t>::max()) {
        to[key] = static_cast<std::uint16_t>(number);
    } else {
        to[key] = static_cast<std::uint32_t>(number);
    }
}

void keepFocalLength(Exiv2::ExifData& from, Exiv2::ExifData& to) {
    constexpr const char* key = "Exif.Photo.FocalLength";
    const auto found = from.findKey(Exiv2::ExifKey(key));
    if (found == from.end() || found->count() < 1) {
        return;
    }
    const double millimetres = found->toFloat(0);
    constexpr double most = 5000;
    if (millimetres > 0 && millimetres < most) {  // false for NaN
        to[key] = Exiv2::URational(static_cast<std::uint32_t>(std::lround(millimetres * 100)), 100);
    }
}

std::vector<unsigned char> encoded(const Exiv2::ExifData& exif) {
    Exiv2::Blob blob;
    if (!exif.empty()) {
        Exiv2::ExifParser::encode(blob, Exiv2::littleEndian, exif);
    }
    return {blob.begin(), blob.end()};
}

std::vector<unsigned char> keptExif(Exiv2::ExifData& old, int orientation) {
    constexpr long mostPixels = 1'000'000;
    constexpr long longest35mm = 2000;
    Exiv2::ExifData kept;
    if (orientation != 1) {
        kept["Exif.Image.Orientation"] = static_cast<std::uint16_t>(orientation);
    }
    keepFocalLength(old, kept);
    keepInteger(old, "Exif.Photo.FocalLengthIn35mmFilm", 1, longest35mm, kept);
    keepInteger(old, "Exif.Photo.PixelXDimension", 1, mostPixels, kept);
    keepInteger(old, "Exif.Photo.PixelYDimension", 1, mostPixels, kept);
    return encoded(kept);
}

CleanPhoto result(std::vector<unsigned char> jpeg, const Kinds& kinds, bool isReencoded) {
    return {std::move(jpeg), {kinds.begin(), kinds.end()}, isReencoded};
}

std::optional<CleanPhoto> rewritten(Bytes jpeg) {
    Kinds kinds;
    const auto file = rewriteJpeg(jpeg, [&](const JpegMetadata& old) -> std::optional<JpegMetadata> {
        Exiv2::ExifData exif = exifFrom(old.exif);
        kinds = kindsOf(exif);
        std::optional<std::vector<unsigned char>> profile =
            old.iccProfile.empty() ? std::vector<unsigned char>() : bareProfile(old.iccProfile);
        if (!profile) {
            return {};
        }
        return JpegMetadata{keptExif(exif, readExif(old.exif).orientation), std::move(*profile)};
    });
    if (!file) {
        return {};
    }
    addKindsOfSegments(jpeg, kinds);
    if (file->hadTrailingData) {
        kinds.insert(PrivateData::MorePictures);
    }
    return result(file->file, kinds, false);
}

// What the metadata of a photo to be reencoded reveal; nothing if Exiv2 does not know the format.
Kinds kindsIn(Bytes photo) {
    try {
        const auto image = Exiv2::ImageFactory::open(photo.data(), static_cast<long>(photo.size()));
        image->readMetadata();
        Kinds kinds = kindsOf(image->exifData());
        if (!image->xmpData().empty() || !image->iptcData().empty() || !image->comment().empty()) {
            kinds.insert(PrivateData::Notes);
        }
        return kinds;
    } catch (const std::exception&) {
        return {};
    }
}

CleanPhoto reencoded(Bytes file) {
    constexpr int quality = 98;  // what is lost is less than the noise of any camera
    IngestOptions whole;
    whole.targetLongSidePx = std::numeric_limits<int>::max();
    const Photo photo = ingestInProcess(file, whole);
    const auto jpeg = rewriteJpeg(encodeJpeg(photo.bgr, quality), [&](const JpegMetadata&) {
        Exiv2::ExifData exif;
        if (photo.exifOrientation != 1) {
            exif["Exif.Image.Orientation"] = static_cast<std::uint16_t>(photo.exifOrientation);
        }
        if (photo.focal35mm) {
            exif["Exif.Photo.FocalLengthIn35mmFilm"] = static_cast<std::uint16_t>(std::lround(*photo.focal35mm));
        }
        return std::optional(JpegMetadata{encoded(exif), {}});
    });
    if (!jpeg) {
        refuseDamaged(photo.format.c_str(), "it cannot be written as JPEG");
    }
    Kinds kinds = kindsIn(file);
    addKindsOfSegments(file, kinds);
    const auto bare = rewriteJpeg(file, [](const JpegMetadata&) { return std::optional(JpegMetadata{}); });
    if (bare && bare->hadTrailingData) {
        kinds.insert(PrivateData::MorePictures);
    }
    return result(jpeg->file, kinds, true);
}

}  // namespace

CleanPhoto cleanPhotoInProcess(Bytes photo) {
    muteExiv2();
    if (std::optional<CleanPhoto> clean = rewritten(photo)) {
        return *clean;
    }
    return reencoded(photo);
}

CleanPhoto cleanPhoto(Bytes photo) {
    const auto answer = askDecoder({DecoderTask::Clean}, photo);
    return answer ? cleanFromAnswer(answer->bytes()) : cleanPhotoInProcess(photo);
}

}  // namespace concord::vision
