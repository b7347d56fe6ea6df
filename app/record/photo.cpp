#include "photo.h"

#include "scoring/input_error.h"
#include "vision/encode.h"
#include "vision/ingest.h"

#include <exiv2/exiv2.hpp>
#include <opencv2/core.hpp>
#include <opencv2/imgproc.hpp>

#include <QCryptographicHash>

#include <algorithm>
#include <array>
#include <limits>
#include <span>
#include <vector>

namespace concord::record {

namespace {

using Bytes = std::vector<unsigned char>;

Bytes bytesOf(const QByteArray& array) { return {array.begin(), array.end()}; }

QByteArray arrayOf(const Bytes& bytes) {
    return {reinterpret_cast<const char*>(bytes.data()), static_cast<qsizetype>(bytes.size())};  // NOLINT(*-cast)
}

// --- where a photo says it was taken ------------------------------------------------------------

bool saysAny(const std::string& key, std::span<const char* const> words) {
    std::string lower = key;
    std::ranges::transform(lower, lower.begin(), [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return std::ranges::any_of(words, [&](const char* word) { return lower.find(word) != std::string::npos; });
}

constexpr std::array<const char*, 4> positions{"gps", "latitude", "longitude", "location"};
constexpr std::array<const char*, 9> places{"gps",   "latitude", "longitude", "location",   "city",
                                            "state", "country",  "landmark",  "worldregion"};

template <typename Data>
bool eraseWhere(Data& data, std::span<const char* const> words) {
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
    constexpr std::array<const char*, 5> iptcPlaces{"city", "location", "state", "country", "gps"};
    return eraseWhere(image.iptcData(), iptcPlaces) || erased;
}

// What follows the end of a JPEG, such as the film of a "motion photo", has metadata of its own.
QByteArray withoutAppendix(const QByteArray& jpeg) {
    const auto at = [&](qsizetype i) { return static_cast<unsigned char>(jpeg[i]); };
    constexpr unsigned char endOfImage = 0xD9;
    constexpr unsigned char startOfScan = 0xDA;
    qsizetype i = 2;
    while (i + 3 < jpeg.size() && at(i) == 0xFF) {
        const unsigned char marker = at(i + 1);
        i += 2 + at(i + 2) * 256 + at(i + 3);
        if (marker != startOfScan) {
            continue;
        }
        // Within a scan FF is followed by 00 or by a restart marker.
        while (i + 1 < jpeg.size() && (at(i) != 0xFF || at(i + 1) == 0 || (at(i + 1) & 0xF8) == 0xD0)) {
            ++i;
        }
        if (i + 1 < jpeg.size() && at(i + 1) == endOfImage) {
            return jpeg.left(i + 2);
        }
    }
    return jpeg;
}

// The photo without places; nothing where its metadata cannot be rewritten.
std::optional<QByteArray> withoutPlaces(const QByteArray& photo) {
    try {
        const auto* data = reinterpret_cast<const Exiv2::byte*>(photo.constData());  // NOLINT(*-cast)
        const auto image = Exiv2::ImageFactory::open(data, static_cast<long>(photo.size()));
        image->readMetadata();
        if (!erasePlaces(*image)) {
            return photo;
        }
        image->writeMetadata();
        image->readMetadata();
        if (erasePlaces(*image)) {
            return std::nullopt;
        }
        Exiv2::BasicIo& io = image->io();
        io.open();
        Exiv2::DataBuf bytes = io.read(static_cast<long>(io.size()));
        return QByteArray(reinterpret_cast<const char*>(bytes.pData_), bytes.size_);  // NOLINT(*-cast)
    } catch (const Exiv2::AnyError&) {
        return std::nullopt;
    }
}

// --- pixels -------------------------------------------------------------------------------------

cv::Mat upright(const vision::Photo& photo) {
    cv::Mat turned = photo.bgr.clone();
    const int o = photo.exifOrientation;
    if (o >= 5) {
        cv::transpose(turned, turned);
    }
    const bool mirrorX = o == 2 || o == 3 || o == 6 || o == 7;
    const bool mirrorY = o == 3 || o == 4 || o == 7 || o == 8;
    if (mirrorX || mirrorY) {
        cv::flip(turned, turned, mirrorX && mirrorY ? -1 : mirrorX ? 1 : 0);
    }
    return turned;
}

QByteArray thumbnailOf(const vision::Photo& photo) {
    constexpr int quality = 80;
    const cv::Mat picture = upright(photo);
    const double scale = std::min(1.0, static_cast<double>(thumbnailSidePx) / std::max(picture.cols, picture.rows));
    const cv::Size size(std::max(1, cvRound(picture.cols * scale)), std::max(1, cvRound(picture.rows * scale)));
    cv::Mat small;
    cv::resize(picture, small, size, 0, 0, cv::INTER_AREA);
    return arrayOf(vision::encodeJpeg(small, quality));
}

// The pixels alone, for formats whose metadata cannot be rewritten.
QByteArray asPlainJpeg(const QByteArray& photo) {
    constexpr int quality = 95;
    vision::IngestOptions whole;
    whole.targetLongSidePx = std::numeric_limits<int>::max();
    return arrayOf(vision::encodeJpeg(upright(vision::ingest(bytesOf(photo), whole)), quality));
}

std::string endingOf(const std::string& format) {
    return format == "JPEG" ? "jpg" : format == "PNG" ? "png" : format == "WebP" ? "webp" : "tif";
}

}  // namespace

std::string photoName(const QByteArray& bytes, const std::string& ending) {
    return QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex().toStdString() + '.' + ending;
}

KeptPhoto keptPhoto(const QByteArray& photo) {
    vision::IngestOptions options;
    options.targetLongSidePx = thumbnailSidePx;
    const vision::Photo decoded = vision::ingest(bytesOf(photo), options);
    std::optional<QByteArray> kept = decoded.format == "HEIF" ? std::nullopt : withoutPlaces(photo);
    std::string ending = kept ? endingOf(decoded.format) : "jpg";
    if (!kept) {
        kept = asPlainJpeg(photo);
    }
    if (ending == "jpg") {
        kept = withoutAppendix(*kept);
    }
    return {photoName(*kept, ending), *kept, thumbnailOf(decoded)};
}

}  // namespace concord::record
