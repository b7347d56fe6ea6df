// Flat printed things: cards, paper, the round common board, boards of other games.
#pragma once

#include "tools/drawing/board_art.h"

namespace concord::drawing {

std::unique_ptr<ArtMaterial> randomCard(Random& random, Point sizeMm);
std::unique_ptr<ArtMaterial> randomPaper(Random& random, Point sizeMm);
// The board of five token spaces in the middle of the table.
std::unique_ptr<ArtMaterial> randomCommonBoard(Random& random, float radius);
// A grid of hexagons that is no personal board. hexagon: their circumradius, mm.
std::unique_ptr<ArtMaterial> randomForeignBoard(Random& random, Point sizeMm, float hexagon);

}  // namespace concord::drawing
