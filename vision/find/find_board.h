// Where the board lies in the photo: for many pixels, the point of the board seen there.
//
// A network looks at the whole photo and says for every pixel which point of the board's
// surface lies behind it; a homography through these points is a first guess. A second network
// sees the board turned and scaled by that guess and says the same again, finer.
#pragma once

#include "scoring/harmonies/cell.h"
#include "vision/geometry/camera_pose.h"

#include <opencv2/core/mat.hpp>

#include <optional>
#include <stop_token>
#include <vector>

namespace concord::vision {

struct BoardFinding {
    cv::Matx33d photoFromBoard = cv::Matx33d::eye();  // board mm (z = 0) to pixels
    std::vector<SurfaceMatch> matches;                // robust ones only
    Side side = Side::A;
    double sideConfidence = 0;  // [0.5, 1]
    double agreement = 0;       // how well the seen plate fills the expected outline, [0, 1]
    double movedMm = 0;         // by the last round of refining; large where it did not settle
    double inliers = 0;         // part of the plate's pixels that fit the homography, [0, 1]

    // How well all of it explains the photo, [0, 1]: near 1 for a board in full view.
    double quality() const;
};

inline constexpr double minBoardQuality = 0.50;  // below, a finding is taken for something else than a board

// How far the corners of the plate lie apart in two findings in the same photo, at most.
double apartMm(const BoardFinding& one, const BoardFinding& other);

// What the search saw, for messages and pictures.
struct SearchTrace {
    cv::Mat mask;           // probability of board, 32-bit float, small
    double plateShare = 0;  // part of the photo's square frame that looks like one board, [0, 1]
};

// The most complete and central board of the photo; nothing when none is found or when stopped.
std::optional<BoardFinding> findBoard(const cv::Mat& photo, SearchTrace* trace = nullptr,
                                      const std::stop_token& stop = {});

// Other places where the board could lie as well, the likeliest first: for when what is read in the
// place of `finding` makes no sense. Takes several times as long.
std::vector<BoardFinding> otherFindings(const cv::Mat& photo, const BoardFinding& finding,
                                        const std::stop_token& stop = {});

// The board's place from a first guess of a person or of an earlier stage.
std::optional<BoardFinding> refineBoard(const cv::Mat& photo, const cv::Matx33d& photoFromBoard);

}  // namespace concord::vision
