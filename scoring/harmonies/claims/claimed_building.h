// Claims that cells are buildings (rulebook page 9).
#pragma once

#include "scoring/harmonies/claims/claim_answer.h"

namespace concord {

// Completes an answer to a claim of buildings; the claimed cells are on the board.
ClaimAnswer explainClaimedBuildings(const Board& board, ClaimAnswer answer);

}  // namespace concord
