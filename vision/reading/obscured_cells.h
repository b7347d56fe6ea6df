// Cells that show no stack: light burns them out, or something lies over them.
//
// The networks know only stacks and name one for whatever they are shown. Whether a stack can be seen at all is decided
// by other signs: its rim, the borders of its cell, contrast, dark spots beside it. hidden_cells.h is about what other
// stacks hide.
#pragma once

#include "vision/reading/sight.h"
#include "vision/stacks/colours.h"

#include <vector>

namespace concord::vision {

struct Obscured {
    double p = 0;        // probability that what was read there is worth nothing, [0, 1]
    bool burnt = false;  // by light; or else something lies there
};

// In the order of the cells.
std::vector<Obscured> obscuredCells(const Sight& sight, const std::vector<TopLight>& lights);

// Blends what was read with what stacks boards bear as a rule, each cell as far as it is obscured.
void doubtObscured(std::vector<CellBelief>& beliefs, const std::vector<Obscured>& cells);

// The same for a whole photo: so that every cell is asked about.
void doubtAll(std::vector<CellBelief>& beliefs);

// So much of the board is obscured that nothing read of it is worth much.
bool isMostlyObscured(const std::vector<Obscured>& cells);

}  // namespace concord::vision
