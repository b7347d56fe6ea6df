// `concord-score` JSON and its kin, for scripts. Texts are English.
#pragma once

#include "habitats.h"
#include "score.h"
#include "verify.h"

#include <string>

namespace concord {

std::string scoreToJson(const GameScore& score, bool pretty = true);
std::string verificationToJson(const std::vector<PlayerVerification>& players, bool pretty = true);
std::string auditToJson(const std::vector<PlayerAudit>& players, bool pretty = true);

}  // namespace concord
