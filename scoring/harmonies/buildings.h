// Buildings (rulebook page 9): 5 points each if at least three different colours lie around them.
#pragma once

#include "scoring/harmonies/score_item.h"

namespace concord {

inline constexpr int coloursAroundBuilding = 3;
inline constexpr int buildingPoints = 5;

// One item per building, and one of 0 points for a red token that is alone in its cell. The top tokens of occupied
// cells around a building count, red ones too. In the order of cells.
std::vector<ScoreItem> scoreBuildings(const Board& board);

}  // namespace concord
