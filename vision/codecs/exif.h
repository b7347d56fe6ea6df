// The two EXIF values that the reader needs.
#pragma once

#include <optional>
#include <span>

namespace concord::vision {

struct ExifFacts {
    int orientation = 1;              // 1 to 8, EXIF 2.32 tag 0x0112; 1 if absent or invalid
    std::optional<double> focal35mm;  // 35 mm equivalent, in millimetres; nothing if unknown
};

// data: EXIF as a TIFF structure, with or without "Exif\0\0" before it. Invalid data give the defaults, as a photo can
// be read without EXIF.
ExifFacts readExif(std::span<const unsigned char> data);

// Stops Exiv2 from reporting every odd tag on standard error. readExif() does so itself; call this before other uses of
// Exiv2.
void muteExiv2();

// Nothing outside 5 to 2000 mm; camera makers write 0 for "unknown".
std::optional<double> plausibleFocal35mm(double millimetres);

}  // namespace concord::vision
