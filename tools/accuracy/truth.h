// The truth about a photo: from its truth file (format: samples/photos/README.md), or from the photo itself if a person
// has settled its board (format: docs/formats.md, concord-photo).
#pragma once

#include "scoring/harmonies/board.h"
#include "vision/geometry/token_size.h"
#include "vision/geometry/visibility.h"

#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace concord::accuracy {

struct Truth {
    std::filesystem::path photo;
    bool hasBoard = false;
    std::string tier = "no board";
    Board board;
    std::map<std::string, cv::Point2d> centers;  // by cell name, pixels of the stored image
    std::map<std::string, cv::Point2d> tops;     // the same of the stacks' tops; none if the photo holds the truth
    bool centersMeasured = true;                 // false: they come from the program's own reading
    bool basesUnderRedKnown = true;              // false: nobody confirmed which token lies under a red one
    vision::CameraPose pose;                     // fitted to `centers`
    vision::TokenSize token;
    std::vector<vision::Visibility> visibility;  // how much other stacks leave visible, by cells(side)
    std::vector<Cell> covered;                   // cells under foreign objects
    bool excludeHidden = false;                  // count cells hidden by other stacks separately
    std::optional<double> otherBoardsFraction;   // share of the photo that shows other boards, if known
};

// Throws std::exception if the file is not a truth file.
Truth readTruth(const std::filesystem::path& file);

// The truth that a photo itself holds because a person has settled its board; nothing if it holds none. Throws
// std::exception if the truth is invalid, and for a photo called *.concord.jpg without one.
std::optional<Truth> settledTruth(const std::filesystem::path& photo);

// Whether the photo is never used for training: dev_NNN and lit_NNN whose number is 0 or 3 modulo 5, and all
// dev_neg_NN. The same rule as in scripts/train/board_data.py.
bool isHeldOut(const std::filesystem::path& photo);

std::vector<unsigned char> bytesOf(const std::filesystem::path& file);

}  // namespace concord::accuracy
