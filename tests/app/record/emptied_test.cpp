// A record that is empty or gone while copies of its games exist is never silently started anew.
#include "app/record/emptied.h"
#include "app/record/backup.h"
#include "app/record/connection.h"
#include "app/record/rebuild.h"
#include "app/record/restore.h"
#include "scoring/json/strict_json.h"
#include "tests/app/record/support.h"

#include <gtest/gtest.h>

#include <QDir>
#include <QFileInfo>

namespace concord::record {
namespace {

class EmptiedRecord : public testing::Test {
protected:
    EmptiedRecord() {
        Store store(location());
        store.record(gameOfTrees({{"Pauline", 3}}));
        store.record(gameOfTrees({{"Johan", 4}}));
    }

    Location location() const { return m_folder.location(); }
    QString gamesFolder() const { return location().folder() + QStringLiteral("/games"); }

    void expectRefusedNamingBothCommands() const {
        const std::string complaint = complaintOf([&] { Store(this->location()); });
        EXPECT_TRUE(contains(complaint, "the file is empty or missing")) << complaint;
        EXPECT_TRUE(contains(complaint, gamesFolder().toStdString())) << complaint;
        EXPECT_TRUE(contains(complaint, "\"concord restore --rebuild\"")) << complaint;
        EXPECT_TRUE(contains(complaint, "\"concord restore --start-anew\"")) << complaint;
        EXPECT_TRUE(isEmptied(location()));
    }

