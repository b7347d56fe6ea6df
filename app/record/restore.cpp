#include "app/record/restore.h"

#include "app/record/backup.h"
#include "app/record/change.h"
#include "app/record/copy_tables.h"
#include "app/record/damaged_file.h"
#include "app/record/linked_folder.h"
#include "app/record/refresh_copies.h"
#include "app/record/safe_file.h"
#include "app/record/schema.h"

#include <QFile>
#include <QFileInfo>
#include <QMap>
#include <QSqlRecord>
#include <QTemporaryDir>

#include <algorithm>
#include <exception>
#include <memory>
#include <vector>

namespace concord::record {

namespace {

using Kind = RecordError::Kind;

// A readable backup: the file itself, or a copy of an older one that was brought up to date.
class ReadableBackup {
public:
    ReadableBackup(const Location& record, const QString& backup, std::span<const Migration> steps) {
        auto file = std::make_unique<Connection>(Location::of(backup), true, Others::None);
        const auto before = stepsTo(schemaVersion(*file), steps);
        if (before.size() == steps.size()) {
            m_connection = std::move(file);
            return;
        }
        makeFolder(record.folder());
        m_folder = std::make_unique<QTemporaryDir>(record.folder() + QStringLiteral("/restoring-XXXXXX"));
        const QString copy = m_folder->filePath(QStringLiteral("backup.concord"));
        file->copyTo(copy);
        m_connection = std::make_unique<Connection>(Location::of(copy), false);
        migrate(*m_connection, steps, [](int) {});
    }

