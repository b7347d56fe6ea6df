// A record that is empty or gone while copies of its games exist: it was deleted, or the disk lost it.
#pragma once

#include "app/record/location.h"

#include <QString>

namespace concord::record {

class Connection;
class GameCopies;

// Whether the record is empty or gone while copies of its games exist. Store then refuses to open it.
bool isEmptied(const Location& location);

// Moves those copies away, so that the record starts without games; returns where they are. Throws InputError for a
// record that is not emptied.
QString startAnew(const Location& location);

// Throws RecordError (Emptied) if copies exist, but the file is empty or missing. Call it before opening the file,
// which would create it.
void expectFile(const Location& location, const GameCopies& copies);

// The same for an open file that has no tables, or has never held a game.
void expectGames(const Connection& connection, const GameCopies& copies);

}  // namespace concord::record
