// What of every stack a camera can see past the stacks before it, reckoned from geometry alone.
#pragma once

#include "scoring/harmonies/board.h"
#include "vision/geometry/camera_pose.h"
#include "vision/geometry/token_size.h"

#include <vector>

namespace concord::vision {

// Parts of what would be seen if the stack stood alone, [0, 1]; 1 where there is nothing to see.
struct Visibility {
    double token = 1;         // of the uppermost token; of the surface of an empty cell
    double wall = 1;          // of the lowest token's wall, which tells how high the stack is
    bool wallDecides = true;  // not where a blue or a yellow top says it already

    // Less than this share of what decides can be seen.
    bool hidden(double share = 0.1) const { return token < share || (wallDecides && wall < share); }
};

// In the order of cells(board.side()). The tokens lie in the middle of their cells.
std::vector<Visibility> visibilityOf(const Board& board, const CameraPose& pose, const TokenSize& token = {});

}  // namespace concord::vision