    const Connection& connection() const { return *m_connection; }

private:
    std::unique_ptr<QTemporaryDir> m_folder;  // outlives the connection to the file in it
    std::unique_ptr<Connection> m_connection;
};

// Locks the tables against all writers, including other kinds of programs; reading continues.
void lockTables(const Connection& server, const QStringList& tables) {
    QStringList existing;
    std::ranges::copy_if(tables, std::back_inserter(existing),
                         [&](const QString& table) { return server.hasTable(table); });
    if (!existing.isEmpty()) {
        server.run(
            QStringLiteral("LOCK TABLE %1 IN SHARE ROW EXCLUSIVE MODE").arg(existing.join(QStringLiteral(", "))));
    }
}

// The highest number in a table with numbered rows; nothing for other tables.
std::optional<qlonglong> highestNumber(const Connection& connection, const QString& table) {
    const bool hasNumbers =
        connection.run(QStringLiteral("SELECT * FROM %1 LIMIT 0").arg(table)).record().contains(QStringLiteral("id"));
    return hasNumbers
               ? std::optional(
                     connection.value(QStringLiteral("SELECT COALESCE(MAX(id), 0) FROM %1").arg(table)).toLongLong())
               : std::nullopt;
}

// Numbers are never reused. If higher ones were added than existed before, the server's counter continues from them. It
// never goes back, as a failed transaction would not undo that.
void continueNumbering(const Connection& server, const QString& table, std::optional<qlonglong> before) {
    const auto now = highestNumber(server, table);
    if (!now || now <= before) {
        return;
    }
    const QString sequence =
        server.value(QStringLiteral("SELECT pg_get_serial_sequence('concord.%1', 'id')").arg(table)).toString();
    server.run(QStringLiteral("SELECT setval('%1', GREATEST(last_value, %2)) FROM %1").arg(sequence).arg(*now));
}

// Deletes and inserts rows within the caller's transaction: other programs see the old state or the new one, never a
// mixture. The tables stay, and with them the permissions on a server.
void replaceContents(const Connection& from, const Connection& to, std::span<const Migration> steps) {
    upgradeTables(to, steps);
    QStringList tables;
    for (const QString& table : tablesOf(from)) {
        if (!to.hasTable(table)) {
            createTable(to, steps, table);  // does nothing if it is another program's
        }
        if (to.hasTable(table)) {
            tables << table;
        }
    }
    QMap<QString, std::optional<qlonglong>> highest;
    for (auto table = tables.crbegin(); table != tables.crend(); ++table) {
        highest[*table] = highestNumber(to, *table);
        to.run(QStringLiteral("DELETE FROM %1").arg(*table));
    }
    for (const QString& table : tables) {
        copyTable(from, to, table);
        if (to.isServer()) {
            continueNumbering(to, table, highest[table]);
        }
    }
}

// Uses a separate connection, which sees the last commit. Empty: there is nothing to store.
QString backUpBefore(const Location& location, int version, std::span<const Migration> steps) {
    if (version == 0) {
        return {};
    }
    const auto toVersion = stepsTo(version, steps);  // a newer record is refused, with or without a backup
    try {
        return makeBackup(Connection(location, true), location, toVersion, version);
    } catch (const RecordError& error) {
        throw BackupFailed(error);
    }
}

// What is found instead of the version; empty if there is a version, or no table for it.
std::string foundInsteadOfVersion(const Connection& backup) {
    const VersionTable table =
        backup.hasTable(QStringLiteral("concord_schema")) ? readVersionTable(backup) : VersionTable{};
    return table.version == 0 ? table.found : std::string{};
}

void expectBackup(const QString& backup) {
    const std::string name = utf8(backup);
    if (!QFileInfo::exists(backup)) {
        throw RecordError(Kind::CannotOpen, {CONCORD_TEXT("expected a backup, there is none at %1"), {name}});
    }
    if (!isDatabase(Location::of(backup), Others::None)) {
        throw RecordError(Kind::Damaged, {CONCORD_TEXT("expected a backup that is sound, %1 is damaged"), {name}});
    }
    const Connection connection(Location::of(backup), true, Others::None);
    if (const std::string found = foundInsteadOfVersion(connection); !found.empty()) {
        throw RecordError(Kind::Damaged, {CONCORD_TEXT("expected a backup with the version of its record in the table "
                                                       "concord_schema, %1 is damaged: got %2"),
                                          {name, found}});
    }
    if (schemaVersion(connection) == 0) {
        throw RecordError(Kind::NoRecord, {CONCORD_TEXT("expected a backup, %1 holds no record"), {name}});
    }
}

// Whether the record's file is missing, empty, damaged or no record at all, so that it cannot be restored in place.
bool isLost(const Location& location) {
    return !location.isServer() && (QFileInfo(location.file()).size() == 0 || !isSound(location));
}

// Returns where the former state is stored. aside: where the former file was moved to; empty: it is in its place.
QString restoreFrom(const Connection& from, const Location& location, const GameCopies& copies,
                    const RestoreOptions& options, const QString& aside) {
    const auto steps = orDefault(options.migrations);
    const Connection to(location, false);
    if (!to.isServer()) {
        to.run(QStringLiteral("PRAGMA foreign_keys = OFF"));  // a backup may lack what it refers to
    }
    Change change(to, copies);  // no other Concord program writes from now on
    if (to.isServer()) {
        lockTables(to, tablesOf(from));
    }
    const int version = schemaVersion(to);
    QString former = options.backUpFirst && aside.isEmpty() ? backUpBefore(location, version, steps) : aside;
    replaceContents(from, to, steps);
    refreshCopies(to, copies, change);
    change.commit();
    return former;
}

}  // namespace

QString restoreBackup(const Location& location, const QString& backup, const RestoreOptions& options) {
    expectBackup(backup);
    moveFolderFromLink(location);
    const GameCopies copies(location);
    const ReadableBackup from(location, backup, orDefault(options.migrations));
    QString aside;
    if (isLost(location)) {
        std::vector<RebuildProblem> problems;
        settleCopies(location, copies, problems);
        aside = putAside(location.file());
    }
    try {
        const QString former = restoreFrom(from.connection(), location, copies, options, aside);
        return !aside.isEmpty() && removeIfEmpty(aside) ? QString() : former;
    } catch (const std::exception&) {
        if (!aside.isEmpty()) {
            putBack(aside, location);
        }
        throw;
    }
}

}  // namespace concord::record
