// How much of every stack is visible past the stacks in front of it, computed from geometry alone.
#pragma once

#include "scoring/harmonies/board.h"
#include "vision/geometry/camera_pose.h"
#include "vision/geometry/token_size.h"

#include <vector>

namespace concord::vision {

// Fractions of what would be visible if the stack stood alone, [0, 1]; 1 where even then hardly anything would be.
struct Visibility {
    double token = 1;         // of the topmost token, or of the surface of an empty cell
    double wall = 1;          // of the lowest token's side, which shows how high the stack is
    bool wallDecides = true;  // false for blue and yellow tops, which are always one high

    // Whether less than this fraction is visible of the token or, where it decides, of the wall.
    bool hidden(double share = 0.1) const { return token < share || (wallDecides && wall < share); }
};

// Of the line of sight to a cell from the vertical, degrees.
double slantDeg(const CameraPose& pose, cv::Point2d cellMm);

// In the order of cells(board.side()). Assumes tokens centred in their cells.
std::vector<Visibility> visibilityOf(const Board& board, const CameraPose& pose, const TokenSize& token = {});

// Points of each cell's topmost surface, a disc of that radius on top of its stack or on the bare cell, that lie clear
// of the stacks in front by a millimetre or so: one of every square millimetre. In the order of cells(board.side()).
std::vector<std::vector<cv::Point3d>> pointsInView(const Board& board, const CameraPose& pose, const TokenSize& token,
                                                   double radiusMm);

}  // namespace concord::vision
