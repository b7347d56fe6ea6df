// Things of many looks that lie over a board, to fit the decision that a cell is covered. No two are alike, because
// real things do not look like any drawn one either; cover.h draws the things that the reader is measured with.
#pragma once

#include "tools/accuracy/truth.h"
#include "tools/stress/light.h"

#include <vector>

namespace concord::stress {

enum class Thing { Hand, Sleeve, Cup, Card, Pouch, Slab };

// A thing over some cells. Returns the covered cells, whose top is hardly visible.
std::vector<Cell> coverByThing(cv::Mat& bgr, const accuracy::Truth& truth, Thing thing, Random& random);

}  // namespace concord::stress
