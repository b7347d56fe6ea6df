// Evidence for what stands in every cell: a score for each legal stack and each kind of cube.
#pragma once

#include "scoring/harmonies/board.h"
#include "vision/geometry/cell_view.h"
#include "vision/stacks/light.h"

#include <array>
#include <vector>

namespace concord::vision {

inline constexpr int cubeKinds = 3;  // none, animal, spirit

struct CellEvidence {
    Cell cell;
    CellView view;
    std::array<double, Stack::kinds> stackScores{};  // log-odds, not calibrated
    std::array<double, cubeKinds> cubeScores{};
    cv::Point2d top;  // centre of the topmost token's top, to a millimetre or two, pixels of the work image
};

// Where the cells' centres seem to lie, in pixels of the work image, matched to the board's surface. A correct pose
// puts them there. Without mirror augmentation, for speed.
std::vector<SurfaceMatch> detectCenters(const WorkImage& work, const Light& light, Side side);

// In the order of cells(side).
std::vector<CellEvidence> readStacks(const WorkImage& work, const Light& light, Side side);

}  // namespace concord::vision
