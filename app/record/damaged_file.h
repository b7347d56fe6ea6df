// Recognizes a record's file that is damaged, and moves it out of the way. Internal to this library.
#pragma once

#include "app/record/connection.h"
#include "app/record/game_copies.h"
#include "app/record/rebuild.h"

#include <vector>

namespace concord::record {

// Whether the file is a database with intact pages, whatever they contain.
bool isDatabase(const Location& file, Others others);

// Whether the file is an intact database that is empty, or a record whose version can be read.
bool isSound(const Location& file);

// Renames the file and its logs to an unused name; returns that name, empty if there was no file. The logs go
// along because SQLite would apply a log left behind to the new file.
QString putAside(const QString& file);

// Removes a file that was put aside, with its logs, if the file and the logs are empty; returns whether it did.
bool removeIfEmpty(const QString& aside);

// Moves a file that was put aside back, over an unfinished file in its place, but not over a complete record.
void putBack(const QString& aside, const Location& location) noexcept;

// Completes or discards the changes of programs that were stopped, as far as the file shows which were committed;
// `problems` receives what became of the others.
void settleCopies(const Location& location, const GameCopies& copies, std::vector<RebuildProblem>& problems);

}  // namespace concord::record
