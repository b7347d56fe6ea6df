// Evidence for what stands in every cell: a score for each legal stack and each kind of cube.
#pragma once

#include "scoring/harmonies/board.h"
#include "vision/geometry/cell_view.h"
#include "vision/stacks/light.h"

#include <array>
#include <vector>

namespace concord::vision {

inline constexpr int cubeKinds = 3;  // none, animal, spirit
inline constexpr int embeddingLength = 96;

// The code of a view, by NetworkId::EncodeCell; each number is >= 0, mostly below 5.
using CellEmbedding = std::array<float, embeddingLength>;

struct CellEvidence {
    Cell cell;
    CellView view;
    std::array<double, Stack::kinds> stackScores{};  // log-odds by Stack::kind(), not calibrated
    std::array<double, cubeKinds> cubeScores{};
    // Pixels of the work image, right to a millimetre or two on the board.
    cv::Point2d center;  // of the cell on the board's surface
    cv::Point2d top;     // middle of the topmost token's top
    CellEmbedding embedding{};
};

// The probability of its likeliest stack from which on another view of a cell hardly ever changes it. Higher from low
// across the table, where stacks hide each other.
double sureAtOnce(const CameraPose& pose);

// In the order of cells(side). The scores and codes of unsure cells are means over several views.
std::vector<CellEvidence> readStacks(const WorkImage& work, const Light& light, Side side);

// The same with one view of each cell: less certain, in as little as half the time.
std::vector<CellEvidence> glanceAtStacks(const WorkImage& work, const Light& light, Side side);

// Where the cells' centres seem to lie, in pixels of the work image, matched to the board's surface. A correct pose
// puts them there.
std::vector<SurfaceMatch> centersOf(const std::vector<CellEvidence>& evidence, Side side);

}  // namespace concord::vision
