// Records that are changed by a program of their own, record_writer, while file_faults interferes.
#pragma once

#include "app/record/backup.h"
#include "app/record/connection.h"
#include "record_support.h"

#include <QDir>
#include <QFileInfo>
#include <QProcess>
#include <QProcessEnvironment>

#include <filesystem>
#include <map>

namespace concord::record {

// What a record holds, whatever numbers its games have: by UUID, as a copy would be written.
struct Held {
    std::map<std::string, std::string> games;
    std::map<std::string, std::string> erased;

    friend bool operator==(const Held&, const Held&) = default;
};

inline Held heldBy(Store& store) {
    Held held;
    for (const GameSummary& game : store.history()) {
        held.games[game.id.toStdString()] = documentWithRecord(store.entry(game.number));
    }
    for (const GameSummary& game : store.erased()) {
        held.erased[game.id.toStdString()] = documentWithRecord(store.entry(game.number));
    }
    return held;
}

inline Held heldBy(const Location& location) {
    Store store(location);
    return heldBy(store);
}

// A folder with a record `club.concord` in it, and copies of that folder.
class FaultyFolder {
public:
    FaultyFolder() = default;
    explicit FaultyFolder(const FaultyFolder& other) {
        std::filesystem::copy(other.m_dir.path().toStdString(), m_dir.path().toStdString(),
                              std::filesystem::copy_options::recursive);
    }
    FaultyFolder& operator=(const FaultyFolder&) = delete;

    QString path() const { return m_dir.path(); }
    Location location() const { return Location::of(m_dir.filePath(QStringLiteral("club.concord"))); }

    // As if its disk had lost it: nothing of the database can be read.
    void loseDatabase() const {
        QFile::remove(location().file() + QStringLiteral("-wal"));
        QFile::remove(location().file() + QStringLiteral("-shm"));
        QFile file(location().file());
        ASSERT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(QByteArray("nothing of it is left\n").repeated(400));
    }

private:
    // In memory where that can be: the tests flush a thousand times.
    static QString scratch() {
        const QString memory = QStringLiteral("/dev/shm");
        return (QFileInfo(memory).isWritable() ? memory : QDir::tempPath()) + QStringLiteral("/concord-XXXXXX");
    }

    QTemporaryDir m_dir{scratch()};
};

// Two games, the first with a photo, one that was deleted, and a backup with only the first.
inline void fillForChanges(const Location& location) {
    Store store(location);
    GameRecord record;
    record.photos = {{store.shelve(tinyPhoto()), "Pauline", ""}};
    Game first = gameOfTrees({{"Pauline", 1}, {"Johan", 3}});
    setRecord(first, record);
    store.record(first);
    backUpNow(location);
    store.record(gameOfTrees({{"Pauline", 2}, {"Johan", 4}}));
    store.erase(store.record(gameOfTrees({{"Ben", 2}, {"Johan", 4}})));
}

using Faults = std::map<QString, QString>;  // CONCORD_FAULTS_..., without the first part

struct WriterEnd {
    bool done = false;  // it said so
    bool killed = false;
    std::string errors;
};

inline WriterEnd changeUnderFaults(const FaultyFolder& folder, const QString& change, const Faults& faults) {
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("LD_PRELOAD"), QStringLiteral(CONCORD_FILE_FAULTS));
    environment.insert(QStringLiteral("ASAN_OPTIONS"), QStringLiteral("verify_asan_link_order=0"));
    environment.insert(QStringLiteral("CONCORD_FAULTS_FOLDER"), QFileInfo(folder.path()).canonicalFilePath());
    for (const auto& [name, value] : faults) {
        environment.insert(QStringLiteral("CONCORD_FAULTS_") + name, value);
    }
    QProcess writer;
    writer.setProcessEnvironment(environment);
    writer.start(QStringLiteral(CONCORD_RECORD_WRITER), {folder.location().file(), QStringLiteral("do"), change});
    EXPECT_TRUE(writer.waitForFinished(120000));
    return {writer.readAllStandardOutput() == "done\n", writer.exitStatus() == QProcess::CrashExit,
            writer.readAllStandardError().toStdString()};
}

}  // namespace concord::record
