// Games of a kind that this program does not know, as a later one records them: they are listed, exported and copied
// as they are; only opening one is refused.
#include "app/record/backup.h"
#include "app/record/change.h"
#include "app/record/exchange.h"
#include "app/record/export.h"
#include "app/record/game_copies.h"
#include "app/record/game_rows.h"
#include "app/record/players.h"
#include "app/record/rebuild.h"
#include "app/record/restore.h"
#include "app/record/statistics.h"
#include "tests/app/record/support.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace concord::record {
namespace {

using Json = nlohmann::json;

constexpr const char* unknownGameMessage = "expected a game that this program knows, this is one of \"azul\"";

StoredGame azulGame() {
    StoredGame game;
    game.game = "azul";
    game.variant = "grey";
    game.document = R"({"format":"concord-game","version":1,"game":"azul","walls":[{"blue":3}],)"
                    R"("players":[{"name":"Pauline"},{"name":"Johan"}]})";
    game.record.id = "7d2f9a54-41c6-4b3f-9df5-0a8b2f4f1c11";
    game.record.played = "2026-11-21T19:30:00Z";
    game.record.recorded = "2026-11-21T19:31:00Z";
    game.record.starter = "Johan";
    game.record.place = "Lisbon";
    game.record.score = R"({"format":"concord-score","game":"azul","players":[]})";
    game.record.scoredBy = "Concord 9.0.0";
    game.record.more = R"(,"tiles":1.50)";
    game.seats = {{"Pauline", "white", 41, 1, {{"floor", -9}, {"wall", 50}}, {{"tile", "blue", 2}}},
                  {"Johan", "black", 29, 2, {{"wall", 29}}, {}}};
    return game;
}

// Like Store::record() of the program that knows the game.
Number recordForeign(const Location& location, const StoredGame& game) {
    { const Store created(location); }  // makes the tables
    const Connection connection(location, false);
    const GameCopies copies(location);
    Players players(connection);
    Change change(connection, copies);
    std::vector<std::int64_t> seats;
    for (const StoredSeat& seat : game.seats) {
        seats.push_back(players.findOrAddByName(seat.name));
    }
    const Number number = insertGame(connection, game, seats);
    if (copies.isKept()) {
        change.writeCopy(readStored(connection, number), false);
        change.writePlayers(players.toJson());
    }
    change.commit();
    return number;
}

std::string exportedAs(Store& store, ExchangeFormat format, std::vector<std::string>* complaints = nullptr,
                       ExportCounts* counts = nullptr) {
    std::string text;
    ExportTarget target;
    target.write = [&](std::string_view piece) { text += piece; };
    target.onLeftOut = [&](const InputError& error) {
        if (complaints != nullptr) {
            complaints->emplace_back(error.what());
        }
    };
    const ExportCounts counted = exportGames(
        store, format, [](const GameSummary&) { return true; }, target);
    if (counts != nullptr) {
        *counts = counted;
    }
    return text;
}

class ForeignGame : public BothRecordKinds {
protected:
    void SetUp() override {
        BothRecordKinds::SetUp();
        qputenv("XDG_DATA_HOME", QFile::encodeName(m_home.path()));  // backups of a server go there
    }

