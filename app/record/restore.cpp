#include "backup.h"

#include "change.h"
#include "copy_tables.h"
#include "linked_folder.h"
#include "photo.h"
#include "refresh_copies.h"
#include "safe_file.h"
#include "schema.h"
#include "scoring/game_json.h"
#include "scoring/strict_json.h"
#include "store.h"

#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <functional>

namespace concord::record {

namespace {

using Kind = RecordError::Kind;

std::span<const Migration> stepsTo(int version) {
    const auto known = migrations();
    if (static_cast<std::size_t>(version) > known.size()) {
        throw RecordError(Kind::Newer, {CONCORD_TEXT("expected a record of version %1 or older, this one is of version "
                                                     "%2: a newer Concord wrote it and can read it"),
                                        {std::to_string(known.size()), std::to_string(version)}});
    }
    return known.first(static_cast<std::size_t>(version));
}

void dropTables(const Connection& connection) {
    if (connection.isServer()) {
        connection.run(QStringLiteral("DROP SCHEMA concord CASCADE"));
        return;
    }
    QStringList tables = tablesOf(connection);
    std::ranges::reverse(tables);
    for (const QString& table : tables + QStringList{QStringLiteral("concord_schema")}) {
        connection.run(QStringLiteral("DROP TABLE %1").arg(table));
    }
}

// Rows go, rows come: other programs that have the record open see the one state or the other.
void replaceContents(const Connection& connection, const QString& backup, const GameCopies& copies) {
    const Connection from(Location::of(backup), true);
    const auto steps = stepsTo(schemaVersion(from));
    if (!connection.isServer()) {
        connection.run(QStringLiteral("PRAGMA foreign_keys = OFF"));  // tables go and come in any order
    }
    Change change(connection, copies);
    if (schemaVersion(connection) > 0) {
        dropTables(connection);
    }
    createTables(connection, steps);
    for (const QString& table : tablesOf(from)) {
        copyTable(from, connection, table);
    }
    refreshCopies(connection, copies, change);
    change.commit();
}

// False where the work finds that the file is damaged or no record.
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

// Its pages are in order, whatever they hold.
bool isDatabase(const Location& file) {
    return isReadable([&] {
        return Connection(file, true).value(QStringLiteral("PRAGMA quick_check(1)")).toString() == QStringLiteral("ok");
    });
}

bool isSound(const Location& file) {
    return isDatabase(file) && isReadable([&] {
               schemaVersion(Connection(file, true));
               return true;
           });
}

// What stands where the version should; empty where there is a version, or nothing that can be read.
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
    if (!isDatabase(Location::of(backup))) {
        throw RecordError(Kind::Damaged, {CONCORD_TEXT("expected a backup that is sound, %1 is damaged"), {name}});
    }
    const Connection connection(Location::of(backup), true);
    if (const std::string found = foundInsteadOfVersion(connection); !found.empty()) {
        throw RecordError(Kind::Damaged, {CONCORD_TEXT("expected a backup with the version of its record in the table "
                                                       "concord_schema, %1 is damaged: got %2"),
                                          {name, found}});
    }
    if (schemaVersion(connection) == 0) {
        throw RecordError(Kind::NoRecord, {CONCORD_TEXT("expected a backup, %1 holds no record"), {name}});
    }
}

// The file with what SQLite keeps beside it, under a name that is free; answers it, or nothing where there was no
// file. A log that stayed behind would be played into the file that comes.
QString putAside(const QString& file) {
    QString aside;
    for (int n = 1; aside.isEmpty() || QFileInfo::exists(aside); ++n) {
        aside = QStringLiteral("%1.damaged-%2").arg(file).arg(n);
    }
    const bool wasThere = moveTo(file, aside);
    flushNames(QFileInfo(file).path());  // without its log it would be an older record
    for (const char* ending : {"-wal", "-journal", "-shm"}) {
        moveTo(file + QLatin1String(ending), aside + QLatin1String(ending));
    }
    flushNames(QFileInfo(file).path());
    return wasThere ? aside : QString();
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

// A file that was put among the copies by hand may say less than an import needs.
void expectRecorded(const GameRecord& record) {
    if (record.id.empty() || record.played.empty()) {
        throw InputError("/record", {CONCORD_TEXT("expected a game with its id and when it was played"), {}});
    }
}

struct ReadCopy {
    Game game;
    bool erased = false;
    std::string recorded;
};

struct ReadCopies {
    std::vector<ReadCopy> games;          // in the order in which they were recorded
    std::vector<RebuildProblem> spoiled;  // what is no copy of a game
};

ReadCopies readCopies(const GameCopies& copies, std::vector<RebuildProblem>& problems) {
    ReadCopies read;
    for (const GameCopies::Copy& copy : copies.all()) {
        const std::optional<std::string> text = contentsOf(copy.path, problems);
        try {
            if (text) {
                Game game = gameFromJson(*text);
                const GameRecord record = entryOf(game).record;
                expectRecorded(record);
                read.games.push_back({std::move(game), copy.erased, record.recorded});
            }
        } catch (const InputError& error) {
            read.spoiled.push_back({copy.path, error});
        }
    }
    std::ranges::stable_sort(read.games, {}, &ReadCopy::recorded);
    return read;
}

// What the database says of its last change; nothing where it cannot be asked, or is not the one it was.
std::optional<int> lastChangeOf(const Location& location) {
    try {
        const Connection connection(location, true);
        return schemaVersion(connection) > 0 ? std::optional(lastChange(connection)) : std::nullopt;
    } catch (const RecordError&) {
        return std::nullopt;
    }
}

const char* textOf(GameCopies::Unsettled::Fate fate) {
    switch (fate) {
        case GameCopies::Unsettled::Fate::Erased:
            return CONCORD_TEXT(
                "expected a game that was recorded to the end, the program was stopped meanwhile: it "
                "was brought back as a deleted game");
        case GameCopies::Unsettled::Fate::SetAside:
            return CONCORD_TEXT(
                "expected a change that was made to the end, the program was stopped meanwhile: the "
                "state before it was brought back, and the change was kept in this file");
        case GameCopies::Unsettled::Fate::Left:
            break;
    }
    return CONCORD_TEXT(
        "expected a game that was removed to the end, the program was stopped meanwhile: it was "
        "brought back");
}

void settleCopies(const Location& location, const GameCopies& copies, std::vector<RebuildProblem>& problems) {
    for (const GameCopies::Unsettled& unsettled : copies.settleDamaged(lastChangeOf(location))) {
        problems.push_back({unsettled.file, InputError({}, {textOf(unsettled.fate), {}})});
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
        if (const auto text = contentsOf(copies.playersFile(), rebuilt.complaints)) {
            store.takePlayers(*text);
        }
    } catch (const RecordError&) {
        throw;
    } catch (const InputError& error) {  // the games name their players too
        rebuilt.complaints.push_back({copies.playersFile(), error});
    }
}

// The copies stay as they are.
void fill(const Location& location, const GameCopies& copies, const std::vector<ReadCopy>& read, Rebuilt& rebuilt) {
    StoreOptions options;
    options.beingBuilt = true;
    Store store(location, options);
    fillPlayers(store, copies, rebuilt);
    std::vector<Game> games;
    std::ranges::transform(read, std::back_inserter(games), &ReadCopy::game);
    rebuilt.games = store.import(games, photosBeside(location, rebuilt.complaints)).added;
    for (const ReadCopy& copy : read) {
        const auto number = copy.erased ? store.find(recordOf(copy.game).id) : std::nullopt;
        if (number) {
            store.erase(*number);
        }
    }
}

}  // namespace

QString backUpNow(const Location& location) {
    const Connection connection(location, true);
    const int version = schemaVersion(connection);
    if (version == 0) {
        throw RecordError(Kind::NoRecord, {CONCORD_TEXT("expected a record of games, this one is empty"), {}});
    }
    return makeBackup(connection, location, stepsTo(version), version);
}

QString restoreBackup(const Location& location, const QString& backup) {
    expectBackup(backup);
    QString former;
    takeOverLinkedFolder(location);
    const GameCopies copies(location);
    if (!location.isServer() && QFileInfo::exists(location.file()) && !isSound(location)) {
        std::vector<RebuildProblem> problems;
        settleCopies(location, copies, problems);
        former = putAside(location.file());
    }
    {
        const Connection connection(location, false);
        const int version = schemaVersion(connection);
        if (version > 0) {
            former = makeBackup(connection, location, stepsTo(version), version);
        }
        replaceContents(connection, backup, copies);
    }
    return former;
}

Rebuilt rebuildFromCopies(const Location& location) {
    takeOverLinkedFolder(location);
    const GameCopies copies(location);
    if (!copies.hasGames(true)) {
        throw RecordError(Kind::CannotOpen,
                          {CONCORD_TEXT("expected copies of games in %1, there are none"), {utf8(location.folder())}});
    }
    Rebuilt rebuilt;
    settleCopies(location, copies, rebuilt.complaints);
    const Location building = location.rebuilding();
    for (const char* ending : {"", "-journal", "-wal", "-shm"}) {
        QFile::remove(building.file() + QLatin1String(ending));  // of a rebuilding that was cut off
    }
    const ReadCopies read = readCopies(copies, rebuilt.complaints);
    fill(building, copies, read.games, rebuilt);
    flushFile(building.file());
    rebuilt.former = putAside(location.file());
    moveTo(building.file(), location.file());
    flushNames(QFileInfo(location.file()).path());
    for (const RebuildProblem& copy : read.spoiled) {
        rebuilt.complaints.push_back({copies.setAside(copy.file), copy.problem});
    }
    return rebuilt;
}

}  // namespace concord::record
