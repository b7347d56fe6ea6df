// A photo of a board with the board as a person has settled it, in one file: a JPEG that any program shows, with the
// truth as JSON in a comment (docs/formats.md, `concord-photo`).
#pragma once

#include "scoring/harmonies/board.h"

#include <opencv2/core/types.hpp>

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace concord::vision {

enum class PhotoLicence : std::uint8_t {
    Cc0,       // for everybody and everything
    OnlyForMe  // not to be passed on
};

struct SettledPhoto {
    Board board;
    // The cells' centres on the board's surface, in the order of cells(board.side()), in pixels of the stored image.
    // They tell which board of the photo is meant. The reader found them, and a person has looked at them.
    std::vector<cv::Point> centers;
    cv::Size imageSize;  // of the stored image
    PhotoLicence licence = PhotoLicence::OnlyForMe;
    std::string tier = "real";  // the photo's row in tables of accuracy: 1 to 20 of the characters a-z, 0-9 and -
    std::string program;        // that packed the photo, such as "Concord 0.1.0"

    friend bool operator==(const SettledPhoto&, const SettledPhoto&) = default;
};

// The JPEG with the truth in it. Throws InputError if `jpeg` already contains a truth or is no JPEG of the settled
// size, or if the truth cannot be written into it.
std::vector<unsigned char> packed(std::span<const unsigned char> jpeg, const SettledPhoto& settled);

// What packed() put into the file; nothing for any other file. Throws InputError, partly in English only, if there are
// several truths or an invalid one, or if the picture's size or the file's length changed. Safe for untrusted files.
std::optional<SettledPhoto> settledPhotoIn(std::span<const unsigned char> file);

}  // namespace concord::vision
