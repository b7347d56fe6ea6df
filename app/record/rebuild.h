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
    int games = 0;
    QString former;  // where the damaged file was moved; empty: there was none
    std::vector<RebuildProblem> problems;
};

// From the copies beside it, for a file that is damaged or gone. Whether an unfinished change counts is decided by the
// file, as far as it is readable.
Rebuilt rebuildFromCopies(const Location& location);

}  // namespace concord::record
