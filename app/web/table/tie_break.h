// The row beneath the pad in which a number that breaks ties is typed.
#pragma once

#include "app/web/table/table.h"
#include "scoring/table/score_table.h"

#include <string>

namespace concord::web {

// The row that is shown now; empty: none. isWanted: a number would break the tie for the first place.
std::string tieBreakRow(const Table& table, const ScoreTable& score, bool isWanted);
// Whether the player's number can be typed: in Harmonies only where animal points were typed without cards.
bool mayTypeTieBreak(const Table& table, std::size_t seat);

}  // namespace concord::web
