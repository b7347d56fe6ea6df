// Sets of cells of one side as bits: bit i is cells(side)[i].
#pragma once

#include "scoring/harmonies/board.h"

#include <bit>
#include <cstdint>
#include <vector>

namespace concord {

using CellSet = std::uint32_t;

constexpr CellSet bitOf(int index) { return CellSet{1} << index; }
constexpr int sizeOf(CellSet set) { return std::popcount(set); }
constexpr int firstIndex(CellSet set) { return std::countr_zero(set); }  // of a set that is not empty
constexpr CellSet firstOf(CellSet set) { return set & (~set + 1); }      // its first cell alone

// The cells in the order of their names.
std::vector<Cell> cellsIn(Side side, CellSet set);

// The cells whose stack meets the condition: cellsWhere(board, &Stack::isField).
template <typename Condition>
CellSet cellsWhere(const Board& board, Condition condition) {
    CellSet set = 0;
    for (int i = 0; i < cellCount(board.side()); ++i) {
        if ((board.stack(i).*condition)()) {
            set |= bitOf(i);
        }
    }
    return set;
}

// Masks that keep touching() on the board. Columns follow each other in the order of cells, so the cells above and
// below are one index away; the upper neighbour to the right is `step` further, the lower one `step` + 1, and to the
// left the lower is `step` back, the upper `step` + 1. Only cells at the end of a column need a mask.
struct EdgeMasks {
    int step = 0;
    CellSet all = 0;
    CellSet notFirst = 0;      // all but the first cell of each column
    CellSet notLast = 0;       // all but the last cell of each column
    CellSet notTopEnd = 0;     // all but the first cell of the long columns
    CellSet notBottomEnd = 0;  // all but the last cell of the long columns
};

constexpr EdgeMasks edgeMasksOf(Side side) {
    const int longColumn = side == Side::A ? 5 : 4;
    const int columns = side == Side::A ? 5 : 7;
    EdgeMasks masks;
    masks.step = longColumn - 1;
    CellSet first = 0;
    CellSet last = 0;
    CellSet topEnd = 0;
    CellSet bottomEnd = 0;
    int index = 0;
    for (int column = 0; column < columns; ++column) {
        const bool isLong = column % 2 == 0;
        const int rows = longColumn - (isLong ? 0 : 1);
        first |= bitOf(index);
        last |= bitOf(index + rows - 1);
        topEnd |= isLong ? bitOf(index) : 0;
        bottomEnd |= isLong ? bitOf(index + rows - 1) : 0;
        index += rows;
    }
    masks.all = bitOf(index) - 1;
    masks.notFirst = masks.all & ~first;
    masks.notLast = masks.all & ~last;
    masks.notTopEnd = masks.all & ~topEnd;
    masks.notBottomEnd = masks.all & ~bottomEnd;
    return masks;
}

template <Side side>
inline constexpr EdgeMasks edgeMasks = edgeMasksOf(side);

template <Side side>
constexpr CellSet allCells() {
    return edgeMasks<side>.all;
}

// The cells that touch a cell of the set. A cell of the set is among them only if it touches another cell of the set.
template <Side side>
constexpr CellSet touching(CellSet set) {
    constexpr EdgeMasks masks = edgeMasks<side>;
    const CellSet column = ((set & masks.notLast) << 1) | ((set & masks.notFirst) >> 1);
    const CellSet upper = set & masks.notTopEnd;
    const CellSet lower = set & masks.notBottomEnd;
    const CellSet right = (upper << masks.step) | (lower << (masks.step + 1));
    const CellSet left = (lower >> masks.step) | (upper >> (masks.step + 1));
    return (column | right | left) & masks.all;
}

// The connected part of `within` that contains `start`.
template <Side side>
constexpr CellSet groupAround(CellSet within, CellSet start) {
    for (CellSet group = start;;) {
        const CellSet grown = (group | touching<side>(group)) & within;
        if (grown == group) {
            return group;
        }
        group = grown;
    }
}

inline CellSet allCells(Side side) { return side == Side::A ? allCells<Side::A>() : allCells<Side::B>(); }

inline CellSet touching(Side side, CellSet set) {
    return side == Side::A ? touching<Side::A>(set) : touching<Side::B>(set);
}

// All connected groups of cells, ordered by their first cells.
std::vector<CellSet> groups(Side side, CellSet set);

}  // namespace concord
