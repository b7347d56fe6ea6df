// A record whose file another program replaces, moves, removes or brings up to date while it is open.
#include "app/record/connection.h"
#include "app/record/rebuild.h"
#include "app/record/restore.h"
#include "app/record/schema.h"
#include "tests/app/record/faults.h"
#include "tests/app/record/support.h"

#include <gtest/gtest.h>

#include <QDir>
#include <QElapsedTimer>
#include <QFileInfo>

#include <array>

namespace concord::record {
namespace {

class MovedRecord : public testing::Test {
protected:
    MovedRecord() { m_store.record(gameOfTrees({{"Pauline", 7}})); }

    void expectRefused() {
        EXPECT_TRUE(m_store.isMoved());
        EXPECT_TRUE(contains(complaintOf([&] { m_store.record(gameOfTrees({{"Johan", 3}})); }), "try again"));
        EXPECT_TRUE(contains(complaintOf([&] { m_store.deleteGame(1); }), "try again"));
        EXPECT_TRUE(contains(complaintOf([&] { m_store.games(); }), "try again"));
    }

    RecordFolder m_folder;
    Store m_store{m_folder.location()};
};

TEST_F(MovedRecord, TakesNoGameIntoAFileThatWasPutAside) {
    EXPECT_FALSE(m_store.isMoved());
    EXPECT_EQ(rebuildFromCopies(m_folder.location()).games, 1);
    expectRefused();
    Store reopened(m_folder.location());
    EXPECT_EQ(reopened.games().size(), 1U);
    reopened.record(gameOfTrees({{"Johan", 3}}));
    EXPECT_EQ(Store(m_folder.location()).games().size(), 2U);
}

// SQLite removes the logs of a file by their names when the last program closes it.
TEST_F(MovedRecord, DoesNotRemoveTheLogOfTheNewFile) {
    auto old = std::make_unique<Store>(m_folder.location());
    rebuildFromCopies(m_folder.location());
    Store reopened(m_folder.location());
    reopened.record(gameOfTrees({{"Johan", 3}}));
    old.reset();
    reopened.record(gameOfTrees({{"Ada", 5}}));
    EXPECT_EQ(Store(m_folder.location()).games().size(), 3U);
    EXPECT_EQ(Connection(m_folder.location(), true).value(QStringLiteral("PRAGMA integrity_check")).toString(),
              QStringLiteral("ok"));
}

TEST_F(MovedRecord, CreatesNoNewFileWhereItWasMovedAway) {
    for (const char* suffix : {"", "-wal", "-shm"}) {
        QFile::rename(m_folder.location().file() + QLatin1String(suffix),
                      m_folder.path(QStringLiteral("away")) + QLatin1String(suffix));
    }
    expectRefused();
    EXPECT_FALSE(QFile::exists(m_folder.location().file()));
    EXPECT_EQ(GameCopies(m_folder.location()).all().size(), 1U);
}

TEST(PutAside, LosesNoGameOfAProgramThatRecordsMeanwhile) {
    const RecordFolder folder;
    Store(folder.location()).record(gameOfTrees({{"Ada", 1}}));
    QProcess writer;
    writer.start(QStringLiteral(CONCORD_RECORD_WRITER),
                 {folder.location().file(), QStringLiteral("Pauline"), QStringLiteral("200")});
    ASSERT_TRUE(writer.waitForReadyRead(waitMs));
    rebuildFromCopies(folder.location());
    ASSERT_TRUE(writer.waitForFinished(waitMs));
    const auto recorded = writer.readAllStandardOutput().count('\n');
    EXPECT_GE(recorded, 1);
    EXPECT_EQ(Store(folder.location()).games().size(), static_cast<std::size_t>(recorded) + 1);
}

TEST(PutAside, LeavesNoLogWhereNobodyElseHasTheFileOpen) {
    const RecordFolder folder;
    Store(folder.location()).record(gameOfTrees({{"Ada", 1}}));
    const QString aside = rebuildFromCopies(folder.location()).replacedFile;
    EXPECT_EQ(QDir(folder.path({})).entryList({QStringLiteral("*.damaged-*")}),
              QStringList(QFileInfo(aside).fileName()));
}

class UpgradedRecord : public BothRecordKinds {};

TEST_P(UpgradedRecord, RefusesAProgramThatIsTooOld) {
    const RecordFolder folder(GetParam());
    Store old(folder.location());
    old.record(gameOfTrees({{"Pauline", 7}}));
    const std::array<Migration, 2> later{migrations().front(), {"ALTER TABLE games ADD COLUMN weather TEXT"}};
    StoreOptions options;
    options.migrations = later;
    Store upgraded(folder.location(), options);
    EXPECT_TRUE(contains(complaintOf([&] { old.record(gameOfTrees({{"Johan", 3}})); }), "this one is of version 2"));
    EXPECT_TRUE(contains(complaintOf([&] { old.games(); }), "this one is of version 2"));
    EXPECT_EQ(upgraded.games().size(), 1U);
}

INSTANTIATE_TEST_SUITE_P(File, UpgradedRecord, testing::Values(RecordKind::File));
INSTANTIATE_TEST_SUITE_P(Server, UpgradedRecord, testing::Values(RecordKind::Server));

TEST(Backup, IsReadWithoutLeavingAFileBesideIt) {
    const RecordFolder folder;
    const QString backups = folder.path(QStringLiteral("usb"));
    ASSERT_TRUE(QDir().mkpath(backups));
    const QString backup = backups + QStringLiteral("/games.concord");
    Store(folder.location()).record(gameOfTrees({{"Pauline", 7}}));
    ASSERT_TRUE(QFile::copy(folder.location().file(), backup));  // in WAL mode: opening it usually creates a log
    restoreBackup(folder.location(), backup);
    EXPECT_EQ(QDir(backups).entryList(QDir::Files), QStringList{QStringLiteral("games.concord")});
}

// The backup is another record, which a program has open.
TEST(Backup, IsReadWithTheLogBesideIt) {
    const RecordFolder folder;
    const RecordFolder other;
    Store(folder.location()).record(gameOfTrees({{"Pauline", 7}}));
    Store otherStore(other.location());
    otherStore.record(gameOfTrees({{"Johan", 3}}));
    otherStore.record(gameOfTrees({{"Johan", 4}}));
    restoreBackup(folder.location(), other.location().file());
    EXPECT_EQ(Store(folder.location()).games().size(), 2U);
}

// The file alone is copied to another computer, twice.
TEST(CopiesOfARecord, OfAnOlderFileAreBroughtUpToDate) {
    const RecordFolder here;
    const RecordFolder there;
    const auto copyFile = [&] {
        QFile::remove(there.location().file());
        return QFile::copy(here.location().file(), there.location().file());
    };
    {
        Store store(here.location());
        store.record(gameOfTrees({{"Pauline", 1}, {"Johan", 3}}));
        store.record(gameOfTrees({{"Pauline", 2}, {"Johan", 3}}));
    }
    ASSERT_TRUE(copyFile());
    EXPECT_EQ(Store(there.location()).games().size(), 2U);
    Entry changed;
    {
        Store store(here.location());
        store.deleteGame(1);
        store.deletePermanently(1);
        store.save(2, gameOfTrees({{"Pauline", 9}, {"Johan", 3}}), 1);
        store.record(gameOfTrees({{"Zoe", 5}}));
        changed = store.open(2).entry;
    }
    ASSERT_TRUE(copyFile());
    EXPECT_EQ(Store(there.location()).games().size(), 2U);
    EXPECT_EQ(rebuildFromCopies(there.location()).games, 2);
    Store store(there.location());
    const auto number = store.find(changed.record.id);
    ASSERT_TRUE(number);
    EXPECT_EQ(store.open(*number).entry, changed);
}

TEST(CopiesOfARecord, DoNotDelayOpeningTheRecord) {
    const RecordFolder folder;
    Store(folder.location()).record(gameOfTrees({{"Pauline", 3}}));
    ASSERT_TRUE(QDir(folder.location().folder()).removeRecursively());
    {
        const Connection other(folder.location(), false);
        const Transaction writing(other);  // holds the write lock
        QElapsedTimer timer;
        timer.start();
        EXPECT_EQ(Store(folder.location()).games().size(), 1U);
        EXPECT_LT(timer.elapsed(), lockTimeoutMs / 2);
    }
    EXPECT_EQ(Store(folder.location()).games().size(), 1U);
    EXPECT_EQ(rebuildFromCopies(folder.location()).games, 1);
}

}  // namespace
}  // namespace concord::record
