// Photos of a record: without the place they were taken at, named by their content.
#pragma once

#include <QByteArray>

#include <functional>
#include <optional>
#include <string>

namespace concord::record {

inline constexpr int thumbnailSidePx = 320;

struct StoredPhoto {
    std::string file;      // "<SHA-256 of bytes>.jpg"
    QByteArray bytes;      // as they are kept
    QByteArray thumbnail;  // JPEG, upright, its longer side at most thumbnailSidePx
};

// Takes the GPS position and all other names of places out of a photo (EXIF, XMP, IPTC, and what hangs on
// behind a JPEG), pixels untouched; HEIC, whose metadata cannot be rewritten, becomes a JPEG. What has no
// place in it stays byte for byte. Throws InputError for what is no photo.
StoredPhoto storedPhoto(const QByteArray& photo);

// The name of a photo with these bytes and this ending: "<SHA-256>.jpg".
std::string photoName(const QByteArray& bytes, const std::string& ending);

// Where an import finds the photos that games name: the bytes of a `file`, or nothing.
using PhotoSource = std::function<std::optional<QByteArray>(const std::string& file)>;

}  // namespace concord::record
