#include "vision/codecs/jpeg_segments.h"

#include <algorithm>

namespace concord::vision {

namespace {

using Bytes = std::span<const unsigned char>;

constexpr unsigned char markerStart = 0xFF;
constexpr unsigned char startOfImage = 0xD8;
constexpr unsigned char startOfScan = 0xDA;

// Whether a length follows the marker. Excludes 0 and FF, which are no markers, reserved ones, and those without data.
bool hasLength(unsigned char marker) { return marker >= 0xC0 && marker < 0xFF && (marker < 0xD0 || marker > 0xD9); }

// The segment at the offset; nothing if there is none, or if it is cut off.
std::optional<JpegSegment> segmentAt(Bytes file, std::size_t begin) {
    std::size_t i = begin;
    if (i >= file.size() || file[i] != markerStart) {
        return {};
    }
    while (i < file.size() && file[i] == markerStart) {  // any number of these may come first
        ++i;
    }
    if (file.size() - i < 3 || !hasLength(file[i])) {
        return {};
    }
    const std::size_t length = file[i + 1] * std::size_t{256} + file[i + 2];  // including its own two bytes
    if (length < 2 || file.size() - i - 1 < length) {
        return {};
    }
    return JpegSegment{file[i], begin, i + 1 + length, file.subspan(i + 3, length - 2)};
}

}  // namespace

std::optional<std::vector<JpegSegment>> jpegSegments(Bytes file) {
    if (file.size() < 2 || file[0] != markerStart || file[1] != startOfImage) {
        return {};
    }
    std::vector<JpegSegment> segments;
    for (std::size_t at = 2;; at = segments.back().end) {
        const std::optional<JpegSegment> segment = segmentAt(file, at);
        if (!segment) {
            return {};
        }
        if (segment->marker == startOfScan) {
            return segments;
        }
        segments.push_back(*segment);
    }
}

std::optional<std::vector<unsigned char>> withJpegComment(Bytes file, std::string_view text) {
    const auto segments = jpegSegments(file);
    if (!segments || text.size() > maxJpegSegment) {
        return {};
    }
    const auto isApplication = [](const JpegSegment& segment) { return (segment.marker & 0xF0) == 0xE0; };
    const auto next = std::ranges::find_if_not(*segments, isApplication);
    const std::size_t at = next != segments->end() ? next->begin : segments->empty() ? 2 : segments->back().end;
    const std::size_t length = text.size() + 2;
    std::vector<unsigned char> whole(file.begin(), file.begin() + static_cast<std::ptrdiff_t>(at));
    whole.insert(whole.end(), {markerStart, jpegComment, static_cast<unsigned char>(length / 256),
                               static_cast<unsigned char>(length % 256)});
    whole.insert(whole.end(), text.begin(), text.end());
    whole.insert(whole.end(), file.begin() + static_cast<std::ptrdiff_t>(at), file.end());
    return whole;
}

}  // namespace concord::vision
