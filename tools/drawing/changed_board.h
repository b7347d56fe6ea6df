// Makes a board that differs little from another one, or the same board a turn later.
#pragma once

#include "scoring/harmonies/board.h"

#include <cstdint>
#include <optional>
#include <string_view>

namespace concord::drawing {

enum class BoardChange : std::uint8_t {
    None,
    TwoMoved,    // two tokens moved to other cells
    ThreeAdded,  // one turn later: three more tokens (rulebook page 4), if there is room
    Cleared,     // no token is left
};
std::optional<BoardChange> changeFromName(std::string_view name);  // "none", "two-moved", "three-added", "cleared"

// Deterministic in the seed. Cubes stay in their cells, except in cells that become empty.
Board withChange(const Board& board, BoardChange change, std::uint64_t seed);

}  // namespace concord::drawing
