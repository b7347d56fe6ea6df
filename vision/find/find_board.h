// Finds the board in the photo, and for many of its pixels the point of the board that they show.
//
// A network gets the whole photo and predicts for every cell of a grid which point of the board's surface it shows; a
// homography fitted to these points is a first guess. Then it gets the board rectified by that guess and predicts the
// same with more detail.
#pragma once

#include "scoring/harmonies/cell.h"
#include "vision/find/whole_view.h"
#include "vision/geometry/camera_pose.h"
#include "vision/geometry/resample.h"

#include <opencv2/core/mat.hpp>

#include <functional>
#include <optional>
#include <stop_token>
#include <vector>

namespace concord::vision {

struct BoardFinding {
    cv::Matx33d photoFromBoard = cv::Matx33d::eye();  // board mm (z = 0) to pixels
    std::vector<SurfaceMatch> matches;                // inliers only
    Side side = Side::A;
    double sideConfidence = 0;  // probability; below 0.5 only for a given side that the photo contradicts
    double agreement = 0;       // overlap of the plate's mask and its expected outline (IoU), [0, 1]
    double movedMm = 0;         // how far the last refinement moved the board; large when it did not converge
    double inliers = 0;         // fraction of the plate's grid cells that fit one homography, [0, 1]

    // How well all of this explains the photo, [0, 1]: near 1 for a board in full view.
    double quality() const;
};

inline constexpr double minBoardQuality = 0.50;  // a finding below this is not a board

// The largest distance between the plate's corners in two findings of the same photo.
double cornerDistanceMm(const BoardFinding& one, const BoardFinding& other);

// What the search saw on the way, for messages, debug pictures and otherBoards(). The square frame is the view of
// whole_view.h.
struct SearchTrace {
    WholeView whole;
    cv::Mat mask;           // probability of board over the photo's square frame, 32-bit float, small
    double plateShare = 0;  // fraction of the photo's square frame that looks like one board, [0, 1]
};

// What the cells, read at a glance, say about a finding of middling quality.
enum class FindingVerdict {
    Confirmed,  // a board lies there
    Unclear,
    Hopeless  // something else lies there; no other place is tried
};
using FindingCheck = std::function<FindingVerdict(const BoardFinding&)>;

// The largest and most central board of the photo; nothing when none is found. When stopped, the best finding so far,
// if any. `check` can end the search early. The finding may still be no board: see minBoardQuality.
std::optional<BoardFinding> findBoard(const cv::Mat& photo, SearchTrace* trace = nullptr,
                                      const std::stop_token& stop = {}, const FindingCheck& check = {});

// Other places where the board could lie, the likeliest first: for when the cells read at `finding` are implausible.
// Takes several times as long as findBoard().
std::vector<BoardFinding> otherFindings(const cv::Mat& photo, const BoardFinding& finding,
                                        const std::stop_token& stop = {});

// Refines a first guess, made by a person or by an earlier stage, in a photo as the camera took it.
std::optional<BoardFinding> refineBoard(PhotoPyramid& pyramid, const cv::Matx33d& photoFromBoard);
// The same in a photo that was cut out of a larger one.
std::optional<BoardFinding> refineCroppedBoard(PhotoPyramid& pyramid, const cv::Matx33d& photoFromBoard);

}  // namespace concord::vision
