// Where a photo says it was taken.
#pragma once

#include <optional>
#include <span>
#include <vector>

namespace concord::vision {

// The photo without GPS positions and names of places in its EXIF, XMP and IPTC data, pixels untouched; byte for byte
// where there are none. Nothing where its metadata cannot be read or rewritten, as of HEIC.
std::optional<std::vector<unsigned char>> withoutPlaces(std::span<const unsigned char> photo);

// The same, always in this process.
std::optional<std::vector<unsigned char>> withoutPlacesHere(std::span<const unsigned char> photo);

}  // namespace concord::vision
