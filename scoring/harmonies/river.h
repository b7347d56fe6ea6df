// The river, the water of side A (rulebook page 8): the longest one pays by its length.
#pragma once

#include "scoring/harmonies/score_item.h"

#include <array>

namespace concord {

// Points by length in tokens, from 0; each token beyond the table adds pointsPerFurtherToken.
inline constexpr std::array<int, 7> riverTable{0, 0, 2, 5, 8, 11, 15};
inline constexpr int pointsPerFurtherToken = 4;

constexpr int riverPoints(int length) {
    constexpr int longest = static_cast<int>(riverTable.size()) - 1;
    return length <= longest ? riverTable[static_cast<std::size_t>(length)]
                             : riverTable.back() + (length - longest) * pointsPerFurtherToken;
}

// The best river with its cells in order, starting at the end that gives the smallest sequence of cell names (a closed
// loop: at its smallest cell), then the other groups of blue tokens with 0 points, by their first cells. Of several
// equal rivers the first by cell names. The length of a river is the longest shortest path between two of its tokens,
// both ends counted; under ClosedRiver::Loop its longest loop, if that is longer.
std::vector<ScoreItem> scoreRiver(const Board& board, ClosedRiver closedRiver);

// The points of the best river alone.
int bestRiverPoints(const Board& board, ClosedRiver closedRiver);

}  // namespace concord
