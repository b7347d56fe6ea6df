// The numbers on the backs of the sunflower tokens that a player collected (rulebook: final scoring). Tokens of areas
// scored at the end return to the box.
#pragma once

#include "scoring/renature/score_item.h"

namespace concord::renature {

ScoreItem scoreTokens(const CollectedTokens& tokens);

}  // namespace concord::renature
