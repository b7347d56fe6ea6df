// Rebuilds a record from the copies of its games.
#pragma once

#include "app/record/location.h"
#include "app/record/record_error.h"

#include <QString>

#include <vector>

namespace concord::record {

// A problem with a file beside the record, such as an unreadable copy.
struct RebuildProblem {
    QString file;
    InputError problem;
};

struct Rebuilt {
    int games = 0;         // deleted ones too
    QString replacedFile;  // where the file that was replaced was moved to; empty: there was none, or nothing in it
    std::vector<RebuildProblem> problems;
};

// Rebuilds a damaged or missing file from the copies beside it. A change that was interrupted counts if the file still
// shows that it was committed; if that cannot be read, its copies are stored where they do no harm
// (GameCopies::settleDamaged).
Rebuilt rebuildFromCopies(const Location& location);

}  // namespace concord::record
