// Claims that cells are trees (rulebook page 8).
#pragma once

#include "scoring/harmonies/claims/claim_answer.h"

namespace concord {

// Completes an answer to a claim of trees; the claimed cells are on the board.
ClaimAnswer explainClaimedTrees(const Board& board, ClaimAnswer answer);

}  // namespace concord
