// A record on a network share, and on a file system that loses locks.
#include "app/record/change.h"
#include "app/record/connection.h"
#include "app/record/game_rows.h"
#include "tests/app/record/faults.h"
#include "tests/app/record/postgres_server.h"

#include <gtest/gtest.h>

#include <array>

namespace concord::record {
namespace {

const Faults share{{QStringLiteral("SHARE"), QStringLiteral("1")}};

// Two machines would corrupt a write-ahead log (WAL).
TEST(Share, UsesARollbackJournalInsteadOfWal) {
    const FaultyFolder folder;
    fillForChanges(folder.location());
    const auto mode = [&] {
        return Connection(folder.location(), true).value(QStringLiteral("PRAGMA journal_mode")).toString();
    };
    EXPECT_EQ(mode(), QStringLiteral("wal"));
    EXPECT_TRUE(changeUnderFaults(folder, QStringLiteral("record"), share).done);
    EXPECT_EQ(mode(), QStringLiteral("delete"));
    EXPECT_EQ(contentsOfRecord(folder.location()).games.size(), 3U);
}

TEST(Share, TakesTheGamesOfTwoProgramsAtOnce) {
    const FaultyFolder folder;
    std::array<QProcess, 2> writers;
    for (QProcess& writer : writers) {
        writer.setProcessEnvironment(environmentWith(folder.path(), share));
        writer.start(QStringLiteral(CONCORD_RECORD_WRITER),
                     {folder.location().file(), QStringLiteral("Pauline"), QStringLiteral("40")});
    }
    for (QProcess& writer : writers) {
        ASSERT_TRUE(writer.waitForFinished(waitMs));
        EXPECT_EQ(writer.readAllStandardError().toStdString(), "");
        EXPECT_EQ(writer.readAllStandardOutput().count('\n'), 40);
    }
    EXPECT_EQ(contentsOfRecord(folder.location()).games.size(), 80U);
}

// Two programs without working locks: a change is refused if another program began the same one or removed its pending
// copies.
class LostLock : public testing::Test {
protected:
    LostLock() { fillForChanges(m_folder.location()); }

    // beforeCopy: what the other program does to the folder of pending copies before this one writes its copy there.
    void expectRefused(const std::function<void(const QString& pending)>& beforeCopy) {
        const RecordContents before = contentsOfRecord(m_folder.location());
        {
            const Connection connection(m_folder.location(), false);
            const GameCopies copies(m_folder.location());
            const QString pending = copies.pendingFolder(lastChange(connection) + 1);
            Change change(connection, copies);
            connection.run(QStringLiteral("UPDATE games SET place = 'Home' WHERE id = 1"));
            const std::string complaint = complaintOf([&] {
                beforeCopy(pending);
                change.writeCopy(readStored(connection, 1), false);
                QDir(pending).removeRecursively();  // by the other program
                change.commit();
            });
            EXPECT_TRUE(contains(complaint, "this file system loses locks")) << complaint;
        }
        EXPECT_EQ(contentsOfRecord(m_folder.location()), before);
    }

    FaultyFolder m_folder;
};

TEST_F(LostLock, IsNoticedWhereAnotherProgramBeganTheSameChange) {
    expectRefused([](const QString& pending) { ASSERT_TRUE(QDir().mkpath(pending)); });
}

TEST_F(LostLock, IsNoticedWhereAnotherProgramRemovedThePendingCopies) {
    expectRefused([](const QString&) {});
}

}  // namespace
}  // namespace concord::record
