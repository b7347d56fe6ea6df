// Cells hidden from the camera by the stacks in front of them: their reading is a guess, however certain it looks.
#pragma once

#include "vision/geometry/camera_pose.h"
#include "vision/geometry/token_size.h"
#include "vision/reading/reading.h"

#include <vector>

namespace concord::vision {

// One photo of a board.
struct View {
    CameraPose pose;
    TokenSize token;
    bool placeSure = true;  // false: the board's position is in doubt, so any cell may be mistaken for another
};

// Marks for review the cells of a reported reading that are hidden in every view. Views with the board's position in
// doubt are used only when all views are in such doubt.
void markHidden(Reading& reading, const std::vector<View>& views);

}  // namespace concord::vision
