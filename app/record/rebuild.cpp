#include "app/record/rebuild.h"

#include "app/files/database_files.h"
#include "app/record/connection.h"
#include "app/record/damaged_file.h"
#include "app/record/game_copies.h"
#include "app/record/linked_folder.h"
#include "app/record/photo.h"
#include "app/record/safe_file.h"
#include "app/record/store.h"
#include "app/record/stored_game.h"

#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <iterator>
#include <memory>
#include <optional>
#include <set>
#include <string>

namespace concord::record {

namespace {

using Kind = RecordError::Kind;

// Removes the log that FileLock may have created.
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

// A file that was put among the copies by hand may lack what every recorded game has.
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
    std::vector<RebuildProblem> invalid;  // anything that is not a copy of a game
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
            read.invalid.push_back({copy.path, error});
        }
    }
    std::ranges::stable_sort(read.games, {}, &ReadCopy::recorded);
    return read;
}

// Keeps other programs from writing to a file that is about to be replaced: what they write would be missing in the new
// one. Afterwards they notice that the file was replaced. Does nothing if there is no file, or if it is empty or
// cannot be locked, because it is damaged or read-only.
class FileLock {
public:
    explicit FileLock(const Location& location) {
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

// The photo of this name; nothing if it cannot be used, and `problems` then says why.
std::optional<QByteArray> photoBeside(const QString& folder, const std::string& file,
                                      std::vector<RebuildProblem>& problems) {
    const QString path = folder + QString::fromStdString(file);
    const auto contents = contentsOf(path, problems);
    if (!contents) {
        return std::nullopt;
    }
    const QByteArray bytes = QByteArray::fromStdString(*contents);
    try {
        if (photoName(bytes, file.substr(file.find('.') + 1)) == file && storedPhoto(bytes).file == file) {
            return bytes;
        }
        problems.push_back({path, InputError({}, {CONCORD_TEXT("expected a photo with this content"), {}})});
    } catch (const InputError& error) {
        problems.push_back({path, error});
    }
    return std::nullopt;
}

// A photo that cannot be used is reported once, and the games that name it are rebuilt without its bytes.
PhotoSource photosBeside(const Location& location, std::vector<RebuildProblem>& problems) {
    return [folder = location.folder() + QStringLiteral("/photos/"), &problems,
            reported = std::set<std::string>()](const std::string& file) mutable -> std::optional<QByteArray> {
        if (reported.contains(file)) {
            return std::nullopt;
        }
        auto photo = photoBeside(folder, file, problems);
        if (!photo) {
            reported.insert(file);
        }
        return photo;
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

// Fills the new file at `location`. The copies stay as they are (beingBuilt).
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
            store.deleteGame(*number);
        }
    }
}

}  // namespace

Rebuilt rebuildFromCopies(const Location& location) {
    if (location.isServer()) {
        throw RecordError(Kind::CannotOpen,
                          {CONCORD_TEXT("expected a record in a file, a server keeps no copies of the games. \"concord "
                                        "restore\" lists the backups that can be brought back"),
                           {}});
    }
    moveFolderFromLink(location, Unreadable::Refuse);  // it may hold the only copy of a game
    const GameCopies copies(location);
    if (!copies.hasGames(true)) {
        throw RecordError(Kind::CannotOpen,
                          {CONCORD_TEXT("expected copies of games in %1, there are none"), {utf8(location.folder())}});
    }
    Rebuilt rebuilt;
    auto lock = std::make_unique<const FileLock>(location);
    settleCopies(location, copies, rebuilt.problems);
    const Location building = location.rebuildTarget();
    for (const char* ending : {"", "-journal", "-wal", "-shm"}) {
        QFile::remove(building.file() + QLatin1String(ending));  // of an interrupted rebuild
    }
    const files::UnfinishedDatabase unfinished(files::toPath(building.file()));
    const ReadCopies read = readCopies(copies, rebuilt.problems);
    fill(building, copies, read.games, rebuilt);
    flushFile(building.file());
    rebuilt.replacedFile = putAside(location.file());
    moveTo(building.file(), location.file());
    flushNames(QFileInfo(location.file()).path());
    lock.reset();
    if (!rebuilt.replacedFile.isEmpty()) {
        removeEmptyLog(rebuilt.replacedFile);
        if (removeIfEmpty(rebuilt.replacedFile)) {
            rebuilt.replacedFile.clear();
        }
    }
    for (const RebuildProblem& copy : read.invalid) {
        rebuilt.problems.push_back({copies.setAside(copy.file), copy.problem});
    }
    return rebuilt;
}

}  // namespace concord::record
