// Restoring a backup: permissions stay, and nobody sees it half restored.
#include "app/record/restore.h"
#include "app/record/backup.h"
#include "app/record/connection.h"
#include "app/record/rebuild.h"
#include "app/record/schema.h"
#include "tests/app/record/support.h"

#include <gtest/gtest.h>

#include <QDir>
#include <QFileInfo>
#include <QUrlQuery>

#include <map>
#include <span>
#include <thread>

namespace concord::record {
namespace {

class RestoreTest : public BothRecordKinds {
protected:
    void SetUp() override {
        BothRecordKinds::SetUp();
        qputenv("XDG_DATA_HOME", QFile::encodeName(m_home.path()));  // backups of a server go there
    }

    QTemporaryDir m_home;
};

void recordTrees(const Location& location, const std::vector<int>& trees) {
    Store store(location);
    for (const int points : trees) {
        store.record(gameOfTrees({{"Pauline", points}, {"Johan", 3}}));
    }
}

std::vector<Migration> migrationsWithWeather() {
    std::vector<Migration> steps(migrations().begin(), migrations().end());
    steps.push_back({"ALTER TABLE games ADD COLUMN weather TEXT NOT NULL DEFAULT 'rain'"});
    return steps;
}

StoreOptions optionsWith(std::span<const Migration> steps) {
    StoreOptions options;
    options.migrations = steps;
    return options;
}

TEST_P(RestoreTest, AnOlderBackupIsMigrated) {
    const RecordFolder folder(GetParam());
    recordTrees(folder.location(), {1, 2, 3});
    const QString backup = backUpNow(folder.location());
    const auto steps = migrationsWithWeather();
    const StoreOptions options = optionsWith(steps);
    {
        Store store(folder.location(), options);
        store.deleteGame(1);
        store.deletePermanently(1);
    }
    RestoreOptions restore;
    restore.migrations = steps;
    restoreBackup(folder.location(), backup, restore);
    EXPECT_EQ(Store(folder.location(), options).games().size(), 3U);
    const Connection connection(folder.location(), true);
    EXPECT_EQ(schemaVersion(connection), 2);
    EXPECT_EQ(connection.value(QStringLiteral("SELECT weather FROM games WHERE id = 1")).toString(), "rain");
    EXPECT_EQ(schemaVersion(Connection(Location::of(backup), true)), 1);  // the backup itself is not migrated
}

TEST_P(RestoreTest, AnOlderRecordIsMigrated) {
    const RecordFolder folder(GetParam());
    const RecordFolder newer(GetParam());
    const auto steps = migrationsWithWeather();
    const StoreOptions options = optionsWith(steps);
    Store(newer.location(), options).record(gameOfTrees({{"Zoe", 5}}));
    RestoreOptions restore;
    restore.migrations = steps;
    const QString backup = backUpNow(newer.location(), steps);
    recordTrees(folder.location(), {1, 2, 3});
    const QString former = restoreBackup(folder.location(), backup, restore);
    EXPECT_EQ(Store(folder.location(), options).games().size(), 1U);
    EXPECT_EQ(Store(Location::of(former)).games().size(), 3U);
}

TEST_P(RestoreTest, ANewerRecordIsLeftAlone) {
    const RecordFolder folder(GetParam());
    const RecordFolder newer(GetParam());
    const auto steps = migrationsWithWeather();
    const StoreOptions options = optionsWith(steps);
    Store(newer.location(), options).record(gameOfTrees({{"Zoe", 5}}));
    recordTrees(folder.location(), {1, 2, 3});
    const QString backup = backUpNow(folder.location());
    for (const bool backUpFirst : {true, false}) {
        RestoreOptions restore;
        restore.backUpFirst = backUpFirst;
        try {
            restoreBackup(newer.location(), backup, restore);
            ADD_FAILURE() << "restored, backUpFirst " << backUpFirst;
        } catch (const BackupFailed& error) {
            ADD_FAILURE() << "a backup would be left out in vain: " << error.what();
        } catch (const RecordError& error) {
            EXPECT_EQ(error.kind(), RecordError::Kind::Newer) << error.what();
        }
    }
    EXPECT_EQ(Store(newer.location(), options).games().size(), 1U);
}

TEST_P(RestoreTest, MissingTablesAreCreated) {
    const RecordFolder folder(GetParam());
    recordTrees(folder.location(), {1, 2});
    const QString backup = backUpNow(folder.location());
    Connection(folder.location(), false).run(QStringLiteral("DROP TABLE game_traits"));
    EXPECT_NE(complaintOf([&] { Store(folder.location()).open(1); }), "");
    RestoreOptions restore;
    // A file is backed up whatever it holds; a backup of a server copies each table, and one is missing.
    restore.backUpFirst = GetParam() == RecordKind::File;
    restoreBackup(folder.location(), backup, restore);
    EXPECT_EQ(Store(folder.location()).open(1).recordedScore.size(), 2U);
}

TEST_P(RestoreTest, UnknownTablesInABackupAreLeftOut) {
    const RecordFolder folder(GetParam());
    recordTrees(folder.location(), {1, 2});
    const QString backup = backUpNow(folder.location());
    Connection(Location::of(backup), false).run(QStringLiteral("CREATE TABLE recipes (name TEXT)"));
    restoreBackup(folder.location(), backup);
    EXPECT_EQ(Store(folder.location()).games().size(), 2U);
    EXPECT_FALSE(Connection(folder.location(), true).hasTable(QStringLiteral("recipes")));
}

TEST_P(RestoreTest, AFailedBackupBeforehandIsReportedAndCanBeSkipped) {
    const RecordFolder folder(GetParam());
    recordTrees(folder.location(), {1, 2});
    const QString backup = backUpNow(folder.location());
    recordTrees(folder.location(), {3});
    const QString backups = folder.location().folder() + QStringLiteral("/backups");
    ASSERT_TRUE(QDir().rename(backups, backups + QStringLiteral("-elsewhere")));
    QFile inTheWay(backups);
    ASSERT_TRUE(inTheWay.open(QIODevice::WriteOnly));
    const QString moved = backups + QStringLiteral("-elsewhere/") + QFileInfo(backup).fileName();
    bool failed = false;
    try {
        restoreBackup(folder.location(), moved);
    } catch (const BackupFailed&) {
        failed = true;
    }
    EXPECT_TRUE(failed);
    EXPECT_EQ(Store(folder.location()).games().size(), 3U);
    RestoreOptions restore;
    restore.backUpFirst = false;
    EXPECT_EQ(restoreBackup(folder.location(), moved, restore), QString());
    EXPECT_EQ(Store(folder.location()).games().size(), 2U);
}

TEST_P(RestoreTest, NumbersAreNotGivenTwice) {
    const RecordFolder folder(GetParam());
    recordTrees(folder.location(), {1, 2});
    const QString backup = backUpNow(folder.location());
    recordTrees(folder.location(), {3, 4});
    restoreBackup(folder.location(), backup);
    EXPECT_EQ(Store(folder.location()).record(gameOfTrees({{"Zoe", 5}})), 5);
}

// Another connection reads all the time while backups are restored.
TEST_P(RestoreTest, OthersSeeEitherTheOldOrTheNewState) {
    const RecordFolder folder(GetParam());
    recordTrees(folder.location(), {1, 2});
    const QString backupOfTwo = backUpNow(folder.location());
    recordTrees(folder.location(), {3, 4, 5});
    const QString backupOfFive = backUpNow(folder.location());
    std::map<std::size_t, int> seen;
    std::string complaint;
    std::jthread reader([&](const std::stop_token& stop) {
        complaint = complaintOf([&] {
            Store store(folder.location());
            while (!stop.stop_requested()) {
                ++seen[store.games().size()];
            }
        });
    });
    for (int round = 0; round < 5; ++round) {
        restoreBackup(folder.location(), backupOfTwo);
        restoreBackup(folder.location(), backupOfFive);
    }
    reader.request_stop();
    reader.join();
    EXPECT_EQ(complaint, "");
    for (const auto& [games, times] : seen) {
        EXPECT_TRUE(games == 2 || games == 5) << games << " games were seen " << times << " times";
    }
}

INSTANTIATE_TEST_SUITE_P(File, RestoreTest, testing::Values(RecordKind::File));
INSTANTIATE_TEST_SUITE_P(Server, RestoreTest, testing::Values(RecordKind::Server));

// --- only for servers -----------------------------------------------------------------------------

class ServerRights : public RestoreTest {
protected:
    void SetUp() override {
        RestoreTest::SetUp();
        if (IsSkipped()) {
            return;
        }
        m_folder.emplace(RecordKind::Server);
        recordTrees(location(), {1, 2});
        run("DROP ROLE IF EXISTS reader");
        run("CREATE ROLE reader LOGIN");
        run("GRANT USAGE ON SCHEMA concord TO reader");
        run("GRANT SELECT ON ALL TABLES IN SCHEMA concord TO reader");
        run("GRANT INSERT ON concord.photos TO reader");
        run("ALTER DEFAULT PRIVILEGES IN SCHEMA concord GRANT SELECT ON TABLES TO reader");
        run("ALTER TABLE concord.games ENABLE ROW LEVEL SECURITY");
        run("CREATE POLICY not_deleted ON concord.games FOR SELECT TO reader USING (deleted_utc IS NULL)");
        run("CREATE VIEW concord.names AS SELECT name FROM concord.players");
    }

