// A record has one location, by whatever path it is opened: its copies, photos and backups are stored beside the file
// itself.
#include "app/record/backup.h"
#include "app/record/rebuild.h"
#include "app/record/restore.h"
#include "tests/app/record/support.h"

#include <gtest/gtest.h>

#include <QDir>
#include <QFileInfo>

#include <set>

namespace concord::record {
namespace {

QString copiesFolder(const QString& file) { return file + QStringLiteral(".files/games"); }

// A folder `disk` with the record, and a folder `desktop` with links to it.
class LinkedRecord : public testing::Test {
protected:
    LinkedRecord() {
        QDir(m_folder.path(QStringLiteral("."))).mkpath(QStringLiteral("disk"));
        QDir(m_folder.path(QStringLiteral("."))).mkpath(QStringLiteral("desktop"));
    }

    QString target() const {
        return QFileInfo(m_folder.path(QStringLiteral("."))).canonicalFilePath() + "/disk/club.concord";
    }
    QString link() const { return m_folder.path(QStringLiteral("desktop/link.concord")); }

    RecordFolder m_folder;
};

TEST_F(LinkedRecord, KeepsItsCopiesBesideTheFile) {
    Store(Location::of(target())).record(gameOfTrees({{"Pauline", 3}}));
    ASSERT_TRUE(QFile::link(target(), link()));
    EXPECT_EQ(Location::of(link()).file(), target());
    EXPECT_EQ(Location::of(link()).folder(), Location::of(target()).folder());
    Store(Location::of(link())).record(gameOfTrees({{"Pauline", 4}}));
    EXPECT_EQ(QDir(copiesFolder(target())).entryList(QDir::Files).size(), 3);  // two games and the players
    EXPECT_FALSE(QFileInfo::exists(link() + QStringLiteral(".files")));
    EXPECT_EQ(rebuildFromCopies(Location::of(link())).games, 2);
    EXPECT_TRUE(QFileInfo(link()).isSymLink());
    EXPECT_EQ(Store(Location::of(target())).games().size(), 2U);
}

TEST_F(LinkedRecord, IsCreatedWhereTheLinkLeads) {
    ASSERT_TRUE(QFile::link(QStringLiteral("../disk/club.concord"), link()));
    ASSERT_TRUE(QFile::link(QStringLiteral("link.concord"), m_folder.path(QStringLiteral("desktop/second.concord"))));
    Store(Location::of(m_folder.path(QStringLiteral("desktop/second.concord")))).record(gameOfTrees({{"Pauline", 3}}));
    EXPECT_TRUE(QFileInfo::exists(target()));
    EXPECT_TRUE(QFileInfo::exists(copiesFolder(target())));
    EXPECT_EQ(QDir(m_folder.path(QStringLiteral("desktop"))).entryList(QDir::Files | QDir::Dirs | QDir::NoDotAndDotDot),
              (QStringList{QStringLiteral("link.concord"), QStringLiteral("second.concord")}));
}

TEST_F(LinkedRecord, IsLocatedInTheRealFolderBeforeTheFileExists) {
    ASSERT_TRUE(QFile::link(m_folder.path(QStringLiteral("disk")), m_folder.path(QStringLiteral("desktop/disk"))));
    const Location before = Location::of(m_folder.path(QStringLiteral("desktop/disk/new/club.concord")));
    Store(before).record(gameOfTrees({{"Pauline", 3}}));
    EXPECT_EQ(before.file(), QFileInfo(target()).path() + QStringLiteral("/new/club.concord"));
    EXPECT_EQ(Location::of(before.file()).folder(), before.folder());
    EXPECT_TRUE(QFileInfo::exists(copiesFolder(before.file())));
}

TEST_F(LinkedRecord, IsShownByThePathThatWasGiven) {
    ASSERT_TRUE(QFile::link(target(), link()));
    EXPECT_EQ(Location::of(link()).displayName(), link());
}

TEST_F(LinkedRecord, LinksInACircleAreRefused) {
    ASSERT_TRUE(QFile::link(QStringLiteral("b.concord"), m_folder.path(QStringLiteral("a.concord"))));
    ASSERT_TRUE(QFile::link(QStringLiteral("a.concord"), m_folder.path(QStringLiteral("b.concord"))));
    EXPECT_NE(complaintOf([&] { Store(Location::of(m_folder.path(QStringLiteral("a.concord")))); }), "");
}

// Earlier versions left the folder beside the link.
TEST_F(LinkedRecord, TakesOverTheFolderBesideTheLink) {
    std::string photo;
    {
        Store store(Location::of(target()));
        photo = store.addPhoto(tinyPhoto());
        store.record(gameOfTrees({{"Pauline", 3}}));
    }
    ASSERT_TRUE(QFile::link(target(), link()));
    ASSERT_TRUE(QDir().rename(target() + QStringLiteral(".files"), link() + QStringLiteral(".files")));
    EXPECT_FALSE(Store(Location::of(link())).photo(photo).isEmpty());
    EXPECT_FALSE(QFileInfo::exists(link() + QStringLiteral(".files")));
    EXPECT_EQ(QDir(copiesFolder(target())).entryList(QDir::Files).size(), 2);
}

TEST_F(LinkedRecord, MergesTheFolderBesideTheLinkIntoTheOneBesideTheFile) {
    std::string photo;
    {
        Store store(Location::of(target()));
        photo = store.addPhoto(tinyPhoto());
        store.record(gameOfTrees({{"Pauline", 3}}));
    }
    ASSERT_TRUE(QFile::link(target(), link()));
    const QString linkedFolder = link() + QStringLiteral(".files");
    ASSERT_TRUE(QDir().rename(target() + QStringLiteral(".files"), linkedFolder));
    QFile stray(linkedFolder +
                QStringLiteral("/games/00000000-0000-4000-8000-000000000000.json"));  // of a game that is gone
    ASSERT_TRUE(stray.open(QIODevice::WriteOnly));
    stray.close();
    QFile box(linkedFolder + QStringLiteral("/box.json"));
    ASSERT_TRUE(box.open(QIODevice::WriteOnly) && box.write("{}") == 2);
    box.close();
    Store(Location::of(target())).record(gameOfTrees({{"Pauline", 4}}));  // creates the folder beside the file
    EXPECT_FALSE(Store(Location::of(link())).photo(photo).isEmpty());
    EXPECT_FALSE(QFileInfo::exists(linkedFolder));
    EXPECT_TRUE(QFileInfo::exists(linkedFolder + QStringLiteral(".taken-over")));
    EXPECT_EQ(QDir(copiesFolder(target())).entryList(QDir::Files).size(), 3);
    EXPECT_EQ(fileBytes(target() + QStringLiteral(".files/box.json")), QByteArray("{}"));
    QFile::resize(target(), 0);
    EXPECT_EQ(rebuildFromCopies(Location::of(link())).games, 2);
}

TEST_F(LinkedRecord, IsNotRebuiltWhileAFileBesideTheLinkCannotBeRead) {
    Store(Location::of(target())).record(gameOfTrees({{"Pauline", 3}}));
    ASSERT_TRUE(QFile::link(target(), link()));
    const QString linkedFolder = link() + QStringLiteral(".files");
    ASSERT_TRUE(QDir().mkpath(linkedFolder + QStringLiteral("/games")));
    const QString unreadable = linkedFolder + QStringLiteral("/games/00000000-0000-4000-8000-000000000000.json");
    ASSERT_TRUE(QFile::link(QStringLiteral("/proc/self/mem"), unreadable));  // even root can open but not read it
    const std::string complaint = complaintOf([&] { rebuildFromCopies(Location::of(this->link())); });
    EXPECT_TRUE(contains(complaint, "expected a file that can be read: " + unreadable.toStdString())) << complaint;
    EXPECT_TRUE(QFileInfo::exists(linkedFolder));
    ASSERT_TRUE(QFile::remove(unreadable));
    EXPECT_EQ(rebuildFromCopies(Location::of(link())).games, 1);
    EXPECT_FALSE(QFileInfo::exists(linkedFolder));
}

TEST_F(LinkedRecord, LeavesAFileThatCannotBeReadInTheFolderThatWasTakenOver) {
    const QString linkedFolder = link() + QStringLiteral(".files");
    const QString name = QStringLiteral("/games/00000000-0000-4000-8000-000000000000.json");
    Store(Location::of(target())).record(gameOfTrees({{"Pauline", 3}}));
    const QString backup = backUpNow(Location::of(target()));
    ASSERT_TRUE(QFile::link(target(), link()));
    ASSERT_TRUE(QDir().mkpath(linkedFolder + QStringLiteral("/games")));
    ASSERT_TRUE(QFile::link(QStringLiteral("/proc/self/mem"), linkedFolder + name));
    restoreBackup(Location::of(link()), backup);
    EXPECT_EQ(Store(Location::of(link())).games().size(), 1U);
    EXPECT_FALSE(QFileInfo::exists(linkedFolder));
    EXPECT_TRUE(QFileInfo(linkedFolder + QStringLiteral(".taken-over") + name).isSymLink());
    EXPECT_EQ(QDir(copiesFolder(target())).entryList(QDir::Files).size(), 2);
}

TEST_F(LinkedRecord, IsRebuiltFromTheFolderBesideTheLink) {
    Store(Location::of(target())).record(gameOfTrees({{"Pauline", 3}}));
    ASSERT_TRUE(QFile::link(target(), link()));
    ASSERT_TRUE(QDir().rename(target() + QStringLiteral(".files"), link() + QStringLiteral(".files")));
    QFile::resize(target(), 0);
    EXPECT_EQ(rebuildFromCopies(Location::of(link())).games, 1);
}

TEST(ServerFolder, IsOneForEachServer) {
    const auto folder = [](const char* address) { return Location::of(QString::fromLatin1(address)).folder(); };
    const QString defaultPort = folder("postgresql://db/club");
    EXPECT_TRUE(defaultPort.endsWith(QStringLiteral("/servers/db_club")));
    EXPECT_EQ(folder("postgresql://anna@db:5432/club"), defaultPort);
    const std::set<QString> folders{defaultPort, folder("postgresql://db:5433/club"),
                                    folder("postgresql:///club?host=/run/a"), folder("postgresql:///club?host=/run/b"),
                                    folder("postgresql:///club?host=/run/b&port=5433")};
    EXPECT_EQ(folders.size(), 5U);
    EXPECT_EQ(Location::of(QStringLiteral("postgresql://db:5433/club")).formerServerFolder(), defaultPort);
    EXPECT_EQ(Location::of(QStringLiteral("postgresql://db/club")).formerServerFolder(), QString());
    EXPECT_EQ(Location::of(QStringLiteral("club.concord")).formerServerFolder(), QString());
}

}  // namespace
}  // namespace concord::record
