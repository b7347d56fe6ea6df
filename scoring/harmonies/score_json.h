// `concord-score` and related JSON, for scripts and the record. Texts are English.
#pragma once

#include "scoring/harmonies/claims/claim_answer.h"
#include "scoring/harmonies/habitats.h"
#include "scoring/harmonies/score.h"

#include <string>

namespace concord {

std::string scoreToJson(const GameScore& score, bool pretty = true);
std::string auditToJson(const std::vector<PlayerAudit>& players, bool pretty = true);
std::string claimToJson(const Player& player, const ClaimAnswer& answer);  // pretty

}  // namespace concord
