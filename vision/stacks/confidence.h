// From evidence to calibrated probabilities.
#pragma once

#include "vision/geometry/visibility.h"
#include "vision/stacks/read_stacks.h"

#include <array>
#include <optional>
#include <vector>

namespace concord::vision {

struct CellPosterior {
    std::array<double, Stack::kinds> stacks{};  // by Stack::kind(), adds up to 1
    std::array<double, cubeKinds> cubes{};      // none, animal, spirit; adds up to 1

    double topIs(Token token) const;            // probability
    std::optional<Token> likeliestTop() const;  // of the most probable stack
    std::array<double, 4> heights() const;      // probabilities of no token to three

    // Multiplies the stacks of each height by its factor, then normalizes.
    void scaleHeights(const std::array<double, 4>& factor);
};

// The most probable building gets the probability of all: which colour lies under a red token changes no point, no
// habitat and no spirit (rulebook page 9: a building is red on gray, brown or red).
CellPosterior withOneBase(CellPosterior posterior);

// The most probable stack, whatever colour lies under a red token, and its probability.
struct LikeliestStack {
    Stack stack;
    double p = 0;
};
LikeliestStack likeliestStack(const CellPosterior& posterior);

// Calibrated posteriors of one photo, in the order of the evidence. matchErrorMm: of the pose; a large one makes every
// cell less certain.
std::vector<CellPosterior> posteriorsOf(const std::vector<CellEvidence>& evidence, double matchErrorMm);

// Combines the posteriors of two views of the same board, assuming that their errors are independent.
std::vector<CellPosterior> fuse(const std::vector<CellPosterior>& one, const std::vector<CellPosterior>& other);

// The most probable stack of every cell.
Board likeliestBoard(Side side, const std::vector<CellPosterior>& posteriors);

// Flattens the posteriors of cells that are hardly visible, where the networks are overconfident. `visible` is in the
// order of the posteriors.
void discountHidden(std::vector<CellPosterior>& posteriors, const std::vector<Visibility>& visible);

// Whether in more than half of the cells the colour on top is in doubt, or whether there is a token at all. What the
// photo shows of the others is not to be trusted then: it is of something, or in a light, that the networks do not
// know. Heights do not count: seen from far above, none of them shows.
bool areMostInDoubt(const std::vector<CellPosterior>& posteriors);

// Flattens the heights of stacks that are seen from above, where their walls are hardly visible and the networks are
// overconfident; stacks of the same height keep their ratios. slantDeg: of the line of sight to each cell from the
// vertical, in the order of the posteriors.
void discountFromAbove(std::vector<CellPosterior>& posteriors, const std::vector<double>& slantDeg);

// Flattens the heights of all cells, for a photo whose camera may have been near or far away: they were read with one
// camera, and if it is the wrong one, they are off together.
void discountUnknownCamera(std::vector<CellPosterior>& posteriors);

// Makes two spirit cubes on a board very improbable, and rules out more: a player has one spirit card (rulebook page
// 10). What looks like a second spirit cube is more likely a motif, a reflection or an animal cube in shadow.
void applySpiritLimit(std::vector<CellPosterior>& posteriors);

}  // namespace concord::vision
