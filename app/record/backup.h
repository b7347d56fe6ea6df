// Backups of a whole record, and the ways back.
#pragma once

#include "app/record/location.h"
#include "app/record/record_error.h"

#include <QDateTime>
#include <QString>

#include <span>
#include <string>
#include <vector>

namespace concord::record {

class Connection;
struct Migration;

struct Backup {
    QString file;     // a record of its own
    int version = 0;  // of its tables
    QDateTime made;   // as its file says
};

// In the order they were made; names count up, so that a clock that jumps changes nothing.
std::vector<Backup> backupsOf(const Location& location);

// Writes one beside the record; answers its file. A server's backup is a file too. steps: those that
// the version is made of.
QString makeBackup(const Connection& connection, const Location& location, std::span<const Migration> steps,
                   int version);

// The same of a record that is not open here. migrations: of the program; empty: those of this one. Throws
// RecordError where there is none.
QString backUpNow(const Location& location, std::span<const Migration> migrations = {});

// Nothing was changed, as what is there could not be backed up.
class BackupFailed : public RecordError {
public:
    explicit BackupFailed(const RecordError& error) : RecordError(error) {}
};

struct RestoreOptions {
    bool backUpFirst = true;                // what is there; else it is lost, unless it is a damaged file
    std::span<const Migration> migrations;  // empty: those of this program
};

// Brings back what the backup holds, in one transaction that empties the tables and fills them: whatever else the
// database holds, and who may do what in it, stays. An older backup becomes of today's version. The copies of the
// games follow. A damaged file is put aside instead ("....damaged-1"). Answers where the former state is kept; empty:
// nowhere. Throws BackupFailed where that cannot be.
QString restoreBackup(const Location& location, const QString& backup, const RestoreOptions& options = {});

// What a person should know of a file beside the record: a copy that cannot be read, for one.
struct RebuildProblem {
    QString file;
    InputError problem;
};

struct Rebuilt {
    int games = 0;
    QString former;  // where the damaged file was put; empty: there was none
    std::vector<RebuildProblem> complaints;
};

// Builds the record anew from the copies of the games beside it, for a file that is damaged or gone. What a
// program did not finish is decided by the file, as far as it can be read.
Rebuilt rebuildFromCopies(const Location& location);

// Whether the file is empty or gone while copies of its games are there. Store then refuses to open it.
bool isEmptied(const Location& location);

// Sets those copies aside, so that the record starts with no game; answers where they are. Throws InputError for a
// record that is not emptied.
QString startAnew(const Location& location);

}  // namespace concord::record
