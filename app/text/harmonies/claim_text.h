// "Why doesn't my river count?": the answer to a claim in words, for both programs.
#pragma once

#include "scoring/harmonies/claims/claim_answer.h"

#include <QString>

namespace concord::words {

QString claimTitle(const ClaimAnswer& answer);    // "Claimed as a river: a1, a2"
QString claimReason(const ClaimAnswer& answer);   // "a1 and a3 touch, and ... (Rulebook, page 8)"
QString claimVerdict(const ClaimAnswer& answer);  // "The claim holds: 15 points."

}  // namespace concord::words
