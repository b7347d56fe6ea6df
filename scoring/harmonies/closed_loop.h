// Rivers that close on themselves, for the ruling ClosedRiver::Loop.
#pragma once

#include "scoring/harmonies/distances.h"

#include <array>

namespace concord {

// Cells by index, in order along the loop from its smallest cell towards the smaller of that
// cell's two neighbours on it.
struct ClosedLoop {
    std::array<std::uint8_t, maxCells> indices{};
    int length = 0;  // 0: none
};

// The longest loop of more than `longerThan` tokens in which no two tokens have a shorter way
// through the group than along the loop (an isometric cycle; three touching tokens are the
// shortest). Of several the first by cell names. within: only loops on these cells.
ClosedLoop longestClosedLoop(const Distances& distances, int longerThan, CellSet within);
ClosedLoop longestClosedLoop(const Distances& distances, int longerThan);

}  // namespace concord
