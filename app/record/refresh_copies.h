// Rewrites all copies of a record, after it was restored or its folder moved. Internal to this library.
#pragma once

#include "app/record/change.h"

namespace concord::record {

// Adds to `change` whatever makes the copies equal to the database. Copies of games that it does not contain are set
// aside; an unreadable game keeps its copy.
void refreshCopies(const Connection& connection, const GameCopies& copies, Change& change);

// Writes the copies of games that have none, such as those of a file that was moved without its folder. A record is
// readable without them: if it fails, the next opening tries again.
void addMissingCopies(const Connection& connection, const GameCopies& copies) noexcept;

}  // namespace concord::record
