// The landscape score alone, on bit masks, for millions of boards.
#pragma once

#include "scoring/harmonies/board.h"
#include "scoring/harmonies/game.h"

#include <array>
#include <cstdint>

namespace concord {

// Bit i of a mask is cells(side)[i]. Masks describe a legal board.
struct BoardMasks {
    std::array<std::uint32_t, Stack::kinds> byKind{};  // cells that hold each stack kind

    explicit BoardMasks(const Board& board);
    BoardMasks() = default;
};

// Equal to the sum of scoreLandscapes(), without allocation or explanation.
int fastLandscapeScore(Side side, const BoardMasks& masks, ClosedRiver closedRiver = ClosedRiver::Shortest);

}  // namespace concord
