// Whatever happens to a record, nothing that was committed is lost, and damage is reported.
#include "app/record/backup.h"
#include "app/record/connection.h"
#include "app/record/rebuild.h"
#include "app/record/restore.h"
#include "app/record/schema.h"
#include "tests/app/record/support.h"

#include <gtest/gtest.h>

#include <QDir>
#include <QFileInfo>
#include <QProcess>

#include <sys/resource.h>
#include <unistd.h>
#include <csignal>
#include <random>
#include <set>

namespace concord::record {
namespace {

// Runs record_writer (writer.cpp), which records games, or counts them when given "count".
class Writer {
public:
    Writer(const Location& location, const QStringList& args) {
        const QString where = location.isServer() ? location.url().toString() : location.file();
        m_process.setProgram(QStringLiteral(CONCORD_RECORD_WRITER));
        m_process.setArguments(QStringList{where} + args);
    }

    QProcess& process() { return m_process; }
    void start() { m_process.start(); }
    bool waitUntilFinished() { return m_process.waitForFinished(waitMs); }
    // kill -9
    void kill() {
        m_process.kill();
        m_process.waitForFinished(waitMs);
    }
    std::string readErrors() { return m_process.readAllStandardError().toStdString(); }

    // The numbers of the games that were reported as recorded since the last call.
    std::set<Number> readNumbers() {
        std::set<Number> numbers;
        for (const QByteArray& line : m_process.readAllStandardOutput().split('\n')) {
            if (!line.isEmpty()) {
                numbers.insert(line.toLongLong());
            }
        }
        return numbers;
    }

private:
    QProcess m_process;
};

// Every game can be opened and has the points it was recorded with, and no game of `recorded` is missing.
void expectIntact(Store& store, const std::set<Number>& recorded) {
    std::set<Number> found;
    for (const GameSummary& game : store.games()) {
        const OpenedGame opened = store.open(game.number);
        EXPECT_FALSE(opened.pointsChanged());
        EXPECT_EQ(opened.recordedScore.size(), 2U);
        found.insert(game.number);
    }
    for (const Number number : recorded) {
        EXPECT_TRUE(found.contains(number)) << "game " << number << " is lost";
    }
}

std::string integrity(const Location& location) {
    return Connection(location, true).value(QStringLiteral("PRAGMA integrity_check")).toString().toStdString();
}

void recordSome(const Location& location, int count) {
    Store store(location);
    for (int i = 0; i < count; ++i) {
        store.record(gameOfTrees({{"Pauline", i}, {"Johan", 3}}));
    }
}

TEST(Damage, KillingAWriterLosesNoCommittedGame) {
    const RecordFolder folder;
    std::mt19937 random(5);
    std::set<Number> recorded;
    constexpr int games = 1000;
    for (int round = 0; recorded.size() < games && round < 1000; ++round) {
        Writer writer(folder.location(), {QStringLiteral("Pauline"), QString::number(games - recorded.size())});
        writer.start();
        ASSERT_TRUE(writer.process().waitForStarted(waitMs));
        const int killAfterMs = static_cast<int>(random() % 2500);
        if (!writer.process().waitForFinished(killAfterMs)) {
            writer.kill();
        }
        recorded.merge(writer.readNumbers());
        EXPECT_EQ(writer.readErrors(), "");
    }
    EXPECT_GE(recorded.size(), static_cast<std::size_t>(games));
    EXPECT_EQ(integrity(folder.location()), "ok");
    Store store(folder.location());
    expectIntact(store, recorded);
}

TEST(Damage, TwoProgramsWriteAtOnce) {
    const RecordFolder folder;
    Writer first(folder.location(), {QStringLiteral("Pauline"), QStringLiteral("100")});
    Writer second(folder.location(), {QStringLiteral("Johan"), QStringLiteral("100")});
    first.start();
    second.start();
    ASSERT_TRUE(first.waitUntilFinished());
    ASSERT_TRUE(second.waitUntilFinished());
    EXPECT_EQ(first.readErrors() + second.readErrors(), "");
    std::set<Number> recorded = first.readNumbers();
    recorded.merge(second.readNumbers());
    EXPECT_EQ(recorded.size(), 200U);
    Store store(folder.location());
    expectIntact(store, recorded);
    EXPECT_EQ(store.players().size(), 3U);  // Pauline, Johan, and the Everybody of writer.cpp
}

// A limit on the size of files stands in for a full disk.
TEST(Damage, AFullDiskKeepsWhatWasCommitted) {
    const RecordFolder folder;
    recordSome(folder.location(), 5);
    Writer writer(folder.location(), {QStringLiteral("Pauline"), QStringLiteral("500")});
    writer.process().setChildProcessModifier([] {
        std::signal(SIGXFSZ, SIG_IGN);       // writes beyond the limit fail, but do not end the program
        const rlimit limit{400000, 400000};  // bytes: too few for 500 games
        setrlimit(RLIMIT_FSIZE, &limit);
    });
    writer.start();
    ASSERT_TRUE(writer.waitUntilFinished());
    const std::string errors = writer.readErrors();
    EXPECT_TRUE(contains(errors, "expected room on the disk")) << errors;
    EXPECT_TRUE(contains(errors, "Games recorded before are safe")) << errors;
    std::set<Number> recorded = writer.readNumbers();
    EXPECT_FALSE(recorded.empty());
    recorded.merge(std::set<Number>{1, 2, 3, 4, 5});
    EXPECT_EQ(integrity(folder.location()), "ok");
    Store store(folder.location());
    expectIntact(store, recorded);
    EXPECT_EQ(store.games().size(), recorded.size());
    store.record(gameOfTrees({{"Pauline", 1}, {"Johan", 3}}));  // there is space again
}

// Gives up the rights of root, who may write every file.
void becomeNobody() {
    constexpr uid_t nobody = 65534;
    if (getuid() == 0 && (setgid(nobody) != 0 || setuid(nobody) != 0)) {
        _exit(3);
    }
}

TEST(Damage, AReadOnlyFileCanBeReadButNotWritten) {
    const RecordFolder folder;
    recordSome(folder.location(), 3);
    const QString file = folder.location().file();
    const QString parent = QFileInfo(file).path();
    QFile::setPermissions(parent, QFile::ReadOwner | QFile::ExeOwner | QFile::ReadOther | QFile::ExeOther);
    QFile::setPermissions(file, QFile::ReadOwner | QFile::ReadOther);
    Writer reader(folder.location(), {QStringLiteral("count")});
    reader.process().setChildProcessModifier(becomeNobody);
    reader.start();
    if (!reader.process().waitForStarted(waitMs)) {
        QFile::setPermissions(parent, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        GTEST_SKIP() << "only root may run programs in this folder, and root may write every file";
    }
    ASSERT_TRUE(reader.waitUntilFinished());
    EXPECT_EQ(reader.readErrors(), "");
    EXPECT_EQ(reader.process().readAllStandardOutput(), "3\n");
    Writer writer(folder.location(), {QStringLiteral("Pauline"), QStringLiteral("1")});
    writer.process().setChildProcessModifier(becomeNobody);
    writer.start();
    ASSERT_TRUE(writer.waitUntilFinished());
    EXPECT_EQ(writer.readErrors(), "expected a record that can be written, this one can only be read\n");
    QFile::setPermissions(parent, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    QFile::setPermissions(file, QFile::ReadOwner | QFile::WriteOwner);
    EXPECT_EQ(Store(folder.location()).games().size(), 3U);
}

TEST(Damage, AFileThatIsNoDatabaseIsLeftAlone) {
    const RecordFolder folder;
    QFile file(folder.location().file());
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(QByteArray("a shopping list\n").repeated(500));
    file.close();
    const QByteArray before = fileBytes(file.fileName());
    EXPECT_TRUE(contains(complaintOf([&] { Store(folder.location()); }),
                         "expected a record of games, this file is no database"));
    EXPECT_EQ(fileBytes(file.fileName()), before);
}

TEST(Damage, AnotherProgramsDatabaseIsLeftAlone) {
    const RecordFolder folder;
    {
        const Connection other(folder.location(), false);
        other.run(QStringLiteral("CREATE TABLE recipes (name TEXT)"));
    }
    const QByteArray before = fileBytes(folder.location().file());
    EXPECT_EQ(complaintOf([&] { Store(folder.location()); }),
              "expected a Concord game database, but this database belongs to another program");
    EXPECT_EQ(fileBytes(folder.location().file()), before);
    EXPECT_EQ(complaintOf([&] { Store(Location::of(folder.path(QStringLiteral(".")))); }),
              "expected a file, this is a folder");
}

TEST(Damage, ANewerRecordIsLeftAlone) {
    const RecordFolder folder;
    recordSome(folder.location(), 2);
    Connection(folder.location(), false).run(QStringLiteral("UPDATE concord_schema SET version = 7"));
    EXPECT_EQ(complaintOf([&] { Store(folder.location()); }),
              "expected a record of version 1 or older, this one is of version 7: a newer Concord wrote it and can "
              "read it");
    Connection(folder.location(), false).run(QStringLiteral("UPDATE concord_schema SET version = 1"));
    EXPECT_EQ(Store(folder.location()).games().size(), 2U);
}

// Overwrites every third page in the second half of the file, where the games are.
void damagePages(const QString& path) {
    QFile file(path);
    ASSERT_TRUE(file.open(QIODevice::ReadWrite));
    constexpr qint64 pageBytes = 4096;
    for (qint64 at = file.size() / 2 / pageBytes * pageBytes; at < file.size(); at += 3 * pageBytes) {
        file.seek(at);
        file.write(QByteArray(pageBytes, '\x5a'));
    }
}

TEST(Damage, ACorruptPageIsReportedAndTheCopiesRestoreEveryGame) {
    const RecordFolder folder;
    recordSome(folder.location(), 60);
    std::vector<Entry> before;
    {
        Store store(folder.location());
        store.rename(1, QStringLiteral("Paula"));
        store.deleteGame(7);
        for (const GameSummary& game : store.games()) {
            before.push_back(store.open(game.number).entry);
        }
    }
    damagePages(folder.location().file());
    const std::string complaint = complaintOf([&] {
        Store store(folder.location());
        for (const GameSummary& game : store.games()) {
            store.open(game.number);
        }
    });
    EXPECT_TRUE(contains(complaint, "damaged")) << complaint;
    EXPECT_TRUE(contains(complaint, "concord restore --rebuild")) << complaint;

    const Rebuilt rebuilt = rebuildFromCopies(folder.location());
    EXPECT_EQ(rebuilt.games, 60);
    EXPECT_TRUE(rebuilt.problems.empty());
    EXPECT_TRUE(QFileInfo::exists(rebuilt.replacedFile));
    EXPECT_EQ(integrity(folder.location()), "ok");
    Store store(folder.location());
    ASSERT_EQ(store.games().size(), before.size());
    EXPECT_EQ(store.deletedGames().size(), 1U);
    EXPECT_EQ(store.games().front().seats[0].name, "Paula");
    for (const Entry& game : before) {
        const auto number = store.find(game.record.id);
        ASSERT_TRUE(number);
        EXPECT_EQ(store.open(*number).entry, game);
    }
}

// As if the file alone had been copied to another computer.
TEST(Damage, AGameWithoutACopyGetsOneWhenTheRecordIsOpened) {
    const RecordFolder folder;
    const auto copies = [&] {
        return QDir(folder.location().folder() + QStringLiteral("/games")).entryInfoList({QStringLiteral("*-*.json")});
    };
    recordSome(folder.location(), 12);
    Store(folder.location()).deleteGame(7);
    ASSERT_TRUE(QDir(folder.location().folder()).removeRecursively());
    recordSome(folder.location(), 1);
    ASSERT_EQ(copies().size(), 13);
    ASSERT_TRUE(QFile::remove(copies().front().filePath()));
    EXPECT_EQ(Store(folder.location()).games().size(), 12U);
    EXPECT_EQ(copies().size(), 13);
    QFile::resize(folder.location().file(), 0);
    const Rebuilt rebuilt = rebuildFromCopies(folder.location());
    EXPECT_EQ(rebuilt.games, 13);
    EXPECT_TRUE(rebuilt.problems.empty());
    EXPECT_TRUE(rebuilt.replacedFile.isEmpty());  // nothing was in it
    EXPECT_FALSE(QFileInfo::exists(folder.location().file() + QStringLiteral(".damaged-1")));
    EXPECT_EQ(Store(folder.location()).deletedGames().size(), 1U);
}

TEST(Damage, AChangedByteInsideAGameIsNoticed) {
    const RecordFolder folder;
    recordSome(folder.location(), 2);
    Connection(folder.location(), false)
        .run(QStringLiteral("UPDATE game_documents SET document = replace(document, 'Johan', 'Johen') WHERE game = 1"));
    Store store(folder.location());
    EXPECT_TRUE(contains(complaintOf([&] { store.open(1); }), "expected game 1 as it was recorded"));
    EXPECT_EQ(store.open(2).number, 2);
}

TEST(Damage, AClockThatJumpsChangesNoOrder) {
    const RecordFolder folder;
    Clock clock;
    Store store(folder.location(), clock.options());
    const Number first = store.record(gameOfTrees({{"Pauline", 1}}, R"({"played": "2026-05-01T20:00:00Z"})"));
    clock.now = clock.now.addYears(-30);
    const Number second = store.record(gameOfTrees({{"Pauline", 2}}, R"({"played": "2026-05-02T20:00:00Z"})"));
    const OpenedGame opened = store.open(first);
    store.save(first, opened.entry, opened.revision);
    clock.now = clock.now.addYears(60);
    store.deleteGame(second);
    clock.now = clock.now.addYears(-60);
    store.restore(second);
    const auto games = store.games();
    ASSERT_EQ(games.size(), 2U);
    EXPECT_EQ(games[0].number, second);
    EXPECT_EQ(games[1].number, first);
    EXPECT_EQ(store.open(first).revision, 2);
    const Location& location = folder.location();
    const QString firstBackup = backUpNow(location);
    const QString secondBackup = backUpNow(location);
    EXPECT_LT(firstBackup, secondBackup);
    EXPECT_EQ(backupsOf(location).size(), 2U);
}

// Stands in for a full disk: limits the size of files while this object exists.
class FullDisk {
public:
    explicit FullDisk(rlim_t maxBytes) {
        std::signal(SIGXFSZ, SIG_IGN);
        getrlimit(RLIMIT_FSIZE, &m_before);
        const rlimit limit{maxBytes, m_before.rlim_max};
        setrlimit(RLIMIT_FSIZE, &limit);
    }
    ~FullDisk() { setrlimit(RLIMIT_FSIZE, &m_before); }
    FullDisk(const FullDisk&) = delete;
    FullDisk& operator=(const FullDisk&) = delete;

private:
    rlimit m_before{};
};

constexpr rlim_t lessThanSixtyGames = 50000;  // bytes

TEST(Damage, AFullDiskLeavesNoUnfinishedFiles) {
    const RecordFolder folder;
    recordSome(folder.location(), 60);
    const auto expectNoUnfinishedFiles = [&] {
        const QDir backups(folder.location().folder() + QStringLiteral("/backups"));
        EXPECT_TRUE(backups.isEmpty(QDir::Files | QDir::Hidden));
        const QDir files(QFileInfo(folder.location().file()).path(), QStringLiteral("*.rebuilding*"));
        EXPECT_TRUE(files.isEmpty(QDir::Files | QDir::Hidden));
    };
    {
        const FullDisk full(lessThanSixtyGames);
        EXPECT_TRUE(contains(complaintOf([&] { backUpNow(folder.location()); }), "expected room on the disk"));
    }
    expectNoUnfinishedFiles();
    {
        const FullDisk full(lessThanSixtyGames);
        EXPECT_TRUE(contains(complaintOf([&] { rebuildFromCopies(folder.location()); }), "expected room on the disk"));
    }
    expectNoUnfinishedFiles();
    EXPECT_EQ(Store(folder.location()).games().size(), 60U);
}

TEST(Damage, ABackupThatCannotBeRenamedIsRemoved) {
    const RecordFolder folder;
    recordSome(folder.location(), 2);
    const QString backups = folder.location().folder() + QStringLiteral("/backups");
    ASSERT_TRUE(QDir().mkpath(backups + QStringLiteral("/0001-version-1.concord")));
    const std::string complaint = complaintOf([&] { backUpNow(folder.location()); });
    EXPECT_TRUE(complaint.ends_with("/backups/0001-version-1.concord: Is a directory")) << complaint;
    EXPECT_TRUE(QDir(backups).isEmpty(QDir::Files));
}

// --- migrations and backups -----------------------------------------------------------------------

std::vector<Migration> withAnotherMigration(const char* sql) {
    std::vector<Migration> steps(migrations().begin(), migrations().end());
    steps.push_back({sql});
    return steps;
}

TEST(Migration, MakesABackupFirst) {
    const RecordFolder folder;
    recordSome(folder.location(), 4);
    const auto steps = withAnotherMigration("ALTER TABLE games ADD COLUMN weather TEXT");
    Clock clock;
    StoreOptions options = clock.options();
    options.migrations = steps;
    EXPECT_EQ(Store(folder.location(), options).games().size(), 4U);
    const std::vector<Backup> backups = backupsOf(folder.location());
    ASSERT_EQ(backups.size(), 1U);
    EXPECT_EQ(backups[0].version, 1);
    EXPECT_EQ(Store(Location::of(backups[0].file)).games().size(), 4U);
    EXPECT_EQ(Store(folder.location(), options).games().size(), 4U);  // migrates only once
    EXPECT_EQ(backupsOf(folder.location()).size(), 1U);
    EXPECT_TRUE(contains(complaintOf([&] { Store(folder.location()); }), "of version 2: a newer Concord"));
}

TEST(Migration, LeavesTheRecordAsItWasWhenAStepFails) {
    const RecordFolder folder;
    recordSome(folder.location(), 4);
    const auto steps = withAnotherMigration("ALTER TABLE games ADD COLUMN weather TEXT; DROP TABLE nowhere");
    StoreOptions options;
    options.migrations = steps;
    EXPECT_NE(complaintOf([&] { Store(folder.location(), options); }), "");
    Store store(folder.location());
    EXPECT_EQ(store.games().size(), 4U);
    expectIntact(store, {1, 2, 3, 4});
}

TEST(Backup, RestoresTheRecordAsItWas) {
    const RecordFolder folder;
    recordSome(folder.location(), 3);
    const QString backup = backUpNow(folder.location());
    Store store(folder.location());  // stays open, as in another program
    const Entry before = store.open(2).entry;
    store.save(2, gameOfTrees({{"Zoe", 4}, {"Johan", 3}}), 1);
    store.record(gameOfTrees({{"Pauline", 40}, {"Johan", 3}}));
    const QString former = restoreBackup(folder.location(), backup);
    EXPECT_EQ(store.games().size(), 3U);
    EXPECT_EQ(store.open(2).entry, before);
    EXPECT_EQ(Store(Location::of(former)).games().size(), 4U);
    restoreBackup(folder.location(), former);
    EXPECT_EQ(store.games().size(), 4U);
    EXPECT_EQ(store.record(gameOfTrees({{"Pauline", 1}, {"Johan", 3}})), 5);
}

TEST(Backup, TakesThePlaceOfADamagedFile) {
    const RecordFolder folder;
    recordSome(folder.location(), 60);
    const QString backup = backUpNow(folder.location());
    damagePages(folder.location().file());
    const QString former = restoreBackup(folder.location(), backup);
    EXPECT_TRUE(former.endsWith(QStringLiteral(".damaged-1")));
    EXPECT_EQ(Store(folder.location()).games().size(), 60U);
    damagePages(backup);
    EXPECT_TRUE(
        contains(complaintOf([&] { restoreBackup(folder.location(), backup); }), "expected a backup that is sound"));
    EXPECT_EQ(Store(folder.location()).games().size(), 60U);
}

TEST(Backup, ThatCannotBeRestoredLeavesTheDamagedFileInPlace) {
    const RecordFolder folder;
    recordSome(folder.location(), 60);
    const QString backup = backUpNow(folder.location());
    const QString file = folder.location().file();
    damagePages(file);
    const QByteArray damaged = fileBytes(file);
    {
        const FullDisk full(lessThanSixtyGames);
        EXPECT_TRUE(contains(complaintOf([&] { restoreBackup(folder.location(), backup); }),
                             "expected room on the disk, nothing was changed"));
    }
    EXPECT_TRUE(fileBytes(file) == damaged);
    EXPECT_FALSE(QFileInfo::exists(file + QStringLiteral(".damaged-1")));
    EXPECT_TRUE(restoreBackup(folder.location(), backup).endsWith(QStringLiteral(".damaged-1")));
    EXPECT_EQ(Store(folder.location()).games().size(), 60U);
}

}  // namespace
}  // namespace concord::record
