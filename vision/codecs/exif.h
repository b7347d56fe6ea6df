// The two things that the reader wants to know from a photo's EXIF data.
#pragma once

#include <optional>
#include <span>

namespace concord::vision {

struct ExifFacts {
    int orientation = 1;              // 1 to 8, EXIF 2.32 tag 0x0112; 1 where it is absent or nonsense
    std::optional<double> focal35mm;  // millimetres, as of 35 mm film; nothing where unknown
};

// data: EXIF as TIFF structure, with or without "Exif\0\0" before it. Data that make no sense give no facts:
// a photo is read without them.
ExifFacts readExif(std::span<const unsigned char> data);

// Exiv2 writes to standard error about every odd tag; people want to hear about their board. Call it before Exiv2 is
// used.
void muteExiv2();

// Camera makers write 0 for "unknown"; lenses outside of 5 to 2000 mm are not believed.
std::optional<double> plausibleFocal35mm(double millimetres);

}  // namespace concord::vision
