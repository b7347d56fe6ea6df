// Brings the copies of a record up to date after it was restored or its folder was merged with an old one, or if some
// are missing. Internal to this library.
#pragma once

#include "app/record/change.h"

namespace concord::record {

// Adds to `change` whatever makes the copies equal to the database. Copies of games that it does not contain are set
// aside; an unreadable game keeps its copy.
void refreshCopies(const Connection& connection, const GameCopies& copies, Change& change);

// Refreshes all copies if a game has none: the database and the folder of copies then do not belong together, for
// example because the file alone was copied to another computer. If every game has a copy, copies that are out of date
// go unnoticed. A record is readable without copies: if this fails, or another program is writing, the next opening
// tries again.
void refreshIncompleteCopies(const Connection& connection, const GameCopies& copies) noexcept;

}  // namespace concord::record
