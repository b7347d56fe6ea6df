// Flat printed things: cards, paper, the round central board, boards of other games.
#pragma once

#include "tools/drawing/board_art.h"

namespace concord::drawing {

std::unique_ptr<ArtMaterial> randomCard(Random& random, Point sizeMm);
std::unique_ptr<ArtMaterial> randomPaper(Random& random, Point sizeMm);
// The board with five spaces for tokens in the middle of the table. radius: mm.
std::unique_ptr<ArtMaterial> randomCentralBoard(Random& random, float radius);
// A grid of hexagons that is no personal board. hexagon: their circumradius, mm.
std::unique_ptr<ArtMaterial> randomForeignBoard(Random& random, Point sizeMm, float hexagon);

}  // namespace concord::drawing