    QTemporaryDir m_home;
};

TEST_P(ForeignGame, IsListedAndCountedSeparately) {
    const RecordFolder folder(GetParam());
    const Number number = recordForeign(folder.location(), azulGame());
    Store store(folder.location());
    store.record(gameOfTrees({{"Pauline", 7}, {"Johan", 3}}));
    const std::vector<GameSummary> games = store.gamesWithPoints();
    ASSERT_EQ(games.size(), 2U);
    const auto azul = std::ranges::find(games, QStringLiteral("azul"), &GameSummary::game);
    ASSERT_NE(azul, games.end());
    EXPECT_EQ(azul->number, number);
    EXPECT_EQ(azul->variant, "grey");
    EXPECT_EQ(azul->place, "Lisbon");
    EXPECT_EQ(azul->seats[0].total, 41);
    EXPECT_TRUE(azul->seats[1].started);
    const std::vector<Statistics> byGame = statisticsByGame(games);
    ASSERT_EQ(byGame.size(), 2U);
    EXPECT_EQ(byGame[0].game, "harmonies");
    EXPECT_EQ(byGame[1].game, "azul");
    EXPECT_EQ(byGame[1].games, 1);
    EXPECT_EQ(byGame[1].players[0].name, "Johan");
    EXPECT_EQ(byGame[1].players[0].wins, 0);
    EXPECT_EQ(byGame[1].players[1].wins, 1);
    EXPECT_EQ(byGame[1].spread[0].category, "floor");
    EXPECT_EQ(byGame[1].spread[0].min, -9);
    EXPECT_TRUE(byGame[1].configurations.empty());
}

TEST_P(ForeignGame, SaysWhyItCannotBeOpened) {
    const RecordFolder folder(GetParam());
    const Number number = recordForeign(folder.location(), azulGame());
    Store store(folder.location());
    EXPECT_EQ(complaintOf([&] { store.open(number); }), unknownGameMessage);
    StoredGame stored = store.stored(number);
    stored.record.players.clear();  // added by the record, with their ids
    EXPECT_EQ(stored, azulGame());
    // Nor can its document be recorded as a game that this program knows.
    EXPECT_NE(complaintOf([&] { store.record(entryFromJson(documentWithRecord(store.stored(number)))); }), "");
}

TEST_P(ForeignGame, IsDeletedAndRestored) {
    const RecordFolder folder(GetParam());
    const Number number = recordForeign(folder.location(), azulGame());
    Store store(folder.location());
    const StoredGame before = store.stored(number);
    store.deleteGame(number);
    EXPECT_TRUE(store.games().empty());
    store.restore(number);
    EXPECT_EQ(store.stored(number), before);
    store.deleteGame(number);
    store.deletePermanently(number);
    EXPECT_TRUE(store.deletedGames().empty());
}

TEST_P(ForeignGame, IsExportedAsItIs) {
    const RecordFolder folder(GetParam());
    const Number number = recordForeign(folder.location(), azulGame());
    Store store(folder.location());
    store.record(gameOfTrees({{"Pauline", 7}, {"Johan", 3}}));
    const std::string line = documentWithRecord(store.stored(number), false);
    EXPECT_TRUE(line.starts_with(azulGame().document.substr(0, azulGame().document.size() - 1))) << line;
    EXPECT_TRUE(contains(line, "\"tiles\":1.50"));
    const std::string lines = exportedAs(store, ExchangeFormat::JsonLines);
    EXPECT_TRUE(lines.starts_with(line + '\n') || lines.ends_with('\n' + line + '\n')) << lines;
    EXPECT_TRUE(contains(complaintOf([&] { entriesFromText(lines); }), "got \"azul\""));

    const std::string csv = exportedAs(store, ExchangeFormat::Csv);
    EXPECT_TRUE(contains(csv, ",azul,grey,2026-11-21T19:30:00Z,Lisbon,")) << csv;
    EXPECT_TRUE(csv.substr(0, csv.find('\r')).ends_with(",note")) << csv;  // no columns of unknown rows
}

TEST_P(ForeignGame, IsLeftOutOfBgStatsWithAMessage) {
    const RecordFolder folder(GetParam());
    const Number number = recordForeign(folder.location(), azulGame());
    Store store(folder.location());
    store.record(gameOfTrees({{"Pauline", 7}, {"Johan", 3}}));
    std::vector<std::string> complaints;
    ExportCounts counts;
    const Json file = Json::parse(exportedAs(store, ExchangeFormat::BgStats, &complaints, &counts));
    EXPECT_EQ(file["plays"].size(), 1U);
    EXPECT_EQ(file["games"].size(), 1U);
    EXPECT_EQ(counts.games, 1);
    EXPECT_EQ(counts.unknown, 1);
    EXPECT_EQ(counts.damaged, 0);
    EXPECT_EQ(complaints, (std::vector<std::string>{"game " + std::to_string(number) + ": " + unknownGameMessage}));
    const auto games = store.games();
    EXPECT_EQ(complaintOf([&] { pushLink(*std::ranges::find(games, number, &GameSummary::number)); }),
              unknownGameMessage);
}

TEST_P(ForeignGame, ComesBackFromABackup) {
    const RecordFolder folder(GetParam());
    const Number number = recordForeign(folder.location(), azulGame());
    const StoredGame before = Store(folder.location()).stored(number);
    const QString backup = backUpNow(folder.location());
    const RecordFolder other(GetParam());
    restoreBackup(other.location(), backup);
    Store store(other.location());
    EXPECT_EQ(store.stored(number), before);
    EXPECT_EQ(complaintOf([&] { store.open(number); }), unknownGameMessage);
}

// Older programs recorded names without checking their texts.
TEST_P(ForeignGame, IsReadWithItsTextsRepaired) {
    const RecordFolder folder(GetParam());
    StoredGame game = azulGame();
    const std::string decomposedName = "Zoe\u0308";
    for (std::size_t at = 0; (at = game.document.find("Johan", at)) != std::string::npos;) {
        game.document.replace(at, 5, decomposedName);
    }
    game.seats[1].name = decomposedName;
    game.record.starter = decomposedName;
    const Number number = recordForeign(folder.location(), game);
    Store store(folder.location());
    const StoredGame stored = store.stored(number);
    EXPECT_EQ(stored.seats[1].name, "Zo\u00eb");
    EXPECT_EQ(stored.record.starter, "Zo\u00eb");
    EXPECT_TRUE(contains(stored.document, "{\"name\":\"Zo\u00eb\"}")) << stored.document;
}

INSTANTIATE_TEST_SUITE_P(File, ForeignGame, testing::Values(RecordKind::File));
INSTANTIATE_TEST_SUITE_P(Server, ForeignGame, testing::Values(RecordKind::Server));

TEST(ForeignCopy, IsWrittenAgainAndKeptWhereTheRecordIsRebuilt) {
    const RecordFolder folder;
    const Number number = recordForeign(folder.location(), azulGame());
    const GameCopies copies(folder.location());
    {
        Store store(folder.location());
        store.record(gameOfTrees({{"Pauline", 7}, {"Johan", 3}}));
        store.deleteGame(number);
        store.restore(number);
        EXPECT_EQ(copies.contents(azulGame().record.id, false), documentWithRecord(store.stored(number)));
    }
    const std::string copy = copies.contents(azulGame().record.id, false);
    ASSERT_FALSE(copy.empty());
    QFile::remove(folder.location().file());
    const Rebuilt rebuilt = rebuildFromCopies(folder.location());
    EXPECT_EQ(rebuilt.games, 1);
    ASSERT_EQ(rebuilt.problems.size(), 1U);
    EXPECT_TRUE(contains(rebuilt.problems[0].problem.what(), "got \"azul\"")) << rebuilt.problems[0].problem.what();
    EXPECT_EQ(fileBytes(rebuilt.problems[0].file).toStdString(), copy);  // for the program that knows the game
}

}  // namespace
}  // namespace concord::record
