// Draws things that lie over a board, to fit the decision that a cell is covered. Each looks different, so that the
// decision does not depend on how a particular thing looks; cover.h draws the things that the reader is measured with.
#pragma once

#include "tools/accuracy/truth.h"
#include "tools/stress/light.h"

#include <vector>

namespace concord::stress {

enum class Thing { Hand, Sleeve, Cup, Card, Pouch, Slab, Trinket };

// Draws a thing over some cells. Returns the covered cells, whose top is hardly visible.
std::vector<Cell> coverByThing(cv::Mat& bgr, const accuracy::Truth& truth, Thing thing, Random& random);

}  // namespace concord::stress
