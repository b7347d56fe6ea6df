// Restores a backup.
#pragma once

#include "app/record/location.h"
#include "app/record/record_error.h"

#include <QString>

#include <span>

namespace concord::record {

struct Migration;

// Nothing was changed, as the present state could not be backed up.
class BackupFailed : public RecordError {
public:
    explicit BackupFailed(const RecordError& error) : RecordError(error) {}
};

struct RestoreOptions {
    bool backUpFirst = true;                // the present state; otherwise it is lost, unless it is a damaged file
    std::span<const Migration> migrations;  // empty means this program's own
};

// Restores the backup in one transaction that empties the tables and fills them: everything else in the database,
// including access rights, stays. An older backup is brought up to date. The copies of the games are rewritten to
// match. A damaged file is renamed instead ("games.concord.damaged-1"), and renamed back if restoring fails. Returns
// where the former state is stored; empty: nowhere, or there was none. Throws BackupFailed if it cannot be stored.
QString restoreBackup(const Location& location, const QString& backup, const RestoreOptions& options = {});

}  // namespace concord::record
