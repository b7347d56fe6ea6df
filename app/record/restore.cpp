#include "app/record/backup.h"

#include "app/files/database_files.h"
#include "app/record/change.h"
#include "app/record/copy_tables.h"
#include "app/record/linked_folder.h"
#include "app/record/photo.h"
#include "app/record/refresh_copies.h"
#include "app/record/safe_file.h"
#include "app/record/schema.h"
#include "app/record/store.h"
#include "scoring/json/strict_json.h"

#include <QFile>
#include <QFileInfo>
#include <QMap>
#include <QSqlRecord>
#include <QTemporaryDir>

#include <algorithm>
#include <functional>
#include <memory>

namespace concord::record {

namespace {

using Kind = RecordError::Kind;

std::span<const Migration> orOurs(std::span<const Migration> steps) { return steps.empty() ? migrations() : steps; }

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
        file->run(QStringLiteral("VACUUM INTO ?"), {copy});
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
    QStringList there;
    std::ranges::copy_if(tables, std::back_inserter(there),
                         [&](const QString& table) { return server.hasTable(table); });
    if (!there.isEmpty()) {
        server.run(QStringLiteral("LOCK TABLE %1 IN SHARE ROW EXCLUSIVE MODE").arg(there.join(QStringLiteral(", "))));
    }
}

// The highest number in a table with numbered rows.
std::optional<qlonglong> highestNumber(const Connection& connection, const QString& table) {
    const bool hasNumbers =
        connection.run(QStringLiteral("SELECT * FROM %1 LIMIT 0").arg(table)).record().contains(QStringLiteral("id"));
    return hasNumbers
               ? std::optional(
                     connection.value(QStringLiteral("SELECT COALESCE(MAX(id), 0) FROM %1").arg(table)).toLongLong())
               : std::nullopt;
}

// Numbers are never reused. If higher ones were added than existed before, the server's counter continues from them;
// never backwards, as a failed transaction would not restore it.
void countOn(const Connection& server, const QString& table, std::optional<qlonglong> before) {
    const auto now = highestNumber(server, table);
    if (!now || now <= before) {
        return;
    }
    const QString sequence =
        server.value(QStringLiteral("SELECT pg_get_serial_sequence('concord.%1', 'id')").arg(table)).toString();
    server.run(QStringLiteral("SELECT setval('%1', GREATEST(last_value, %2)) FROM %1").arg(sequence).arg(*now));
}

// Deletes and inserts rows within the caller's transaction: other programs see either state. The tables stay, and with
// them the permissions on a server.
void replaceContents(const Connection& from, const Connection& to, std::span<const Migration> steps) {
    upgradeTables(to, steps);
    QStringList tables;
    for (const QString& table : tablesOf(from)) {
        if (!to.hasTable(table)) {
            createTable(to, steps, table);  // unless it is another program's
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
            countOn(to, table, highest[table]);
        }
    }
}

// Uses a separate connection, which sees the last commit. Empty: there is nothing to store.
QString backUpBefore(const Location& location, int version, std::span<const Migration> steps) {
    try {
        return version == 0 ? QString()
                            : makeBackup(Connection(location, true), location, stepsTo(version, steps), version);
    } catch (const RecordError& error) {
        throw BackupFailed(error);
    }
}

// False if the action finds that the file is damaged or not a record.
bool isReadable(const std::function<bool()>& work) {
    try {
        return work();
    } catch (const RecordError& error) {
        if (error.kind() == Kind::Damaged || error.kind() == Kind::NoRecord) {
            return false;
        }
        throw;
    }
}

// Whether its pages are intact, whatever they contain.
bool isDatabase(const Location& file, Others others) {
    return isReadable([&] {
        return Connection(file, true, others).value(QStringLiteral("PRAGMA quick_check(1)")).toString() ==
               QStringLiteral("ok");
    });
}

bool isSound(const Location& file) {
    return isDatabase(file, Others::MayWrite) && isReadable([&] {
               schemaVersion(Connection(file, true));
               return true;
           });
}

// What is found instead of the version; empty if there is a version, or nothing readable.
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

// Renames the file, with what SQLite stores beside it, to an unused name; returns that name, or nothing if there was no
// file. A log that stayed would be applied to the new file.
QString putAside(const QString& file) {
    QString aside;
    for (int n = 1; aside.isEmpty() || QFileInfo::exists(aside); ++n) {
        aside = QStringLiteral("%1.damaged-%2").arg(file).arg(n);
    }
    const bool wasThere = moveTo(file, aside);
    flushNames(QFileInfo(file).path());  // without its log the record would be older
    for (const char* ending : {"-wal", "-journal", "-shm"}) {
        moveTo(file + QLatin1String(ending), aside + QLatin1String(ending));
    }
    flushNames(QFileInfo(file).path());
    return wasThere ? aside : QString();
}

// One that was made for holding the file.
void removeEmptyLog(const QString& file) {
    const QString log = file + QStringLiteral("-wal");
    if (QFileInfo::exists(log) && QFileInfo(log).size() == 0) {
        QFile::remove(log);
        QFile::remove(file + QStringLiteral("-shm"));
    }
}

std::optional<std::string> contentsOf(const QString& path, std::vector<RebuildProblem>& problems) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        const std::string why = utf8(file.errorString());
        problems.push_back({path, InputError({}, {CONCORD_TEXT("expected a file that can be read: %1"), {why}})});
        return std::nullopt;
    }
    return file.readAll().toStdString();
}

