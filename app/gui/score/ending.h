// The end of a game, shown row by row: what each row of the pad adds, and who leads then.
#pragma once

#include "scoring/table/score_table.h"

#include <cstddef>
#include <vector>

namespace concord::gui {

struct EndingStep {
    std::size_t row = 0;               // of the score
    std::vector<int> added;            // for each player; may be negative
    std::vector<int> totals;           // after this row
    std::vector<std::size_t> leaders;  // with the most so far

    friend bool operator==(const EndingStep&, const EndingStep&) = default;
};

// One step for each row of points, from the top of the pad down, without sums and the rows in which nobody has points.
// The last step has the totals of the score; its leaders are the winners, also where a tie was broken. Empty where
// nobody has points.
std::vector<EndingStep> endingOf(const ScoreTable& score);

}  // namespace concord::gui
