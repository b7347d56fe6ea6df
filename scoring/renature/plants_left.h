// The value of each plant left on the player board is lost, neutral ones too (rulebook: final scoring).
#pragma once

#include "scoring/renature/score_item.h"

namespace concord::renature {

// One item of negative points for each kind of own and of neutral plants that are left; a single item of 0 points if
// none are left.
std::vector<ScoreItem> scorePlantsLeft(const PlantsLeft& left);

}  // namespace concord::renature
