// The segments before the pixels of a JPEG file (ITU-T T.81, B.1), none of which is trusted.
#pragma once

#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace concord::vision {

struct JpegSegment {
    unsigned char marker = 0;             // the byte after FF, such as 0xE1 for APP1
    std::size_t begin = 0;                // offset of its first FF in the file
    std::size_t end = 0;                  // offset after the segment
    std::span<const unsigned char> data;  // without marker and length; refers to the file's own bytes
};

constexpr unsigned char jpegComment = 0xFE;
constexpr std::size_t maxJpegSegment = 65533;  // bytes of data

// The segments up to the first scan. Nothing if the file is no JPEG, or ends or is damaged before its pixels.
std::optional<std::vector<JpegSegment>> jpegSegments(std::span<const unsigned char> file);

// The same file with a comment after the segments of applications (APP0 to APP15) that it begins with. Nothing if the
// text has more than maxJpegSegment bytes, or where jpegSegments() returns nothing.
std::optional<std::vector<unsigned char>> withJpegComment(std::span<const unsigned char> file, std::string_view text);

}  // namespace concord::vision
