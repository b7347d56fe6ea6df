// All copies of a record at once, where it was brought back or its folder moved. Internal to this library.
#pragma once

#include "app/record/change.h"

namespace concord::record {

// Within the change: the copies follow the database. Those of games that it does not hold are set aside; a game that
// cannot be read keeps its copy.
void refreshCopies(const Connection& connection, const GameCopies& copies, Change& change);

}  // namespace concord::record
