// Backups of a whole record, and how to restore them.
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
    QString file;     // a complete record
    int version = 0;  // of its tables
    QDateTime made;   // by the time of its file
};

// In the order they were made; their names are numbered, so that a changed clock does not matter.
std::vector<Backup> backupsOf(const Location& location);

// Writes a backup beside the record and returns its file. A server's backup is a file too. steps: those that the
// version consists of.
QString makeBackup(const Connection& connection, const Location& location, std::span<const Migration> steps,
                   int version);

// The same for a record that is not open here. migrations: of the program; empty: those of this one. Throws RecordError
// if there is no record.
QString backUpNow(const Location& location, std::span<const Migration> migrations = {});

// Nothing was changed, as the present state could not be backed up.
class BackupFailed : public RecordError {
public:
    explicit BackupFailed(const RecordError& error) : RecordError(error) {}
};

struct RestoreOptions {
    bool backUpFirst = true;                // the present state; otherwise it is lost, unless it is a damaged file
    std::span<const Migration> migrations;  // empty: those of this program
};

// Restores the backup in one transaction that empties the tables and fills them: everything else in the database,
// including access rights, stays. An older backup is brought up to date. The copies of the games follow. A damaged file
// is renamed instead ("....damaged-1"). Returns where the former state is stored; empty: nowhere. Throws BackupFailed
// if it cannot be stored.
QString restoreBackup(const Location& location, const QString& backup, const RestoreOptions& options = {});

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

// Rebuilds the record from the copies of the games beside it, for a file that is damaged or gone. Whether an unfinished
// change counts is decided by the file, as far as it is readable.
Rebuilt rebuildFromCopies(const Location& location);

// Whether the file is empty or gone while copies of its games exist. Store then refuses to open it.
bool isEmptied(const Location& location);

// Moves those copies away, so that the record starts without games; returns where they are. Throws InputError for a
// record that is not emptied.
QString startAnew(const Location& location);

}  // namespace concord::record
