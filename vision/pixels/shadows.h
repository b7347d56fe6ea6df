// Heights of stacks from the shadows that they cast.
//
// A lamp or a window beside the board throws shadows over the plate, bare cells and lower tops, which reach the farther
// the higher a stack is; and light from all sides gets less between high stacks. Both are seen from straight above as
// well, where walls are not. Where the light comes from is not known: it is fitted to the whole board.
#pragma once

#include "vision/pixels/board_light.h"
#include "vision/pixels/shaded_heights.h"

#include <optional>
#include <vector>

namespace concord::vision {

// A point of a level part of the board.
struct ShadedSpot {
    cv::Point pixel;   // of the work image
    double light = 1;  // share of the board's light that gets past the stacks, [0, 1]
};

// What shadows say about a board.
struct Shadows {
    std::vector<Lamp> lamps;  // beside the board, that which explains most first
    std::vector<ShadedSpot> spots;
    // By cell, the factors of the probabilities of the heights of its stack, 1/20 to 20; 1 where nothing is said, as of
    // heights that its likeliest top cannot have.
    std::vector<ByHeight> factors;
};

// Nothing if no height is in doubt, if the board is seen from low across the table, where walls show the heights, if
// hardly anything level is seen, or if lamps hardly explain the board's light better than light from all sides and from
// above. `evidence` and `posteriors` are in the order of cells(side).
std::optional<Shadows> readShadows(const WorkImage& work, Side side, const TokenSize& token,
                                   const std::vector<CellEvidence>& evidence,
                                   const std::vector<CellPosterior>& posteriors);

// Multiplies the probabilities of the heights by the factors. The probability of each token on top stays the same,
// since shadows do not depend on its colour.
void applyShadows(const Shadows& shadows, std::vector<CellPosterior>& posteriors);

}  // namespace concord::vision
