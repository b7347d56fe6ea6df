// Buildings (rulebook page 9): 5 points if at least three different colours lie around it.
#pragma once

#include "scoring/harmonies/score_item.h"

namespace concord {

inline constexpr int coloursAroundBuilding = 3;
inline constexpr int buildingPoints = 5;

// One item a building, and one of 0 points for a red token that stands on no other. What counts
// around a building are the top tokens of occupied cells, red ones too. In the order of cells.
std::vector<ScoreItem> scoreBuildings(const Board& board);

}  // namespace concord
