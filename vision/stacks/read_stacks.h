// What stands in every cell: evidence for each legal stack and each kind of cube.
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
    std::array<double, Stack::kinds> stackScores{};  // log-odds, not yet true to their word
    std::array<double, cubeKinds> cubeScores{};
    cv::Point2d top;  // middle of the uppermost token's top, to a millimetre or two, pixels of the work image
};

// Where the cells' centres seem to lie on the board's surface, in pixels of the work image: looked at once.
// Where the pose is right, that is where it puts them.
std::vector<SurfaceMatch> seenCenters(const WorkImage& work, const Light& light, Side side);

// In the order of cells(side).
std::vector<CellEvidence> readStacks(const WorkImage& work, const Light& light, Side side);

}  // namespace concord::vision
