// What the sizes of all tops together say about the heights.
//
// The tokens' radius and thickness are unknown but the same on the whole board. For every pair of them each cell's
// heights are weighed by how clearly the rim of such a top is seen; pairs that suit the whole board count more, so
// cells whose height is plain (water, fields, what shows a wall) measure the tokens for the others.
#pragma once

#include "confidence.h"
#include "token_size.h"
#include "top_rims.h"

#include <vector>

namespace concord::vision {

// The heights worth a look, by cell: those believed at all.
std::vector<PossibleHeights> possibleHeights(const std::vector<CellBelief>& beliefs);

// Multiplies what the rims say into the beliefs (same order) and returns the likeliest size of the tokens. Whether a
// cell is empty, and the colours, are left to what was believed before.
TokenSize weighHeights(std::vector<CellBelief>& beliefs, const std::vector<RimStrength>& rims);

}  // namespace concord::vision
