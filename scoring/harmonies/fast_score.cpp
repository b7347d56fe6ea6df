#include "scoring/harmonies/fast_score.h"

#include "scoring/harmonies/buildings.h"
#include "scoring/harmonies/cell_set.h"
#include "scoring/harmonies/closed_loop.h"
#include "scoring/harmonies/fields.h"
#include "scoring/harmonies/islands.h"
#include "scoring/harmonies/mountains.h"
#include "scoring/harmonies/river.h"
#include "scoring/harmonies/trees.h"

#include <algorithm>

namespace concord {
namespace {

// Kinds of stacks in the order of stack.cpp.
enum Kind : std::uint8_t {
    Empty,
    Water,
    Yellow,
    Mountain1,
    Mountain2,
    Mountain3,
    Trunk1,
    Trunk2,
    Tree1,
    Tree2,
    Tree3,
    RedAlone,
    RedOnRed,
    RedOnGray,
    RedOnBrown
};

int treeScore(const BoardMasks& masks) {
    return sizeOf(masks.byKind[Tree1]) * treePoints[0] + sizeOf(masks.byKind[Tree2]) * treePoints[1] +
           sizeOf(masks.byKind[Tree3]) * treePoints[2];
}

template <Side side>
int mountainScore(const BoardMasks& masks) {
    const CellSet mountains = masks.byKind[Mountain1] | masks.byKind[Mountain2] | masks.byKind[Mountain3];
    const CellSet paying = touching<side>(mountains);
    return sizeOf(masks.byKind[Mountain1] & paying) * mountainPoints[0] +
           sizeOf(masks.byKind[Mountain2] & paying) * mountainPoints[1] +
           sizeOf(masks.byKind[Mountain3] & paying) * mountainPoints[2];
}

template <Side side>
int groupCount(CellSet set) {
    int count = 0;
    for (; set != 0; ++count) {
        set &= ~groupAround<side>(set, firstOf(set));
    }
    return count;
}

template <Side side>
int fieldScore(const BoardMasks& masks) {
    // Single tokens are removed, so every group is large enough.
    static_assert(smallestField == 2);
    const CellSet yellow = masks.byKind[Yellow];
    return groupCount<side>(yellow & touching<side>(yellow)) * fieldPoints;
}

template <Side side>
int buildingScore(const BoardMasks& masks) {
    static_assert(coloursAroundBuilding == 3);
    const auto& k = masks.byKind;
    const CellSet buildings = k[RedOnRed] | k[RedOnGray] | k[RedOnBrown];
    if (buildings == 0) {
        return 0;
    }
    const std::array<CellSet, tokenKinds> byTop{k[Water],
                                                k[Mountain1] | k[Mountain2] | k[Mountain3],
                                                k[Trunk1] | k[Trunk2],
                                                k[Tree1] | k[Tree2] | k[Tree3],
                                                k[Yellow],
                                                buildings | k[RedAlone]};
    // Cells with at least one, two or three colours around them, counted for all cells at once.
    CellSet one = 0;
    CellSet two = 0;
    CellSet three = 0;
    for (const CellSet colour : byTop) {
        const CellSet around = touching<side>(colour);
        three |= two & around;
        two |= one & around;
        one |= around;
    }
    return sizeOf(buildings & three) * buildingPoints;
}

// The greatest distance inside the group from one cell, in steps.
template <Side side>
int farthest(CellSet group, CellSet start) {
    int steps = 0;
    for (CellSet reached = start;; ++steps) {
        const CellSet grown = (reached | touching<side>(reached)) & group;
        if (grown == reached) {
            return steps;
        }
        reached = grown;
    }
}

template <Side side>
int riverLength(CellSet blue, ClosedRiver closedRiver) {
    int longest = blue == 0 ? 0 : 1;
    for (CellSet left = blue; left != 0;) {
        const CellSet group = groupAround<side>(left, firstOf(left));
        left &= ~group;
        // A river in a group of n tokens is at most n long.
        for (CellSet start = group; start != 0 && longest < sizeOf(group); start &= start - 1) {
            longest = std::max(longest, 1 + farthest<side>(group, firstOf(start)));
        }
        if (closedRiver == ClosedRiver::Loop && sizeOf(group) > longest) {
            longest = std::max(longest, longestClosedLoop(Distances(side, group), longest).length);
        }
    }
    return longest;
}

template <Side side>
int waterScore(const BoardMasks& masks, ClosedRiver closedRiver) {
    const CellSet blue = masks.byKind[Water];
    if constexpr (side == Side::A) {
        return riverPoints(riverLength<side>(blue, closedRiver));
    } else {
        return std::max(fewestIslands, groupCount<side>(allCells<side>() & ~blue)) * islandPoints;
    }
}

template <Side side>
int score(const BoardMasks& masks, ClosedRiver closedRiver) {
    return treeScore(masks) + mountainScore<side>(masks) + fieldScore<side>(masks) + buildingScore<side>(masks) +
           waterScore<side>(masks, closedRiver);
}

}  // namespace

BoardMasks::BoardMasks(const Board& board) {
    const int count = cellCount(board.side());
    for (int i = 0; i < count; ++i) {
        byKind[static_cast<std::size_t>(board.stack(i).kind())] |= bitOf(i);
    }
}

int fastLandscapeScore(Side side, const BoardMasks& masks, ClosedRiver closedRiver) {
    return side == Side::A ? score<Side::A>(masks, closedRiver) : score<Side::B>(masks, closedRiver);
}

}  // namespace concord
