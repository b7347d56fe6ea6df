// Backups that were interrupted, or are being written by another program.
#include "app/record/backup.h"
#include "app/record/connection.h"
#include "tests/app/record/support.h"

#include <gtest/gtest.h>

#include <QDir>
#include <QLockFile>

namespace concord::record {
namespace {

TEST(UnfinishedBackup, IsRemovedByTheNextOne) {
    const RecordFolder folder;
    Store(folder.location()).record(gameOfTrees({{"Ann", 3}}));
    const QString backups = folder.location().folder() + QStringLiteral("/backups/");
    ASSERT_TRUE(QDir().mkpath(backups));
    for (const char* const name : {"0001-version-1.concord.part", "0001-version-1.concord.part-journal"}) {
        QFile file(backups + QLatin1String(name));
        ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    }
    QFile notes(backups + QStringLiteral("0002-notes.part"));
    ASSERT_TRUE(notes.open(QIODevice::WriteOnly));
    EXPECT_EQ(backUpNow(folder.location()), backups + QStringLiteral("0001-version-1.concord"));
    EXPECT_EQ(QDir(backups).entryList(QDir::Files | QDir::Hidden, QDir::Name),
              (QStringList{QStringLiteral("0001-version-1.concord"), QStringLiteral("0002-notes.part")}));
}

// Another program that is backing the record up holds a lock.
TEST(UnfinishedBackup, IsLeftAloneWhileAnotherProgramWritesIt) {
    const RecordFolder folder;
    Store(folder.location()).record(gameOfTrees({{"Ann", 3}}));
    const QString backups = folder.location().folder() + QStringLiteral("/backups/");
    ASSERT_TRUE(QDir().mkpath(backups));
    QFile part(backups + QStringLiteral("0001-version-1.concord.part"));
    ASSERT_TRUE(part.open(QIODevice::WriteOnly));
    QLockFile lock(part.fileName() + QStringLiteral(".lock"));
    ASSERT_TRUE(lock.tryLock(0));
    EXPECT_EQ(backUpNow(folder.location()), backups + QStringLiteral("0002-version-1.concord"));
    EXPECT_TRUE(part.exists());
}

// A program was killed on a network share, where SQLite uses a rollback journal: the journal is left.
TEST(Backup, IsMadeWhereARollbackJournalIsLeft) {
    const RecordFolder folder;
    Store(folder.location()).record(gameOfTrees({{"Ann", 3}}));
    Connection(folder.location(), false).value(QStringLiteral("PRAGMA journal_mode = delete"));
    QFile journal(folder.location().file() + QStringLiteral("-journal"));
    ASSERT_TRUE(journal.open(QIODevice::WriteOnly));
    journal.write(QByteArray(1000, 'x'));
    journal.close();
    EXPECT_EQ(Store(Location::of(backUpNow(folder.location()))).games().size(), 1U);
}

}  // namespace
}  // namespace concord::record
