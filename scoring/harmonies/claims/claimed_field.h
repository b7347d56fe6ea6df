// Claims that cells are fields (rulebook page 8).
#pragma once

#include "scoring/harmonies/claims/claim_answer.h"

namespace concord {

// Completes an answer to a claim of fields; the claimed cells are on the board.
ClaimAnswer explainClaimedFields(const Board& board, ClaimAnswer answer);

}  // namespace concord
