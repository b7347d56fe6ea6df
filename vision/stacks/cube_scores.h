// What the encoder sees of cubes, cell by cell, and the board's other tops of a colour, which bear the same print.
#pragma once

#include "vision/stacks/read_stacks.h"

#include <span>
#include <vector>

namespace concord::vision {

// Log-odds, not calibrated, each in the order none, animal, spirit.
struct SeenCube {
    std::array<double, cubeKinds> own{};     // what the view itself says
    std::array<double, cubeKinds> common{};  // as much of it as the print of such a top would say, without a cube
};

// Adds to the cells' cube scores what is seen on each top, less what is common to the board's other tops of its colour
// on which no cube was seen before. seen: in the order of the cells. As scripts/train/train_cubes.py does.
void addSeenCubes(std::vector<CellEvidence>& cells, std::span<const SeenCube> seen);

}  // namespace concord::vision