    RecordFolder m_folder;
};

TEST_F(EmptiedRecord, IsRefusedWhereTheFileIsGone) {
    QFile::remove(location().file());
    expectRefusedNamingBothCommands();
    EXPECT_FALSE(QFileInfo::exists(location().file()));
    EXPECT_EQ(rebuildFromCopies(location()).games, 2);
    EXPECT_EQ(Store(location()).games().size(), 2U);
}

TEST_F(EmptiedRecord, IsRefusedWhereTheFileIsEmpty) {
    QFile::resize(location().file(), 0);
    expectRefusedNamingBothCommands();
    EXPECT_EQ(QFileInfo(location().file()).size(), 0);
    EXPECT_EQ(rebuildFromCopies(location()).games, 2);
}

TEST_F(EmptiedRecord, IsRefusedWhereThereAreNoTables) {
    QFile::remove(location().file());
    Connection(location(), false).run(QStringLiteral("VACUUM"));
    expectRefusedNamingBothCommands();
}

TEST_F(EmptiedRecord, IsRefusedWhereTheTablesNeverHeldAGame) {
    const RecordFolder other;
    Store(other.location()).games();
    QFile::remove(location().file());
    ASSERT_TRUE(QFile::copy(other.location().file(), location().file()));
    expectRefusedNamingBothCommands();
}

TEST_F(EmptiedRecord, IsStartedAnewOnRequest) {
    QFile::resize(location().file(), 0);
    const QString aside = startAnew(location());
    EXPECT_EQ(QDir(aside).entryList({QStringLiteral("*.json")}).size(), 3);  // two games and the players
    EXPECT_FALSE(QFileInfo::exists(gamesFolder()));
    Store store(location());
    EXPECT_TRUE(store.games().empty());
    store.record(gameOfTrees({{"Zoe", 5}}));
    EXPECT_NE(complaintOf([&] { startAnew(this->location()); }), "");
    EXPECT_EQ(store.games().size(), 1U);
}

TEST_F(EmptiedRecord, CanBeRestoredFromABackup) {
    const QString backup = backUpNow(location());
    QFile::remove(location().file());
    EXPECT_EQ(restoreBackup(location(), backup), QString());
    EXPECT_EQ(Store(location()).games().size(), 2U);
    QFile::resize(location().file(), 0);
    EXPECT_EQ(restoreBackup(location(), backup), QString());
    EXPECT_EQ(Store(location()).games().size(), 2U);
    EXPECT_FALSE(QFileInfo::exists(location().file() + QStringLiteral(".damaged-1")));
}

// A program was killed while it recorded a game, and the database that would show whether that change was committed is
// lost.
TEST_F(EmptiedRecord, KeepsAnUncertainChangeWhereABackupIsRestored) {
    const QString backup = backUpNow(location());
    const QString pending = gamesFolder() + QStringLiteral("/changes/7.pending");
    ASSERT_TRUE(QDir().mkpath(pending));
    QFile copy(pending + QStringLiteral("/00000000-0000-4000-8000-000000000003.json"));
    ASSERT_TRUE(copy.open(QIODevice::WriteOnly));
    copy.close();
    QFile::resize(location().file(), 0);
    restoreBackup(location(), backup);
    EXPECT_EQ(Store(location()).games().size(), 2U);
    EXPECT_TRUE(QFileInfo::exists(gamesFolder() +
                                  QStringLiteral("/set-aside/00000000-0000-4000-8000-000000000003.erased.json")));
}

// Written on one line, the game is within the size limit; formatted with a line for each of its numbers, it is not.
TEST_F(EmptiedRecord, IsRebuiltWithALongGame) {
    GameRecord record;
    record.more = R"(,"weather":[1)";
    for (int day = 0; day < 150000; ++day) {
        record.more += ",1";
    }
    record.more += ']';
    Entry recorded;
    {
        Store store(location());
        recorded = store.open(store.record(gameOfTrees({{"Ada", 5}}, record))).entry;
        EXPECT_TRUE(entryFromJson(entryToJson(recorded)) == recorded);
    }
    QFile::remove(location().file());
    const Rebuilt rebuilt = rebuildFromCopies(location());
    EXPECT_EQ(rebuilt.games, 3);
    EXPECT_TRUE(rebuilt.problems.empty());
    Store store(location());
    const auto number = store.find(recorded.record.id);
    ASSERT_TRUE(number);
    EXPECT_TRUE(store.open(*number).entry == recorded);
    // A record just within the limit exceeds it once its score is added.
    record.more = R"(,"weather":")" + std::string(maxJsonBytes - 100, 'x') + '"';
    EXPECT_EQ(complaintOf([&] {
                  store.record(gameOfTrees({{"Ada", 5}}, record));
              }),
              "expected at most 1048576 bytes of JSON");
}

TEST_F(EmptiedRecord, IsNotOneWhoseGamesWereAllDeleted) {
    {
        Store store(location());
        for (const Number game : {1, 2}) {
            store.deleteGame(game);
            store.deletePermanently(game);
        }
    }
    EXPECT_TRUE(Store(location()).games().empty());
    QFile::remove(location().file());
    EXPECT_TRUE(Store(location()).games().empty());
}

// Files that are not games do not keep the games from being rebuilt.
TEST_F(EmptiedRecord, IsRebuiltWithoutDamagedCopies) {
    const auto write = [&](const char* name, const char* text) {
        QFile file(gamesFolder() + QLatin1Char('/') + QLatin1String(name));
        ASSERT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(text);
    };
    write("00000000-0000-4000-8000-000000000001.json", R"({"format": "concord-ga)");
    write("00000000-0000-4000-8000-000000000002.erased.json",
          R"({"format":"concord-game","version":1,"game":"harmonies","side":"A","players":[{"name":"Zoe"}]})");
    write("players.json", "{}");
    QFile::remove(location().file());
    const Rebuilt rebuilt = rebuildFromCopies(location());
    EXPECT_EQ(rebuilt.games, 2);
    ASSERT_EQ(rebuilt.problems.size(), 3U);
    EXPECT_TRUE(rebuilt.problems[0].file.endsWith(QStringLiteral("games/players.json")));
    EXPECT_TRUE(
        rebuilt.problems[1].file.endsWith(QStringLiteral("set-aside/00000000-0000-4000-8000-000000000001.json")));
    EXPECT_TRUE(QFileInfo::exists(rebuilt.problems[2].file));
    EXPECT_EQ(Store(location()).games().size(), 2U);
    // players.json stays invalid until a player changes.
    EXPECT_EQ(rebuildFromCopies(location()).problems.size(), 1U);
}

TEST_F(EmptiedRecord, IsRebuiltWithoutPlayersOfALaterVersion) {
    QFile file(gamesFolder() + QStringLiteral("/players.json"));
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(R"({"format": "concord-players", "version": 2, "players": []})");
    file.close();
    QFile::remove(location().file());
    const Rebuilt rebuilt = rebuildFromCopies(location());
    EXPECT_EQ(rebuilt.games, 2);
    ASSERT_EQ(rebuilt.problems.size(), 1U);
    EXPECT_TRUE(rebuilt.problems[0].file.endsWith(QStringLiteral("games/players.json")));
    EXPECT_EQ(english(rebuilt.problems[0].problem.message()), "expected version 1, got 2");
}

// The other record has no games left, but has held one: copies that were put beside it by hand, or by an earlier
// version, are no reason to refuse it.
TEST_F(EmptiedRecord, IsNotOneThatGotCopiesOfOtherGames) {
    const RecordFolder other;
    {
        Store store(other.location());
        store.deleteGame(store.record(gameOfTrees({{"Zoe", 5}})));
        store.deletePermanently(1);
    }
    ASSERT_TRUE(QDir().mkpath(other.location().folder()));
    QDir().rmdir(other.location().folder() + QStringLiteral("/games/changes"));
    QFile::remove(other.location().folder() + QStringLiteral("/games/players.json"));
    QDir().rmdir(other.location().folder() + QStringLiteral("/games"));
    ASSERT_TRUE(QDir().rename(gamesFolder(), other.location().folder() + QStringLiteral("/games")));
    EXPECT_EQ(complaintOf([&] { Store(other.location()); }), "");
}

TEST(NewRecord, IsNotTakenForAnEmptiedOne) {
    const RecordFolder folder;
    EXPECT_FALSE(isEmptied(folder.location()));
    EXPECT_EQ(Store(folder.location())
                  .import({gameOfTrees({{"Zoe", 5}}, R"({"played": "2026-05-01T20:00:00Z"})")}, nullptr)
                  .added,
              1);
    EXPECT_FALSE(isEmptied(folder.location()));
}

}  // namespace
}  // namespace concord::record
