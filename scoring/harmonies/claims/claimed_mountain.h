// Claims that cells are mountains (rulebook page 8).
#pragma once

#include "scoring/harmonies/claims/claim_answer.h"

namespace concord {

// Completes an answer to a claim of mountains; the claimed cells are on the board.
ClaimAnswer explainClaimedMountains(const Board& board, ClaimAnswer answer);

}  // namespace concord
