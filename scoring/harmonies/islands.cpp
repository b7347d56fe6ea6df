#include "scoring/harmonies/islands.h"

#include "scoring/harmonies/cell_set.h"

namespace concord {

std::vector<ScoreItem> scoreIslands(const Board& board) {
    const Side side = board.side();
    std::vector<ScoreItem> items;
    for (const CellSet island : groups(side, allCells(side) & ~cellsWhere(board, &Stack::isWater))) {
        items.push_back({Category::Water, Rule::Island, islandPoints, cellsIn(side, island), {}});
    }
    if (items.empty()) {
        items.push_back({Category::Water, Rule::Island, fewestIslands * islandPoints, {}, {}});
    }
    return items;
}

}  // namespace concord
