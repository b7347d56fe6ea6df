// Photos of a record: without the place where they were taken, named by their content.
#pragma once

#include <QByteArray>

#include <functional>
#include <optional>
#include <string>

namespace concord::record {

inline constexpr int thumbnailSidePx = 320;

struct StoredPhoto {
    std::string file;      // "<SHA-256 of bytes>.jpg", or .png, .webp, .tif
    QByteArray bytes;      // as stored
    QByteArray thumbnail;  // JPEG, upright, its longer side at most thumbnailSidePx
};

// Removes GPS positions and place names (EXIF, XMP, IPTC) and any data after the end of a JPEG, without changing
// pixels; a photo without such data stays as it is, byte for byte. HEIC, and photos whose metadata cannot be read or
// rewritten, are encoded again as JPEG. Throws InputError for anything that is not a photo.
StoredPhoto storedPhoto(const QByteArray& photo);

// The file name of a photo with these bytes and this extension: "<SHA-256>.jpg".
std::string photoName(const QByteArray& bytes, const std::string& extension);

// Looks up the bytes of a photo named by an imported game; nothing if it is missing.
using PhotoSource = std::function<std::optional<QByteArray>(const std::string& file)>;

}  // namespace concord::record
