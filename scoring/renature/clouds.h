// One point for each cloud on the player board (rulebook: final scoring).
#pragma once

#include "scoring/renature/score_item.h"

namespace concord::renature {

ScoreItem scoreClouds(int clouds);

}  // namespace concord::renature
