#include "vision/photo/photo_location.h"

#include "vision/codecs/exif.h"
#include "vision/photo/decoder_answer.h"
#include "vision/photo/decoder_process.h"

#include <exiv2/exiv2.hpp>

#include <algorithm>
#include <array>
#include <string>

namespace concord::vision {

namespace {

using Words = std::span<const char* const>;

bool containsAny(const std::string& key, Words words) {
    std::string lower = key;
    std::ranges::transform(lower, lower.begin(), [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return std::ranges::any_of(words, [&](const char* word) { return lower.find(word) != std::string::npos; });
}

constexpr std::array<const char*, 4> exifWords{"gps", "latitude", "longitude", "location"};
constexpr std::array<const char*, 9> xmpWords{"gps",   "latitude", "longitude", "location",   "city",
                                              "state", "country",  "landmark",  "worldregion"};
constexpr std::array<const char*, 5> iptcWords{"city", "location", "state", "country", "gps"};

template <typename Data>
bool eraseWhere(Data& data, Words words) {
    bool erased = false;
    for (auto entry = data.begin(); entry != data.end();) {
        if (containsAny(entry->key(), words)) {
            entry = data.erase(entry);
            erased = true;
        } else {
            ++entry;
        }
    }
    return erased;
}

// Returns whether there was a location.
bool eraseLocation(Exiv2::Image& image) {
    bool erased = eraseWhere(image.exifData(), exifWords);
    erased = eraseWhere(image.xmpData(), xmpWords) || erased;
    return eraseWhere(image.iptcData(), iptcWords) || erased;
}

}  // namespace

std::optional<std::vector<unsigned char>> withoutLocationInProcess(Bytes photo) {
    muteExiv2();
    try {
        const auto image = Exiv2::ImageFactory::open(photo.data(), static_cast<long>(photo.size()));
        image->readMetadata();
        if (!eraseLocation(*image)) {
            return std::vector<unsigned char>(photo.begin(), photo.end());
        }
        image->writeMetadata();
        image->readMetadata();
        if (eraseLocation(*image)) {
            return std::nullopt;
        }
        Exiv2::BasicIo& io = image->io();
        io.open();
        const Exiv2::DataBuf bytes = io.read(static_cast<long>(io.size()));
        return std::vector<unsigned char>(bytes.pData_, bytes.pData_ + bytes.size_);
    } catch (const std::exception&) {  // Exiv2's own, and others from parsing invalid data
        return std::nullopt;
    }
}

std::optional<std::vector<unsigned char>> withoutLocation(Bytes photo) {
    const auto answer = askDecoder({DecoderTask::StripLocation}, photo);
    return answer ? bytesFromAnswer(answer->bytes()) : withoutLocationInProcess(photo);
}

}  // namespace concord::vision
