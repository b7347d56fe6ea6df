// Photos of a record: without the place where they were taken, named by their content.
#pragma once

#include <QByteArray>

#include <functional>
#include <optional>
#include <string>

namespace concord::record {

inline constexpr int thumbnailSidePx = 320;

struct StoredPhoto {
    std::string file;      // "<SHA-256 of bytes>.jpg"
    QByteArray bytes;      // as stored
    QByteArray thumbnail;  // JPEG, upright, its longer side at most thumbnailSidePx
};

// Removes the GPS position and all other place names from a photo (EXIF, XMP, IPTC, and data after the end of a JPEG),
// without changing pixels; HEIC, whose metadata cannot be rewritten, becomes a JPEG. A photo without such data stays as
// it is, byte for byte. Throws InputError for anything that is not a photo.
StoredPhoto storedPhoto(const QByteArray& photo);

// The name of a photo with these bytes and this ending: "<SHA-256>.jpg".
std::string photoName(const QByteArray& bytes, const std::string& ending);

// Gives an import the photos that games name: the bytes of a `file`, or nothing.
using PhotoSource = std::function<std::optional<QByteArray>(const std::string& file)>;

}  // namespace concord::record
