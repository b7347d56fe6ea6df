// From evidence to probabilities that are true to their word.
#pragma once

#include "vision/geometry/visibility.h"
#include "vision/stacks/read_stacks.h"

#include <array>
#include <vector>

namespace concord::vision {

struct CellBelief {
    std::array<double, Stack::kinds> stacks{};  // by Stack::kind(), adds up to 1
    std::array<double, cubeKinds> cubes{};      // none, animal, spirit; adds up to 1

    double topIs(Token token) const;        // probability
    std::array<double, 4> heights() const;  // probabilities of no token to three
};

// Beliefs of one photo, in the order of the evidence. matchErrorMm: how well the pose explains
// the board; a bad one doubts every cell.
std::vector<CellBelief> believe(const std::vector<CellEvidence>& evidence, double matchErrorMm);

// What two views of the same board say together, as far as they err independently.
std::vector<CellBelief> together(const std::vector<CellBelief>& one, const std::vector<CellBelief>& other);

// In every cell what is believed most.
Board likeliestBoard(Side side, const std::vector<CellBelief>& beliefs);

// Doubts what was read of cells that hardly show: there the networks trust their guesses too much. In the order of the
// beliefs.
void doubtHidden(std::vector<CellBelief>& beliefs, const std::vector<Visibility>& visible);

// Multiplies in the softened knowledge that the heights add up to a multiple of three: every
// turn places three tokens, so doubts that break it lose weight.
void applyChecksum(std::vector<CellBelief>& beliefs, double multipleOfThree = 0.95);

// Multiplies in that a board bears no more than one spirit cube: a player has one spirit card (rulebook page 10). What
// looks like a second one is more likely a motif, a reflection or an animal cube in shadow.
void applySpiritLimit(std::vector<CellBelief>& beliefs);

}  // namespace concord::vision
