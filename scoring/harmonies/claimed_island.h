// Claims that cells are islands (rulebook page 8).
#pragma once

#include "scoring/harmonies/claim_answer.h"

namespace concord {

// Completes an answer to a claim of islands; its cells are on the board, which is of side B, and none where it is all
// water.
ClaimAnswer explainClaimedIslands(const Board& board, ClaimAnswer answer);

}  // namespace concord
