// From evidence to probabilities that are true to their word.
#pragma once

#include "read_stacks.h"

#include <array>
#include <vector>

namespace concord::vision {

struct CellBelief {
    std::array<double, Stack::kinds> stacks{};  // by Stack::kind(), adds up to 1
    std::array<double, cubeKinds> cubes{};      // none, animal, spirit; adds up to 1
};

// Beliefs in the order of the evidence. The tokens on a board are nearly always a multiple of
// three (every turn places three): doubts that break it lose weight. matchErrorMm: how well
// the pose explains the board; a bad one doubts every cell.
std::vector<CellBelief> believe(const std::vector<CellEvidence>& evidence, double matchErrorMm);

// Multiplies in the softened knowledge that the heights add up to a multiple of three.
void applyChecksum(std::vector<CellBelief>& beliefs, double multipleOfThree = 0.95);

}  // namespace concord::vision
