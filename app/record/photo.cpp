#include "app/record/photo.h"

#include "scoring/json/input_error.h"
#include "vision/codecs/encode.h"
#include "vision/photo/ingest.h"
#include "vision/photo/photo_location.h"

#include <opencv2/core.hpp>
#include <opencv2/imgproc.hpp>

#include <QCryptographicHash>

#include <algorithm>
#include <limits>
#include <vector>

namespace concord::record {

namespace {

using Bytes = std::vector<unsigned char>;

Bytes bytesOf(const QByteArray& array) { return {array.begin(), array.end()}; }

QByteArray arrayOf(const Bytes& bytes) {
    return {reinterpret_cast<const char*>(bytes.data()), static_cast<qsizetype>(bytes.size())};
}

// Data after the end of a JPEG, such as the video of a "motion photo", has metadata of its own.
QByteArray withoutAppendix(const QByteArray& jpeg) {
    const auto at = [&](qsizetype i) { return static_cast<unsigned char>(jpeg[i]); };
    constexpr unsigned char endOfImage = 0xD9;
    constexpr unsigned char startOfScan = 0xDA;
    qsizetype i = 2;  // after the start of the image
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

cv::Mat upright(const vision::Photo& photo) {
    cv::Mat turned = photo.bgr.clone();
    const int o = photo.exifOrientation;  // from 5 on, width and height are swapped
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

// Re-encodes the pixels alone: for HEIC, and for photos whose metadata cannot be read or rewritten.
QByteArray asPlainJpeg(const QByteArray& photo) {
    constexpr int quality = 95;
    vision::IngestOptions fullSize;
    fullSize.targetLongSidePx = std::numeric_limits<int>::max();
    return arrayOf(vision::encodeJpeg(upright(vision::ingest(bytesOf(photo), fullSize)), quality));
}

std::string extensionOf(const std::string& format) {
    return format == "JPEG" ? "jpg" : format == "PNG" ? "png" : format == "WebP" ? "webp" : "tif";
}

}  // namespace

std::string photoName(const QByteArray& bytes, const std::string& extension) {
    return QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex().toStdString() + '.' + extension;
}

StoredPhoto storedPhoto(const QByteArray& photo) {
    vision::IngestOptions options;
    options.targetLongSidePx = thumbnailSidePx;
    const vision::Photo decoded = vision::ingest(bytesOf(photo), options);
    const std::optional<Bytes> cleared =
        decoded.format == "HEIF" ? std::nullopt : vision::withoutLocation(bytesOf(photo));
    const std::string extension = cleared ? extensionOf(decoded.format) : "jpg";
    QByteArray stored = cleared ? arrayOf(*cleared) : asPlainJpeg(photo);
    if (extension == "jpg") {
        stored = withoutAppendix(stored);
    }
    return {photoName(stored, extension), stored, thumbnailOf(decoded)};
}

}  // namespace concord::record
