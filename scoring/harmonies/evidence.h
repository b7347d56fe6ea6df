// The cells that decided an item of the score, other than those that earned or missed its points.
#pragma once

#include "scoring/harmonies/score_item.h"

#include <vector>

namespace concord {

struct Evidence {
    std::vector<Cell> cells;     // never one of the item's own
    std::vector<Token> colours;  // different colours around a building, in the order of Token
};

// Around a building its occupied neighbours (rulebook page 9), of a mountain the mountains it touches, of an island the
// water that separates it, of an animal the other cells of the habitats that its cubes now lie in. Nothing for other
// items, which need no evidence.
Evidence evidenceFor(const Board& board, const ScoreItem& item);

}  // namespace concord
