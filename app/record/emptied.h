// A record that is empty or gone while copies of its games exist: it was deleted, or the disk lost it.
#pragma once

#include "app/record/location.h"

#include <QString>

namespace concord::record {

class Connection;
class GameCopies;

// Whether it is one. Store then refuses to open it.
bool isEmptied(const Location& location);

// Moves those copies away, so that the record starts without games; returns where they are. Throws InputError for a
// record that is not emptied.
QString startAnew(const Location& location);

// Before the file is opened, which would create it. Throws RecordError (Emptied).
void expectFile(const Location& location, const GameCopies& copies);

// Of a file that is open. Throws RecordError (Emptied).
void expectGames(const Connection& connection, const GameCopies& copies);

}  // namespace concord::record
