// Backups of a whole record.
#pragma once

#include "app/record/location.h"

#include <QDateTime>
#include <QString>

#include <span>
#include <vector>

namespace concord::record {

class Connection;
struct Migration;

struct Backup {
    QString file;          // a complete record
    int version = 0;       // of its tables
    QDateTime modifiedAt;  // of the file
};

// In the order they were made; their names are numbered, so that a changed clock does not matter.
std::vector<Backup> backupsOf(const Location& location);

// Writes a backup into the record's folder and returns its file; the backup of a server is an SQLite file too. version:
// of the record's tables. steps: the program's migrations, of which the first `version` create the tables of a server's
// backup.
QString makeBackup(const Connection& connection, const Location& location, std::span<const Migration> steps,
                   int version);

// The same for a record that is not open here. steps: empty means this program's own. Throws RecordError if there
// is no record.
QString backUpNow(const Location& location, std::span<const Migration> steps = {});

}  // namespace concord::record
