// The score pad of Renature, in the order of the final scoring.
#pragma once

#include "scoring/renature/game.h"
#include "scoring/table/pad_row.h"

#include <span>
#include <string_view>

namespace concord::renature {

// The row beneath the pad for the number of collected tokens; that number breaks ties.
inline constexpr std::string_view collectedTokensRow = "collectedTokens";

std::span<const PadRow> padRows();  // in the order of Category

}  // namespace concord::renature
