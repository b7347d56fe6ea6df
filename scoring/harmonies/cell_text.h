// Cells as people type them: "a1-a2-b2", "a1 a2,b2", "A1A2".
#pragma once

#include "scoring/harmonies/cell.h"

#include <string_view>
#include <vector>

namespace concord {

// In the order of the text; a repeated cell stays repeated. Letters may be capital; cells may be separated by spaces,
// commas, semicolons, dashes, slashes, arrows or nothing. A dash is not a range: "a1-a3" is two cells. Throws
// InputError without a place if the text names no cell, or one that the side does not have.
std::vector<Cell> cellsFromText(Side side, std::string_view text);

}  // namespace concord
