// Cells that no camera in its place could see past the stacks before them: there a reading is a guess, however sure.
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
    bool placeSure = true;  // or it is unsure which cell is where, so that none was surely seen
};

// Marks the cells of a reported reading for review that every view hides. Views of an unsure place count only where no
// other is sure.
void markHidden(Reading& reading, const std::vector<View>& views);

}  // namespace concord::vision
