// Rewrites all copies of a record, after it was restored or its folder moved. Internal to this library.
#pragma once

#include "app/record/change.h"

namespace concord::record {

// Adds to `change` whatever makes the copies equal to the database. Copies of games that it does not contain are set
// aside; an unreadable game keeps its copy.
void refreshCopies(const Connection& connection, const GameCopies& copies, Change& change);

}  // namespace concord::record
