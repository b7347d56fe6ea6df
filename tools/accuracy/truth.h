// A photo and what truly stands on its board (samples/photos/README.md says how it is written).
#pragma once

#include "scoring/harmonies/board.h"
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
    vision::CameraPose pose;                     // fitted to the centers
    std::vector<vision::Visibility> seen;        // in the order of cells(side)
    std::vector<Cell> covered;                   // something lies over them
    bool hiddenApart = false;                    // hidden cells are counted apart; so they are in hard photos
    std::optional<double> otherBoards;           // part of the photo that shows other boards, where that is known
};

// Throws std::exception on a file that is no truth.
Truth readTruth(const std::filesystem::path& file);

// dev_NNN that leave 0 or 3 modulo 5, and all dev_neg_NN, stay apart from all fitting
// (scripts/train/board_data.py holds the same rule).
bool keptApart(const std::filesystem::path& photo);

std::vector<unsigned char> bytesOf(const std::filesystem::path& file);

}  // namespace concord::accuracy
