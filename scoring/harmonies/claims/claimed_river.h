// Claims that cells are the river (rulebook page 8).
#pragma once

#include "scoring/harmonies/claims/claim_answer.h"

namespace concord {

// Completes an answer to a claim of a river; the claimed cells are on the board, which is of side A.
ClaimAnswer explainClaimedRiver(const Board& board, ClosedRiver ruling, ClaimAnswer answer);

}  // namespace concord
