// Draws objects over a board, fingers and cups, into a photo whose camera is known.
#pragma once

#include "tools/accuracy/truth.h"
#include "tools/stress/light.h"

#include <vector>

namespace concord::stress {

// Fingers that reach in over the board's edge, or a cup on the tokens, over about `count` cells. Returns the covered
// cells, whose top is hardly visible.
std::vector<Cell> coverByHand(cv::Mat& bgr, const accuracy::Truth& truth, int count, Random& random);
std::vector<Cell> coverByCup(cv::Mat& bgr, const accuracy::Truth& truth, int count, Random& random);

}  // namespace concord::stress
