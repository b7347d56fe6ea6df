// A board typed as one line of text: a group of letters for each cell, in the order of the cells' names (a1, a2 ...
// b1), tokens from the bottom up: "L TT MM MMM - TTL". The letters are those of stack_keys.h, small or capital; one for
// a whole stack stands alone. A hyphen or en dash, "." or "0" is an empty cell, and "/" goes on to the next column.
// Spaces, commas or semicolons separate the groups.
#pragma once

#include "app/gui/kit/wording.h"
#include "scoring/harmonies/cell.h"
#include "scoring/harmonies/stack.h"

#include <optional>
#include <vector>

namespace concord::gui {

struct TypedStack {
    Cell cell;
    Stack stack;

    friend bool operator==(const TypedStack&, const TypedStack&) = default;
};

// Why a row could not be read to its end.
struct RowProblem {
    int from = 0;      // where the group begins in the text
    int length = 0;    // of the group
    Wording sentence;  // names the group and what was expected
};

struct TypedRow {
    std::vector<TypedStack> stacks;  // up to the problem
    std::optional<RowProblem> problem;
};

TypedRow readRow(const QString& text, Side side);

}  // namespace concord::gui