    void TearDown() override {
        if (m_folder) {
            run("DROP OWNED BY reader");
            run("DROP ROLE reader");
        }
    }

    Location location() const { return m_folder->location(); }

    Location locationOfReader() const {
        QUrl url = location().url();
        QUrlQuery query(url);
        query.removeQueryItem(QStringLiteral("user"));
        query.addQueryItem(QStringLiteral("user"), QStringLiteral("reader"));
        url.setQuery(query);
        return Location::of(url.toString());
    }

    void run(const char* sql) const { Connection(location(), false).run(QString::fromLatin1(sql)); }

    // Everything that was granted, owned or set by policy, as the server lists it.
    QString rights() const {
        const Connection connection(location(), true);
        return connection
            .value(QStringLiteral(
                "SELECT string_agg(concat_ws('|', c.relname, c.relkind, r.rolname, c.relacl::text, c.relrowsecurity, "
                "c.oid), E'\\n' ORDER BY c.relname) || (SELECT string_agg(nspacl::text, '') FROM pg_namespace WHERE "
                "nspname = 'concord') || (SELECT string_agg(defaclacl::text, '') FROM pg_default_acl) || (SELECT "
                "string_agg(polname::text, '') FROM pg_policy) FROM pg_class c JOIN pg_namespace n ON n.oid = "
                "c.relnamespace JOIN pg_roles r ON r.oid = c.relowner WHERE n.nspname = 'concord'"))
            .toString();
    }