// A file that was put among the copies by hand may lack what an import needs.
void expectRecorded(const GameRecord& record) {
    if (record.id.empty() || record.played.empty()) {
        throw InputError("/record", {CONCORD_TEXT("expected a game with its id and when it was played"), {}});
    }
}

struct ReadCopy {
    Entry entry;
    bool erased = false;

    const std::string& recorded() const { return entry.record.recorded; }
};

struct ReadCopies {
    std::vector<ReadCopy> games;          // in the order in which they were recorded
    std::vector<RebuildProblem> spoiled;  // anything that is not a copy of a game
};

ReadCopies readCopies(const GameCopies& copies, std::vector<RebuildProblem>& problems) {
    ReadCopies read;
    for (const GameCopies::Copy& copy : copies.all()) {
        const std::optional<std::string> text = contentsOf(copy.path, problems);
        try {
            if (text) {
                std::vector<RepairedText> repaired;
                const Entry entry = savedEntry(*text, repaired);
                expectRecorded(entry.record);
                storedGame(entry);  // refuses an invalid score
                for (const RepairedText& one : repaired) {
                    problems.push_back({copy.path, InputError({}, messageOf(one))});
                }
                read.games.push_back({entry, copy.erased});
            }
        } catch (const InputError& error) {
            read.spoiled.push_back({copy.path, error});
        }
    }
    std::ranges::stable_sort(read.games, {}, &ReadCopy::recorded);
    return read;
}

// Keeps other programs from writing to a file that is about to be put aside: what they wrote would be missing in the
// new one. They see then that it is another. Nothing can be kept from a file that is too damaged, or only to be read.
class Held {
public:
    explicit Held(const Location& location) {
        if (QFileInfo(location.file()).size() == 0) {
            return;
        }
        try {
            m_connection = std::make_unique<Connection>(location, false);
            m_transaction = std::make_unique<Transaction>(*m_connection);
        } catch (const RecordError& error) {
            if (error.kind() == Kind::Busy) {
                throw;
            }
        }
    }

private:
    std::unique_ptr<Connection> m_connection;
    std::unique_ptr<Transaction> m_transaction;
};

// The database's last change; nothing if it cannot be read, or is not the same database any more.
std::optional<int> lastChangeOf(const Location& location) {
    try {
        const Connection connection(location, true);
        return schemaVersion(connection) > 0 ? std::optional(lastChange(connection)) : std::nullopt;
    } catch (const RecordError&) {
        return std::nullopt;
    }
}

const char* textOf(GameCopies::Uncertain::Outcome outcome) {
    switch (outcome) {
        case GameCopies::Uncertain::Outcome::Erased:
            return CONCORD_TEXT(
                "expected a game that was recorded to the end, the program was stopped meanwhile: it "
                "was brought back as a deleted game");
        case GameCopies::Uncertain::Outcome::SetAside:
            return CONCORD_TEXT(
                "expected a change that was made to the end, the program was stopped meanwhile: the "
                "state before it was brought back, and the change was kept in this file");
        case GameCopies::Uncertain::Outcome::Left:
            break;
    }
    return CONCORD_TEXT(
        "expected a game that was removed to the end, the program was stopped meanwhile: it was "
        "brought back");
}

void settleCopies(const Location& location, const GameCopies& copies, std::vector<RebuildProblem>& problems) {
    for (const GameCopies::Uncertain& uncertain : copies.settleDamaged(lastChangeOf(location))) {
        problems.push_back({uncertain.file, InputError({}, {textOf(uncertain.outcome), {}})});
    }
}

