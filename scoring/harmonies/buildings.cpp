#include "scoring/harmonies/buildings.h"

#include <algorithm>
#include <bitset>

namespace concord {
namespace {

int coloursAround(const Board& board, Cell cell) {
    std::bitset<tokenKinds> colours;
    for (const Cell neighbour : neighbours(board.side(), cell)) {
        if (const std::optional<Token> top = board.stack(neighbour).top()) {
            colours.set(static_cast<std::size_t>(*top));
        }
    }
    return static_cast<int>(colours.count());
}

}  // namespace

std::vector<ScoreItem> scoreBuildings(const Board& board) {
    std::vector<ScoreItem> items;
    for (const Cell cell : cells(board.side())) {
        const Stack stack = board.stack(cell);
        if (stack.isBuilding()) {
            const bool pays = coloursAround(board, cell) >= coloursAroundBuilding;
            items.push_back({Category::Buildings,
                             pays ? Rule::Building : Rule::BuildingTooFewColours,
                             pays ? buildingPoints : 0,
                             {cell},
                             {}});
        } else if (stack.top() == Token::Red) {
            items.push_back({Category::Buildings, Rule::RedAlone, 0, {cell}, {}});
        }
    }
    return items;
}

}  // namespace concord
