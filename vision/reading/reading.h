// The result of reading a photo: the stack of every cell with its probability.
#pragma once

#include "scoring/harmonies/board.h"
#include "scoring/json/message.h"
#include "vision/reading/review_reason.h"

#include <opencv2/core/types.hpp>

#include <string>
#include <vector>

namespace concord::vision {

struct Alternative {
    Stack stack;
    double p = 0;  // [0, 1]; those of a cell add up to 1

    friend bool operator==(const Alternative&, const Alternative&) = default;
};

struct CellReading {
    Cell cell;
    Stack stack;            // the most probable
    double confidence = 0;  // probability that it is right, whatever colour lies under a red token
    bool review = false;    // a person should check it
    ReviewReason reason = ReviewReason::Doubtful;  // why, if so
    cv::Point2d center;                            // on the board's surface, pixels of the stored image
    cv::Point2d top;                               // centre of the topmost token's top, same pixels
    std::vector<cv::Point2d> outline;              // hexagon of the cell at the height of the stack
    std::vector<Alternative> alternatives;         // most probable first
    Cube cube = Cube::None;

    friend bool operator==(const CellReading&, const CellReading&) = default;
};

// Distribution of the landscape score over the alternatives of all cells.
struct ScoreSpread {
    int mostLikely = 0;
    int low = 0;  // low to high: 95 % interval
    int high = 0;
    double sure = 0;  // probability of mostLikely

    friend bool operator==(const ScoreSpread&, const ScoreSpread&) = default;
};

struct Timing {
    double decodeMs = 0;                                   // of the first photo
    double readMs = 0;                                     // of all stages, decoding included
    std::vector<std::pair<std::string, double>> stagesMs;  // by the stages' names

    friend bool operator==(const Timing&, const Timing&) = default;
};

struct Reading {
    std::vector<std::string> photos;  // names of the files: two if both photos were fused
    Side side = Side::A;
    double sideConfidence = 0;       // probability of that side according to the photo, even if a person gave the side
    Board board;                     // stacks and cubes as read
    std::vector<CellReading> cells;  // in the order of their names
    std::vector<Cell> review;        // the marked cells; first those that affect the score most
    ScoreSpread total;
    Timing timing;
    std::vector<Warning> warnings;
    double tiltDeg = 0;                     // of the camera from the vertical of the board
    std::vector<cv::Point2d> boardOutline;  // the board's edge, pixels of the stored image; not the four corners of
                                            // ReadOptions::boardOutline
    cv::Size imageSize;                     // stored image, before any EXIF rotation
    int exifOrientation = 1;                // 1 to 8

    friend bool operator==(const Reading&, const Reading&) = default;
};

}  // namespace concord::vision
