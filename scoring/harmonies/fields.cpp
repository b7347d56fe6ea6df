#include "scoring/harmonies/fields.h"

#include "scoring/harmonies/cell_set.h"

namespace concord {

std::vector<ScoreItem> scoreFields(const Board& board) {
    std::vector<ScoreItem> items;
    for (const CellSet group : groups(board.side(), cellsWhere(board, &Stack::isField))) {
        const bool pays = sizeOf(group) >= smallestField;
        items.push_back({Category::Fields,
                         pays ? Rule::Field : Rule::FieldSingle,
                         pays ? fieldPoints : 0,
                         cellsIn(board.side(), group),
                         {}});
    }
    return items;
}

}  // namespace concord
