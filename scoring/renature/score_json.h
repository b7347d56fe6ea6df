// `concord-score` JSON of Renature for scripts. Texts are English.
#pragma once

#include "scoring/renature/score.h"

namespace concord::renature {

std::string scoreToJson(const GameScore& score, bool pretty = true);
// One entry of the score's "areas".
std::string areaToJson(const AreaOutcome& outcome, bool pretty = true);

}  // namespace concord::renature
