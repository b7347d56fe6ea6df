#include "scoring/harmonies/longest_rivers.h"

#include "scoring/harmonies/cell_set.h"

#include <algorithm>

namespace concord {
namespace {

class Search {
public:
    explicit Search(Side side) : m_side(side) {}

    LongestRivers longest() {
        for (CellSet starts = allCells(m_side); starts != 0; starts &= starts - 1) {
            const CellSet start = firstOf(starts);
            m_startNeighbours = touching(m_side, start);
            extend(start, allCells(m_side) & ~start, 1);
        }
        return m_longest;
    }

private:
    // free: cells that touch nothing of the line but its end, and perhaps its start.
    void extend(CellSet end, CellSet free, int length) {
        m_longest.line = std::max(m_longest.line, length);
        for (CellSet next = touching(m_side, end) & free; next != 0; next &= next - 1) {
            const CellSet cell = firstOf(next);
            if (length > 1 && (cell & m_startNeighbours) != 0) {
                m_longest.loop = std::max(m_longest.loop, length + 1);  // not extended further: it touches the start
            } else {
                extend(cell, freeAfter(end, free, length), length + 1);
            }
        }
    }

    // Nothing later may touch the former end, except that the last cell of a loop touches the start.
    CellSet freeAfter(CellSet end, CellSet free, int length) const {
        return length == 1 ? free : free & ~end & ~touching(m_side, end);
    }

    Side m_side;
    CellSet m_startNeighbours = 0;  // the cells that touch the start of the line
    LongestRivers m_longest;
};

}  // namespace

LongestRivers longestRivers(Side side) { return Search(side).longest(); }

}  // namespace concord