    std::optional<RecordFolder> m_folder;
};

TEST_P(ServerRights, OutliveARestore) {
    const QString backup = backUpNow(location());
    recordTrees(location(), {3});
    const QString before = rights();
    EXPECT_TRUE(before.contains(QStringLiteral("reader=")));
    StoreOptions options;
    options.readOnly = true;
    Store reader(locationOfReader(), options);  // stays connected all the time
    EXPECT_EQ(reader.games().size(), 3U);
    restoreBackup(location(), backup);
    EXPECT_EQ(rights().toStdString(), before.toStdString());
    EXPECT_EQ(reader.games().size(), 2U);
    EXPECT_EQ(Store(locationOfReader(), options).games().size(), 2U);
    const Connection asReader(locationOfReader(), false);
    asReader.run(QStringLiteral("INSERT INTO photos (file, size_bytes, thumbnail) VALUES ('x.jpg', 0, '')"));
    EXPECT_EQ(asReader.value(QStringLiteral("SELECT COUNT(*) FROM names")).toInt(), 2);
}

// Whoever may change every row may restore, without owning the tables.
TEST_P(ServerRights, OfAnOwnerAreNotNeededToRestore) {
    const QString backup = backUpNow(location());
    recordTrees(location(), {3});
    run("GRANT INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA concord TO reader");
    run("ALTER TABLE concord.games DISABLE ROW LEVEL SECURITY");
    restoreBackup(locationOfReader(), backup);
    EXPECT_EQ(Store(location()).games().size(), 2U);
    EXPECT_EQ(Store(location()).record(gameOfTrees({{"Zoe", 5}})), 4);
}

TEST_P(ServerRights, MissingWriteAccessIsReportedAndNothingIsChanged) {
    const QString backup = backUpNow(location());
    EXPECT_TRUE(contains(complaintOf([&] { restoreBackup(locationOfReader(), backup); }),
                         "expected a record that can be written, nothing was changed: "));
    EXPECT_EQ(Store(location()).games().size(), 2U);
}

INSTANTIATE_TEST_SUITE_P(Server, ServerRights, testing::Values(RecordKind::Server));

class ServerAdvice : public RestoreTest {};

TEST_P(ServerAdvice, NamesOnlyWhatWorksOnAServer) {
    const RecordFolder folder(GetParam());
    recordTrees(folder.location(), {1});
    const std::string noCopies = complaintOf([&] { rebuildFromCopies(folder.location()); });
    EXPECT_TRUE(contains(noCopies, "a server keeps no copies")) << noCopies;
    EXPECT_TRUE(contains(noCopies, "\"concord restore\"")) << noCopies;
    Connection(folder.location(), false).run(QStringLiteral("UPDATE game_documents SET checksum = 'wrong'"));
    const std::string damaged = complaintOf([&] { Store(folder.location()).open(1); });
    EXPECT_TRUE(contains(damaged, "expected game 1 as it was recorded")) << damaged;
    EXPECT_TRUE(contains(damaged, "the server's own tools")) << damaged;
    EXPECT_FALSE(contains(damaged, "--rebuild")) << damaged;
}

INSTANTIATE_TEST_SUITE_P(Server, ServerAdvice, testing::Values(RecordKind::Server));

}  // namespace
}  // namespace concord::record