PhotoSource photosBeside(const Location& location, std::vector<RebuildProblem>& problems) {
    return [folder = location.folder() + QStringLiteral("/photos/"),
            &problems](const std::string& file) -> std::optional<QByteArray> {
        QFile photo(folder + QString::fromStdString(file));
        if (!photo.open(QIODevice::ReadOnly)) {
            return std::nullopt;
        }
        const QByteArray bytes = photo.readAll();
        if (photoName(bytes, file.substr(file.find('.') + 1)) != file) {
            problems.push_back(
                {photo.fileName(), InputError({}, {CONCORD_TEXT("expected a photo with this content"), {}})});
            return std::nullopt;
        }
        return bytes;
    };
}

void fillPlayers(Store& store, const GameCopies& copies, Rebuilt& rebuilt) {
    if (!QFileInfo::exists(copies.playersFile())) {
        return;
    }
    try {
        if (const auto text = contentsOf(copies.playersFile(), rebuilt.problems)) {
            store.takePlayers(*text);
        }
    } catch (const RecordError&) {
        throw;
    } catch (const InputError& error) {  // the games name their players too
        rebuilt.problems.push_back({copies.playersFile(), error});
    }
}

// The copies stay as they are.
void fill(const Location& location, const GameCopies& copies, const std::vector<ReadCopy>& read, Rebuilt& rebuilt) {
    StoreOptions options;
    options.beingBuilt = true;
    Store store(location, options);
    fillPlayers(store, copies, rebuilt);
    std::vector<Entry> games;
    std::ranges::transform(read, std::back_inserter(games), &ReadCopy::entry);
    rebuilt.games = store.import(games, photosBeside(location, rebuilt.problems)).added;
    for (const ReadCopy& copy : read) {
        const auto number = copy.erased ? store.find(copy.entry.record.id) : std::nullopt;
        if (number) {
            store.erase(*number);
        }
    }
}

}  // namespace

QString backUpNow(const Location& location, std::span<const Migration> steps) {
    const Connection connection(location, true);
    const int version = schemaVersion(connection);
    if (version == 0) {
        throw RecordError(Kind::NoRecord, {CONCORD_TEXT("expected a record of games, this one is empty"), {}});
    }
    return makeBackup(connection, location, stepsTo(version, orOurs(steps)), version);
}

QString restoreBackup(const Location& location, const QString& backup, const RestoreOptions& options) {
    const auto steps = orOurs(options.migrations);
    expectBackup(backup);
    moveLinkedFolder(location);
    const GameCopies copies(location);
    const ReadableBackup from(location, backup, steps);
    QString former;
    if (!location.isServer() && QFileInfo::exists(location.file()) && !isSound(location)) {
        std::vector<RebuildProblem> problems;
        settleCopies(location, copies, problems);
        former = putAside(location.file());
    }
    const Connection to(location, false);
    if (!to.isServer()) {
        to.run(QStringLiteral("PRAGMA foreign_keys = OFF"));  // a backup may lack what it refers to
    }
    Change change(to, copies);  // nobody else writes from now on
    if (to.isServer()) {
        lockTables(to, tablesOf(from.connection()));
    }
    const int version = schemaVersion(to);
    if (options.backUpFirst && former.isEmpty()) {
        former = backUpBefore(location, version, steps);
    }
    replaceContents(from.connection(), to, steps);
    refreshCopies(to, copies, change);
    change.commit();
    return former;
}

Rebuilt rebuildFromCopies(const Location& location) {
    if (location.isServer()) {
        throw RecordError(Kind::CannotOpen,
                          {CONCORD_TEXT("expected a record in a file, a server keeps no copies of the games. \"concord "
                                        "restore\" lists the backups that can be brought back"),
                           {}});
    }
    moveLinkedFolder(location);
    const GameCopies copies(location);
    if (!copies.hasGames(true)) {
        throw RecordError(Kind::CannotOpen,
                          {CONCORD_TEXT("expected copies of games in %1, there are none"), {utf8(location.folder())}});
    }
    Rebuilt rebuilt;
    auto held = std::make_unique<const Held>(location);
    settleCopies(location, copies, rebuilt.problems);
    const Location building = location.rebuilding();
    for (const char* ending : {"", "-journal", "-wal", "-shm"}) {
        QFile::remove(building.file() + QLatin1String(ending));  // of an interrupted rebuild
    }
    const files::UnfinishedDatabase unfinished(files::pathOf(building.file()));
    const ReadCopies read = readCopies(copies, rebuilt.problems);
    fill(building, copies, read.games, rebuilt);
    flushFile(building.file());
    rebuilt.former = putAside(location.file());
    moveTo(building.file(), location.file());
    flushNames(QFileInfo(location.file()).path());
    held.reset();
    removeEmptyLog(rebuilt.former);
    for (const RebuildProblem& copy : read.spoiled) {
        rebuilt.problems.push_back({copies.setAside(copy.file), copy.problem});
    }
    return rebuilt;
}

}  // namespace concord::record
