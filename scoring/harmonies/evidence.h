// The cells that decided an item of the score, other than those that earned or missed its points.
#pragma once

#include "scoring/harmonies/score_item.h"

#include <vector>

namespace concord {

struct Evidence {
    std::vector<Cell> cells;     // never one of the item's own
    std::vector<Token> colours;  // different colours around a building, in the order of Token
};

// For a building: its occupied neighbours (rulebook page 9). For a mountain: the mountains it touches. For an island:
// the water around it. For an animal card: the other cells of the habitats its cubes are in. Empty for all other items.
Evidence evidenceFor(const Board& board, const ScoreItem& item);

}  // namespace concord
