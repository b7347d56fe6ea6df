// The score pad of Harmonies (rulebook page 11), row by row from the top down.
#pragma once

#include "scoring/harmonies/game.h"
#include "scoring/table/pad_row.h"

#include <span>
#include <string_view>

namespace concord {

// The row beneath the pad in which animal cubes are typed where they break a tie.
inline constexpr std::string_view animalCubesRow = "cubes";

// The categories in their order, with the suns of solo games beneath the total.
std::span<const PadRow> harmoniesRows();
const PadRow& padRow(Category category);
// "River" or "Islands" (CONCORD_TEXT): the kind of water on that side.
const char* waterName(Side side);

}  // namespace concord
