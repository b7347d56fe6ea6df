// Records that a separate program, record_writer, changes while file_faults interferes.
#pragma once

#include "app/record/backup.h"
#include "app/record/game_copies.h"
#include "tests/app/record/file_log.h"
#include "tests/app/record/support.h"

#include <QDir>
#include <QFileInfo>
#include <QProcess>
#include <QProcessEnvironment>

#include <filesystem>
#include <map>
#include <set>

namespace concord::record {

// The contents of a record independent of the numbers of its games: for each UUID, the game as its copy would be
// written.
struct RecordContents {
    std::map<std::string, std::string> games;
    std::map<std::string, std::string> erased;

    friend bool operator==(const RecordContents&, const RecordContents&) = default;
};

inline RecordContents contentsOfRecord(Store& store) {
    RecordContents contents;
    for (const GameSummary& game : store.games()) {
        contents.games[game.id.toStdString()] = documentWithRecord(store.stored(game.number));
    }
    for (const GameSummary& game : store.deletedGames()) {
        contents.erased[game.id.toStdString()] = documentWithRecord(store.stored(game.number));
    }
    return contents;
}

inline RecordContents contentsOfRecord(const Location& location) {
    Store store(location);
    return contentsOfRecord(store);
}

// A folder with a record `club.concord` in it, and copies of that folder.
class FaultyFolder {
public:
    FaultyFolder() = default;
    FaultyFolder& operator=(const FaultyFolder&) = delete;

    FaultyFolder copy() const { return {*this}; }
    QString path() const { return m_dir.path(); }
    Location location() const { return Location::of(m_dir.filePath(QStringLiteral("club.concord"))); }

    // Overwrites the database, so that nothing of it can be read.
    void loseDatabase() const {
        QFile::remove(location().file() + QStringLiteral("-wal"));
        QFile::remove(location().file() + QStringLiteral("-shm"));
        QFile file(location().file());
        ASSERT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(QByteArray("nothing of it is left\n").repeated(400));
    }

private:
    // In memory if possible: the tests flush a thousand times.
    static QString folderTemplate() {
        const QString memory = QStringLiteral("/dev/shm");
        return (QFileInfo(memory).isWritable() ? memory : QDir::tempPath()) + QStringLiteral("/concord-XXXXXX");
    }

    FaultyFolder(const FaultyFolder& other) {
        std::filesystem::copy(other.m_dir.path().toStdString(), m_dir.path().toStdString(),
                              std::filesystem::copy_options::recursive);
    }

    QTemporaryDir m_dir{folderTemplate()};
};

// Records three games, the first with a photo, and deletes the third. A backup holds only the first.
inline void fillForChanges(const Location& location) {
    Store store(location);
    GameRecord record;
    record.photos = {{store.addPhoto(tinyPhoto()), "Pauline", ""}};
    store.record(gameOfTrees({{"Pauline", 1}, {"Johan", 3}}, record));
    backUpNow(location);
    store.record(gameOfTrees({{"Pauline", 2}, {"Johan", 4}}));
    store.deleteGame(store.record(gameOfTrees({{"Ben", 2}, {"Johan", 4}})));
}

using Faults = std::map<QString, QString>;  // values by name; each is passed on as CONCORD_FAULTS_NAME

struct WriterResult {
    bool done = false;  // record_writer reported success
    bool killed = false;
    std::string errors;
};

inline QProcessEnvironment environmentWith(const QString& folder, const Faults& faults) {
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("LD_PRELOAD"), QStringLiteral(CONCORD_FILE_FAULTS));
    environment.insert(QStringLiteral("ASAN_OPTIONS"), QStringLiteral("verify_asan_link_order=0"));
    environment.insert(QStringLiteral("CONCORD_FAULTS_FOLDER"), QFileInfo(folder).canonicalFilePath());
    for (const auto& [name, value] : faults) {
        environment.insert(QStringLiteral("CONCORD_FAULTS_") + name, value);
    }
    return environment;
}

// change: "save-shared" is "save" on a network share.
inline WriterResult changeUnderFaults(const FaultyFolder& folder, const QString& change, Faults faults) {
    if (change.endsWith(QStringLiteral("-shared"))) {
        faults[QStringLiteral("SHARE")] = QStringLiteral("1");
    }
    QProcess writer;
    writer.setProcessEnvironment(environmentWith(folder.path(), faults));
    writer.start(QStringLiteral(CONCORD_RECORD_WRITER),
                 {folder.location().file(), QStringLiteral("do"), QString(change).remove(QStringLiteral("-shared"))});
    EXPECT_TRUE(writer.waitForFinished(120000));
    return {writer.readAllStandardOutput() == "done\n", writer.exitStatus() == QProcess::CrashExit,
            writer.readAllStandardError().toStdString()};
}

// Interferes with one of the changes of record_writer at each of its operations. Where SQLite writes several pages in a
// row, only the first and the last are used.
class ChangeUnderFaults : public testing::TestWithParam<const char*> {
protected:
    ChangeUnderFaults() {
        if (!change().startsWith(QStringLiteral("first"))) {  // the "first" changes begin without a record
            fillForChanges(m_base.location());
            m_before = contentsOfRecord(m_base.location());
        }
    }

    struct Point {
        int operation = 0;            // from 1 on
        bool isWrite = false;         // writes bytes
        bool writesDatabase = false;  // writes bytes of a file of SQLite
    };

    QString change() const { return QString::fromLatin1(GetParam()); }
    std::vector<Point> points() const;

    FaultyFolder m_base;
    RecordContents m_before;

private:
    // Of an undisturbed run. databaseFiles: receives the files of SQLite.
    std::vector<FileOperation> loggedOperations(std::set<Inode>& databaseFiles) const;
};

inline std::vector<FileOperation> ChangeUnderFaults::loggedOperations(std::set<Inode>& databaseFiles) const {
    const FaultyFolder folder = m_base.copy();
    const QTemporaryDir elsewhere;
    const QString log = elsewhere.filePath(QStringLiteral("log"));
    databaseFiles.insert(file_log::inodeAt(folder.location().file().toStdString()));
    EXPECT_TRUE(changeUnderFaults(folder, change(), {{QStringLiteral("LOG"), log}}).done);
    std::vector<FileOperation> all = readFileLog(log.toStdString());
    std::erase_if(all, [](const FileOperation& operation) { return operation.kind == FileOperation::Kind::Say; });
    for (const FileOperation& operation : all) {
        if (operation.kind == FileOperation::Kind::Create && operation.name.starts_with("club.concord")) {
            databaseFiles.insert(operation.inode);
        }
    }
    return all;
}

inline std::vector<ChangeUnderFaults::Point> ChangeUnderFaults::points() const {
    std::set<Inode> databaseFiles;
    const std::vector<FileOperation> all = loggedOperations(databaseFiles);
    const auto isPage = [&](std::size_t at) {
        return at < all.size() && all[at].kind == FileOperation::Kind::Write && databaseFiles.contains(all[at].inode);
    };
    std::vector<Point> points;
    for (std::size_t at = 0; at < all.size(); ++at) {
        if (at == 0 || !isPage(at - 1) || !isPage(at) || !isPage(at + 1)) {
            points.push_back({static_cast<int>(at) + 1, all[at].kind == FileOperation::Kind::Write, isPage(at)});
        }
    }
    return points;
}

inline std::string changeName(const testing::TestParamInfo<const char*>& change) {
    std::string name = change.param;
    std::erase(name, '-');
    return name;
}

}  // namespace concord::record
