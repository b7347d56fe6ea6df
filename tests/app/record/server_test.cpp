// A record that several programs share on a server. What files and servers have in common is tested in store_test.cpp.
#include "app/record/backup.h"
#include "app/record/connection.h"
#include "app/record/restore.h"
#include "app/record/schema.h"
#include "app/record/statistics.h"
#include "tests/app/record/support.h"

#include <QFileInfo>

#include <algorithm>
#include <map>

namespace concord::record {
namespace {

class Server : public testing::Test {
protected:
    void SetUp() override {
        if (PostgresServer::instance() == nullptr) {
            GTEST_SKIP() << PostgresServer::notInstalled;
        }
        qputenv("XDG_DATA_HOME", QFile::encodeName(m_home.path()));  // backups go there
    }

    QTemporaryDir m_home;
};

std::vector<Number> numbersOf(QProcess& writer) {
    std::vector<Number> numbers;
    for (const QByteArray& line : writer.readAllStandardOutput().split('\n')) {
        if (!line.isEmpty()) {
            numbers.push_back(line.toLongLong());
        }
    }
    return numbers;
}

TEST_F(Server, TakesTheGamesOfSeveralTablesAtOnce) {
    const RecordFolder folder(RecordKind::Server);
    constexpr int tables = 4;
    constexpr int games = 25;
    std::vector<std::unique_ptr<QProcess>> writers;
    for (int table = 0; table < tables; ++table) {  // each also tries to create the database's schema
        writers.push_back(std::make_unique<QProcess>());
        writers.back()->start(
            QStringLiteral(CONCORD_RECORD_WRITER),
            {folder.location().url().toString(), QStringLiteral("Table %1").arg(table), QString::number(games)});
    }
    std::vector<Number> recorded;
    for (const auto& writer : writers) {
        ASSERT_TRUE(writer->waitForFinished(waitMs));
        EXPECT_EQ(writer->readAllStandardError().toStdString(), "");
        const auto numbers = numbersOf(*writer);
        recorded.insert(recorded.end(), numbers.begin(), numbers.end());
    }
    Store store(folder.location());
    EXPECT_EQ(store.games().size(), static_cast<std::size_t>(tables * games));
    EXPECT_EQ(store.players().size(), tables + 1U);  // "Everybody" is one person
    for (const Number number : recorded) {
        EXPECT_FALSE(store.open(number).pointsChanged());
    }
}

TEST_F(Server, KeepsCommittedGamesWhenWriterAndServerCrash) {
    const RecordFolder folder(RecordKind::Server);
    QProcess writer;
    writer.start(QStringLiteral(CONCORD_RECORD_WRITER),
                 {folder.location().url().toString(), QStringLiteral("Pauline"), QStringLiteral("1000")});
    ASSERT_TRUE(writer.waitForReadyRead(waitMs));
    writer.waitForFinished(1000);  // lets it record for a second
    writer.kill();
    writer.waitForFinished(waitMs);
    PostgresServer::instance()->crash();
    const auto recorded = numbersOf(writer);
    ASSERT_FALSE(recorded.empty());
    Store store(folder.location());
    for (const Number number : recorded) {
        EXPECT_EQ(store.open(number).recordedScore.size(), 2U);
    }
}

TEST_F(Server, KeepsPhotosWhereEveryTableSeesThem) {
    const RecordFolder folder(RecordKind::Server);
    const QByteArray photo = fileBytes(QStringLiteral(CONCORD_SAMPLES_DIR "/photos/easy/dev_010.jpg"));
    GameRecord record;
    Store here(folder.location());
    record.photos = {{here.addPhoto(photo), "Pauline", R"({"format":"concord-reading"})"}};
    const Number number = here.record(gameOfTrees({{"Pauline", 3}}, record));
    Store there(folder.location());
    EXPECT_EQ(there.open(number).entry.record.photos, record.photos);
    EXPECT_FALSE(there.photo(record.photos[0].file).isEmpty());
    EXPECT_FALSE(there.thumbnail(record.photos[0].file).isEmpty());
    there.deleteGame(number);
    there.deletePermanently(number);
    EXPECT_TRUE(contains(complaintOf([&] { here.photo(record.photos[0].file); }), "it is missing"));
}

TEST_F(Server, GivesTheSameStatisticsAsAFile) {
    const RecordFolder file;
    const RecordFolder server(RecordKind::Server);
    std::vector<Entry> games;
    for (int g = 0; g < 12; ++g) {
        const std::string played =
            R"({"played": "2026-01-)" + std::to_string(10 + g) + R"(T20:00:00Z", "place": "Zoë's"})";
        games.push_back(gameOfTrees({{"Pauline", g % 5}, {"Johan", g % 3}, {"Zoë", 2}}, played, Side(g % 2)));
    }
    Store inFile(file.location());
    Store onServer(server.location());
    EXPECT_EQ(inFile.import(games, nullptr).added, 12);
    EXPECT_EQ(onServer.import(games, nullptr).added, 12);
    EXPECT_EQ(onServer.import(games, nullptr).unchanged, 12);
    EXPECT_EQ(statisticsToJson(statisticsOf(inFile.gamesWithPoints())),
              statisticsToJson(statisticsOf(onServer.gamesWithPoints())));
}

TEST_F(Server, IsBackedUpBeforeAMigrationAndRestoredFromThatBackup) {
    const RecordFolder folder(RecordKind::Server);
    Entry game = gameOfTrees({{"Pauline", 3}, {"Johan", 1}});
    {
        Store store(folder.location());
        game.record.photos = {
            {store.addPhoto(fileBytes(QStringLiteral(CONCORD_SAMPLES_DIR "/photos/easy/dev_010.jpg"))), "", ""}};
        store.record(game);
        store.record(gameOfTrees({{"Paulina", 3}}));
        store.merge(3, 1);
    }
    std::vector<Migration> steps(migrations().begin(), migrations().end());
    steps.push_back({"ALTER TABLE games ADD COLUMN weather TEXT"});
    StoreOptions options;
    options.migrations = steps;
    EXPECT_EQ(Store(folder.location(), options).games().size(), 2U);
    EXPECT_TRUE(contains(complaintOf([&] { Store(folder.location()); }), "a newer Concord wrote it"));
    const auto backups = backupsOf(folder.location());
    ASSERT_EQ(backups.size(), 1U);

    const RecordFolder other(RecordKind::Server);
    restoreBackup(other.location(), backups[0].file);
    Store store(other.location());
    ASSERT_EQ(store.games().size(), 2U);
    EXPECT_EQ(store.open(1).entry.game, game.game);
    EXPECT_EQ(store.games().front().seats[0].name, "Pauline");
    EXPECT_FALSE(store.photo(store.open(1).entry.record.photos[0].file).isEmpty());
    EXPECT_EQ(store.record(gameOfTrees({{"Zoe", 3}})), 3);  // numbering continues
}

TEST_F(Server, SaysWhatIsWrongWithAnAddress) {
    const QString url = RecordFolder(RecordKind::Server).location().url().toString();
    QString wrong = url;
    wrong.replace(QStringLiteral("/club"), QStringLiteral("/nowhere"));
    EXPECT_TRUE(contains(complaintOf([&] { Store(Location::of(wrong)); }), "expected a server that answers: "));
    const QString twoHosts = QStringLiteral("postgresql://%2Fnowhere,%2Fnowhere/club");
    const std::string complaint = complaintOf([&] { Store(Location::of(twoHosts)); });
    // What was wrong with each host, in one line.
    EXPECT_TRUE(contains(complaint, "connections on that socket? connection to server on socket")) << complaint;
    EXPECT_TRUE(contains(complaintOf([] { Location::of(QStringLiteral("postgresql://host")); }),
                         "expected an address like postgresql://user@host/database"));
    const Location secret = Location::of(QStringLiteral("postgresql://anna:secret@host/club?password=other"));
    EXPECT_EQ(secret.displayName(), "postgresql://anna@host/club");
    EXPECT_FALSE(secret.folder().contains(QStringLiteral("secret")));
}

// tests/old-data/README.md says how these files were made.
TEST_F(Server, HoldsTheGamesThatConcord010Wrote) {
    const QString old = QStringLiteral(CONCORD_OLD_DATA_DIR);
    Store server(Location::of(PostgresServer::instance()->makeDatabase(old + QStringLiteral("/server.sql"))));
    const RecordFolder folder;
    ASSERT_TRUE(QFile::copy(old + QStringLiteral("/games.concord"), folder.location().file()));
    Store file(folder.location());
    const auto games = server.games();
    ASSERT_EQ(games.size(), file.games().size());
    for (const GameSummary& game : games) {
        const std::string id = utf8(game.id);
        StoredGame onServer = server.stored(game.number);
        onServer.record.players = file.stored(*file.find(id)).record.players;  // ids of players are each record's own
        EXPECT_EQ(onServer, file.stored(*file.find(id))) << id;
    }
}

TEST_F(Server, CanBeOpenedReadOnly) {
    const RecordFolder folder(RecordKind::Server);
    Store(folder.location()).record(gameOfTrees({{"Pauline", 3}}));
    StoreOptions options;
    options.readOnly = true;
    Store store(folder.location(), options);
    EXPECT_EQ(store.games().size(), 1U);
    EXPECT_EQ(complaintOf([&] { store.deleteGame(1); }),
              "expected a record that can be written, this one can only be read");
}

}  // namespace
}  // namespace concord::record
