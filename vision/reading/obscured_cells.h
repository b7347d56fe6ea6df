// Cells whose stack is obscured: by light, or by something that covers it.
//
// The networks always name a stack, whatever the view shows. Whether a stack is visible at all is decided by features
// of the cell (obscured_features.h). For cells hidden by other stacks see hidden_cells.h.
#pragma once

#include "vision/reading/hypothesis.h"
#include "vision/stacks/colours.h"
#include "vision/stacks/paled_tops.h"
#include "vision/stacks/top_light.h"

#include <optional>
#include <vector>

namespace concord::vision {

struct Obscured {
    double p = 0;           // probability that the reading of the cell is worthless, [0, 1]
    bool burntOut = false;  // what obscures it is light; otherwise something covers it
    // Light makes the cell unreadable: a person has to check it, however certain the board's other cells and the number
    // of its tokens make it.
    bool alwaysChecked = false;
    std::optional<GrayTop> gray = std::nullopt;  // if its top looks gray, but may be brown
};

// In the order of the cells. lights: from lightsOf (obscured_features.h); visible: from visibilityIn.
std::vector<Obscured> obscuredCells(const Hypothesis& hypothesis, const std::vector<TopLight>& lights,
                                    const std::vector<Visibility>& visible);

// The posteriors with those of hidden cells discounted and those of unsure ones compared with the photo, unless its
// colours are in doubt: before discountObscured().
std::vector<CellPosterior> comparedWithPhoto(const Hypothesis& hypothesis, const std::vector<Visibility>& visible,
                                             const std::vector<Obscured>& cells, Colours colours);

// Mixes the posterior of each cell with the prior over stacks, in proportion to how likely it is obscured, after
// moving as much from gray to brown stacks as they may be paled.
void discountObscured(std::vector<CellPosterior>& posteriors, const std::vector<Obscured>& cells);

// Mixes every posterior with the prior so strongly that each cell is marked for review, unless another photo
// shows it.
void discountAll(std::vector<CellPosterior>& posteriors);

// Which cells surely show their stack.
std::vector<bool> inFullView(const std::vector<Obscured>& cells);
bool isObscured(const Obscured& cell);       // more likely than not
bool isHiddenByLight(const Obscured& cell);  // the same, and what obscures it is light

// Whether so much of the board is obscured that the whole reading is doubtful. Light that hides some cells says nothing
// against the others, unless few are left.
bool isTooObscured(const std::vector<Obscured>& cells);

// The posteriors without those of cells that light hides; both are in the same order.
std::vector<CellPosterior> outsideLight(const std::vector<CellPosterior>& posteriors,
                                        const std::vector<Obscured>& obscured);

// Whether light hides some of the `cells` of the board and hardly any of the `visible` ones is certain: then it also
// hides much of what the place is judged by. visible: from outsideLight.
bool leavesLittle(const std::vector<CellPosterior>& visible, std::size_t cells);

}  // namespace concord::vision
