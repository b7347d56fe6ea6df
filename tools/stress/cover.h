// Things that lie or are held over a board: fingers and cups, drawn into a photo whose camera is known.
#pragma once

#include "tools/accuracy/truth.h"
#include "tools/stress/light.h"

#include <vector>

namespace concord::stress {

// Fingers reach in from beyond the rim, or a cup stands on the tokens, over about `count` cells. Answers which cells
// are covered: those of whose top hardly anything is left to see.
std::vector<Cell> coverByHand(cv::Mat& bgr, const accuracy::Truth& truth, int count, Random& random);
std::vector<Cell> coverByCup(cv::Mat& bgr, const accuracy::Truth& truth, int count, Random& random);

}  // namespace concord::stress
