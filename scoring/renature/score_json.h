// `concord-score` JSON of Renature and its kin, for scripts. Texts are English.
#pragma once

#include "scoring/renature/score.h"
#include "scoring/renature/verify.h"

namespace concord::renature {

std::string scoreToJson(const GameScore& score, bool pretty = true);
std::string verificationToJson(const std::vector<PlayerVerification>& players, bool pretty = true);
// One entry of the score's "areas".
std::string areaToJson(const AreaOutcome& outcome, bool pretty = true);

}  // namespace concord::renature
