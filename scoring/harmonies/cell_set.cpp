#include "scoring/harmonies/cell_set.h"

namespace concord {

std::vector<Cell> cellsIn(Side side, CellSet set) {
    std::vector<Cell> result;
    result.reserve(static_cast<std::size_t>(sizeOf(set)));
    for (; set != 0; set &= set - 1) {
        result.push_back(cells(side)[static_cast<std::size_t>(firstIndex(set))]);
    }
    return result;
}

std::vector<CellSet> groups(Side side, CellSet set) {
    std::vector<CellSet> result;
    while (set != 0) {
        const CellSet start = firstOf(set);
        result.push_back(side == Side::A ? groupAround<Side::A>(set, start) : groupAround<Side::B>(set, start));
        set &= ~result.back();
    }
    return result;
}

}  // namespace concord
