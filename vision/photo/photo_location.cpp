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

bool saysAny(const std::string& key, Words words) {
    std::string lower = key;
    std::ranges::transform(lower, lower.begin(), [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return std::ranges::any_of(words, [&](const char* word) { return lower.find(word) != std::string::npos; });
}

constexpr std::array<const char*, 4> positions{"gps", "latitude", "longitude", "location"};
constexpr std::array<const char*, 9> places{"gps",   "latitude", "longitude", "location",   "city",
                                            "state", "country",  "landmark",  "worldregion"};
constexpr std::array<const char*, 5> iptcPlaces{"city", "location", "state", "country", "gps"};

template <typename Data>
bool eraseWhere(Data& data, Words words) {
    bool erased = false;
    for (auto entry = data.begin(); entry != data.end();) {
        if (saysAny(entry->key(), words)) {
            entry = data.erase(entry);
            erased = true;
        } else {
            ++entry;
        }
    }
    return erased;
}

// Answers whether there was anything.
bool erasePlaces(Exiv2::Image& image) {
    bool erased = eraseWhere(image.exifData(), positions);
    erased = eraseWhere(image.xmpData(), places) || erased;
    return eraseWhere(image.iptcData(), iptcPlaces) || erased;
}

}  // namespace

std::optional<std::vector<unsigned char>> withoutPlacesHere(Bytes photo) {
    muteExiv2();
    try {
        const auto image = Exiv2::ImageFactory::open(photo.data(), static_cast<long>(photo.size()));
        image->readMetadata();
        if (!erasePlaces(*image)) {
            return std::vector<unsigned char>(photo.begin(), photo.end());
        }
        image->writeMetadata();
        image->readMetadata();
        if (erasePlaces(*image)) {
            return std::nullopt;
        }
        Exiv2::BasicIo& io = image->io();
        io.open();
        const Exiv2::DataBuf bytes = io.read(static_cast<long>(io.size()));
        return std::vector<unsigned char>(bytes.pData_, bytes.pData_ + bytes.size_);
    } catch (const std::exception&) {  // its own, and those of a library that trusts what it reads
        return std::nullopt;
    }
}

std::optional<std::vector<unsigned char>> withoutPlaces(Bytes photo) {
    const auto answer = askDecoder({DecoderTask::StripPlaces}, photo);
    return answer ? bytesFromAnswer(answer->bytes()) : withoutPlacesHere(photo);
}

}  // namespace concord::vision
