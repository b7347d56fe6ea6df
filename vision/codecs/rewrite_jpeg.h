// Writes a JPEG anew without decoding its pixels: the same quantised coefficients, so that the picture stays the same
// to the last bit, with its noise and compression artefacts.
#pragma once

#include <functional>
#include <optional>
#include <span>
#include <vector>

namespace concord::vision {

struct JpegMetadata {
    std::vector<unsigned char> exif;        // as a TIFF structure, with or without "Exif\0\0"; empty: none
    std::vector<unsigned char> iccProfile;  // empty: none
};

struct RewrittenJpeg {
    std::vector<unsigned char> file;
    bool hadTrailingData = false;  // after the picture, such as another picture or a film
};

// The new file holds what libjpeg reads as the picture, and the new metadata. Nothing else of the old file gets into
// it: no other segment, and no data after the picture. change: returns the new metadata for the old. There is no new
// file if it returns nothing, or if libjpeg cannot read the picture. Throws InputError if the picture is larger than a
// photo may be.
std::optional<RewrittenJpeg> rewriteJpeg(
    std::span<const unsigned char> file,
    const std::function<std::optional<JpegMetadata>(const JpegMetadata& old)>& change);

}  // namespace concord::vision
