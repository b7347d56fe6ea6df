// Recognizes a record's file that is damaged, and moves it out of the way. Internal to this library.
#pragma once

#include "app/record/connection.h"
#include "app/record/game_copies.h"
#include "app/record/rebuild.h"

#include <vector>

namespace concord::record {

// Whether its pages are intact, whatever they contain.
bool isDatabase(const Location& file, Others others);

// Whether it is intact, and a record whose version can be read.
bool isSound(const Location& file);

// Renames the file, with what SQLite stores beside it, to an unused name; returns that name, or nothing if there was no
// file. A log that stayed would be applied to the new file.
QString putAside(const QString& file);

// Moves it back, over a file that was begun in its place; not over a record that was completed there.
void putBack(const QString& aside, const Location& location) noexcept;

// Completes or discards the changes of programs that were stopped, as far as the file tells which were committed.
void settleCopies(const Location& location, const GameCopies& copies, std::vector<RebuildProblem>& problems);

}  // namespace concord::record
