// Removes from a photo's metadata the location where it was taken.
#pragma once

#include <optional>
#include <span>
#include <vector>

namespace concord::vision {

// The photo without GPS positions and place names in its EXIF, XMP and IPTC data; pixels are unchanged, and so is the
// whole file if there are none. Nothing if the metadata cannot be read or rewritten, as for HEIC. Throws InputError if
// the decoder's process fails.
std::optional<std::vector<unsigned char>> withoutLocation(std::span<const unsigned char> photo);

// The same, always in this process.
std::optional<std::vector<unsigned char>> withoutLocationInProcess(std::span<const unsigned char> photo);

}  // namespace concord::vision
