// How bright the board is, from point to point: bare cells, the plate around them and the tops of stacks.
#pragma once

#include "vision/geometry/cell_view.h"
#include "vision/pixels/board_parts.h"

#include <array>
#include <cstddef>
#include <vector>

namespace concord::vision {

using Heights = std::vector<int>;  // of the stacks, in tokens, in the order of cells(side)

// A small square of a level surface, all of whose pixels, and those around it, show the same part.
struct LitPoint {
    cv::Point pixel;  // of the work image, in its middle
    // Its place on the board by the height of what stands in its cell: if a top is higher, it is elsewhere. Without a
    // top, all are the same.
    std::array<cv::Point2d, maxHeight + 1> mm;
    std::size_t cell = 0;  // the number of cells outside them
    Material material = plateMaterial;
    double logLight = 0;  // natural logarithm of the mean linear light of the channels

    bool isOnTop() const { return isTop(material); }
    bool isBare() const { return material == plateMaterial || material == bareMaterial; }
    // Of what it lies on, in tokens.
    int heightIn(const Heights& heights) const { return isOnTop() ? heights[cell] : 0; }
};

// The points of the plate, the bare cells and those tops whose colour is certain. `work` and `posteriors` are of the
// board whose parts are `parts`.
std::vector<LitPoint> litPoints(const WorkImage& work, const BoardParts& parts, const TokenSize& token,
                                const std::vector<CellPosterior>& posteriors);

}  // namespace concord::vision
