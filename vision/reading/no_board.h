// Whether a hypothesis shows a board at all, or another game, a table, anything else: one learned decision.
//
// A logistic regression on what the finding, the pose, the borders and the cells look like. Its weights stand in
// no_board_weights.h, written by scripts/train/train_no_board.py.
#pragma once

#include "vision/reading/sight.h"

#include <array>
#include <string_view>

namespace concord::vision {

inline constexpr std::size_t signCount = 15;
using Signs = std::array<double, signCount>;  // the features of the regression, in the order of their names
extern const std::array<std::string_view, signCount> signNames;

// The sight must have posteriors; those of a first glance suffice.
Signs signsOf(const Sight& sight);

// Log-odds that there is a board; 0: as likely as not, among the pictures that the weights were fitted to.
double boardOdds(const Signs& signs);

// Of a whole reading.
bool isNoBoard(const Sight& sight);

// Of a first glance: so unlike a board that reading on, or looking elsewhere, is not worth the time. Never when the
// borders confirm the place.
bool isHopeless(const Sight& sight);

}  // namespace concord::vision
