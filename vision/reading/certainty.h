// How far the landscape points of a board can be trusted, if it was read from a photo and perhaps corrected.
#pragma once

#include "scoring/harmonies/game.h"
#include "vision/reading/reading.h"

#include <bitset>
#include <vector>

namespace concord::vision {

struct Certainty {
    ScoreSpread spread;
    int shown = 0;            // landscape points of the board; may differ from the likeliest
    int doubtful = 0;         // number of cells that should still be checked
    bool isUntouched = true;  // nobody has checked a cell
    bool wasAsked = false;    // the reading marked cells for review
    // Where no cell is doubtful but the points are: the cells whose small doubts change the points most, at most three.
    std::vector<Cell> weakest;
};

// board: of the reading's side. checked: cells that a person has checked, by indexOf.
Certainty certaintyOf(const Reading& reading, const Board& board, const std::bitset<maxCells>& checked,
                      ClosedRiver closedRiver);

}  // namespace concord::vision
