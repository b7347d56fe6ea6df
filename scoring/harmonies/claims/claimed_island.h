// Claims that cells are islands (rulebook page 8).
#pragma once

#include "scoring/harmonies/claims/claim_answer.h"

namespace concord {

// Completes the answer to a claim of islands on a board of side B. The claimed cells are on the board; an empty
// claim is for a board that is all water, which is one island without cells.
ClaimAnswer explainClaimedIslands(const Board& board, ClaimAnswer answer);

}  // namespace concord
