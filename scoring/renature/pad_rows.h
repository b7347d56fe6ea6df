// The score pad of Renature, in the order of the final scoring.
#pragma once

#include "scoring/renature/game.h"
#include "scoring/table/pad_row.h"

#include <span>

namespace concord::renature {

std::span<const PadRow> padRows();  // in the order of Category

}  // namespace concord::renature
