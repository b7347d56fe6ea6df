// Whether a hypothesis shows a board at all, or another game, a table, anything else: one learned decision.
//
// A logistic regression on what the finding, the pose, the borders and the cells look like. Its weights are in
// no_board_weights.h, written by scripts/train/train_no_board.py.
#pragma once

#include "vision/reading/hypothesis.h"

#include <array>
#include <string_view>

namespace concord::vision {

inline constexpr std::size_t featureCount = 15;
// The features of the regression, in the order of their names. "moved" and "error" are logarithms, "focal" is the
// absolute value of one, "side" and "score" are log-odds. Four are products: "unseenOutside" is the share of the
// plate's edge that lies outside the photo times 1 - bordersSeen, "outsideUnclear" that share times 1 - certainty,
// "bareUnclear" is emptiness times 1 - certainty, and "steepUnclear" is tilt times 1 - certainty.
using Features = std::array<double, featureCount>;
extern const std::array<std::string_view, featureCount> featureNames;

// The hypothesis must have posteriors; those of a first glance suffice.
Features featuresOf(const Hypothesis& hypothesis);

// Log-odds that there is a board; 0: as likely as not, among the pictures that the weights were fitted to.
double boardLogOdds(const Features& features);

// Whether a whole reading shows no board.
bool isNoBoard(const Hypothesis& hypothesis);

// Whether a first glance shows something so unlike a board that reading on, or looking elsewhere, is not worth the
// time. Never when the borders confirm the place.
bool isHopeless(const Hypothesis& hypothesis);

}  // namespace concord::vision
