// Detects a record that is empty or gone while copies of its games exist: it was deleted, or the disk lost it. Internal
// to this library.
#pragma once

#include "app/record/connection.h"
#include "app/record/game_copies.h"

namespace concord::record {

// Before the file is opened, which would create it. Throws RecordError (Emptied).
void expectFile(const Location& location, const GameCopies& copies);

// Of a file that is open. Throws RecordError (Emptied).
void expectGames(const Connection& connection, const GameCopies& copies);

}  // namespace concord::record
