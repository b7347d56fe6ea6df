// "Why not my river?": settles a claim that some cells of a board are a river, a field ...
#pragma once

#include "scoring/harmonies/board.h"
#include "scoring/harmonies/claims/claim_answer.h"
#include "scoring/harmonies/game.h"

#include <span>

namespace concord {

// cells: any, in the order in which they were clicked or typed, which matters only to the explanation. Repeated cells
// count once. A claim fails if it has a cell that is not on the board, or no cell at all; only the island of a board
// that is all water is claimed without cells.
ClaimAnswer explainClaim(const Board& board, const Rulings& rulings, ClaimKind kind, std::span<const Cell> cells);

}  // namespace concord
