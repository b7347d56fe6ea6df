// Heights that are unsure together. If the tokens are thicker than assumed, or the camera was tilted otherwise, several
// stacks look one token too low or too high at once, and those that do are often three.
#pragma once

#include "vision/stacks/confidence.h"

#include <array>
#include <cstddef>
#include <vector>

namespace concord::vision {

struct JointHeights {
    // Heights are independent if the size of the tokens and the camera are known.
    struct Case {
        double p = 0;  // [0, 1]
        // By cell: how much more probable no token, one, two and three are in this case than in the posterior of the
        // cell, which is the mean of all cases.
        std::vector<std::array<double, 4>> factors;
    };
    std::vector<Case> cases;  // add up to 1; none if all heights are independent

    // For a cell whose posterior no longer depends on what was assumed of the camera.
    void makeIndependent(std::size_t cell);
};

// Conditions on the number of tokens being a multiple of three with probability `multipleOfThree`: every turn places
// three tokens, so only a mistake breaks the rule.
void applyChecksum(std::vector<CellPosterior>& posteriors, const JointHeights& joint = {},
                   double multipleOfThree = 0.95);

}  // namespace concord::vision
