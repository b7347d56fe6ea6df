// A record of several kinds of games: it holds any registered game, even one with negative points and without boards or
// variants, and never mixes one kind with another.
#include "app/record/backup.h"
#include "app/record/exchange.h"
#include "app/record/export.h"
#include "app/record/rebuild.h"
#include "app/record/restore.h"
#include "app/record/statistics.h"
#include "tests/app/record/support.h"
#include "tests/support/tiny_game.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <QUrl>

#include <algorithm>
#include <sstream>

namespace concord::record {
namespace {

using Json = nlohmann::json;

Entry tinyGame(int gold, int debts, int bonus, const std::string& played = "2026-03-02T20:00:00Z") {
    Entry entry{tiny::tinyDocument(gold, debts, bonus), {}};
    entry.record.played = played;
    entry.record.place = "Café Meeple";
    entry.record.starter = "Bob";
    entry.record.minutes = 15;
    entry.record.more = R"(,"weather":1.50)";
    return entry;
}

Entry harmoniesGame(int annsTrees, const std::string& played = "2026-03-01T20:00:00Z") {
    return gameOfTrees({{"Ann", annsTrees}, {"Bob", 3}}, R"({"played": ")" + played + "\"}");
}

using Wanted = std::function<bool(const GameSummary&)>;

std::string exportedAs(
    Store& store, ExchangeFormat format, const Wanted& wanted = [](const GameSummary&) { return true; }) {
    std::string text;
    ExportTarget target;
    target.write = [&](std::string_view piece) { text += piece; };
    target.onLeftOut = [](const InputError& error) { ADD_FAILURE() << error.what(); };
    exportGames(store, format, wanted, target);
    return text;
}

std::vector<std::string> fieldsOf(std::string line) {
    line.erase(line.find_last_not_of('\r') + 1);
    std::vector<std::string> fields;
    std::istringstream in(line + ',');
    for (std::string field; std::getline(in, field, ',');) {
        fields.push_back(field);
    }
    return fields;
}

std::vector<std::vector<std::string>> tableOf(const std::string& csv) {
    std::vector<std::vector<std::string>> rows;
    std::istringstream in(csv);
    for (std::string line; std::getline(in, line);) {
        rows.push_back(fieldsOf(line));
    }
    return rows;
}

class AnyGame : public BothRecordKinds {
protected:
    void SetUp() override {
        BothRecordKinds::SetUp();
        qputenv("XDG_DATA_HOME", QFile::encodeName(m_home.path()));  // backups of a server go there
        if (!IsSkipped()) {
            m_folder.emplace(GetParam());
        }
    }

    Location location() const { return m_folder->location(); }

    QTemporaryDir m_home;
    std::optional<RecordFolder> m_folder;
};

TEST_P(AnyGame, IsRecordedAndOpenedWithItsNegativePoints) {
    Clock clock;
    const Entry game = tinyGame(12, -3, 1);
    const Number number = Store(location(), clock.options()).record(game);
    Store store(location());
    const OpenedGame opened = store.open(number);
    EXPECT_EQ(opened.entry.game, game.game);
    EXPECT_EQ(opened.entry.record.place, "Café Meeple");
    EXPECT_EQ(opened.entry.record.starter, "Bob");
    EXPECT_EQ(opened.entry.record.minutes, 15);
    EXPECT_EQ(opened.entry.record.more, R"(,"weather":1.50)");
    EXPECT_EQ(opened.entry.record.recorded, "2026-11-21T19:30:00Z");
    EXPECT_EQ(opened.entry.record.score, tiny::tinyModule().scoreJson(game.game, false));
    EXPECT_EQ(opened.score.total(0), 10);
    EXPECT_EQ(opened.score.winners, (std::vector<std::string>{"Ann"}));
    EXPECT_EQ(opened.recordedScore[0].points, (std::vector<RowPoints>{{"gold", 12}, {"debts", -3}, {"bonus", 1}}));
    EXPECT_EQ(opened.recordedScore[0].total, 10);
    EXPECT_EQ(opened.recordedScore[1].rank, 2);
    EXPECT_FALSE(opened.pointsChanged());

    const GameSummary summary = store.gamesWithPoints().front();
    EXPECT_EQ(summary.game, "tiny");
    EXPECT_EQ(summary.variant, "");
    EXPECT_EQ(summary.seats[0].colour, "#2a7fb8");
    EXPECT_EQ(summary.seats[0].total, 10);
    EXPECT_TRUE(summary.seats[1].started);
    EXPECT_NE(std::ranges::find(summary.seats[0].points, RowPoints{"debts", -3}), summary.seats[0].points.end());
    EXPECT_TRUE(summary.seats[0].traits.empty());
}

TEST_P(AnyGame, IsSavedAndScoredAnew) {
    Store store(location());
    const Number number = store.record(tinyGame(12, -3, 1));
    OpenedGame opened = store.open(number);
    opened.entry.game = opened.entry.game.module().withNumber(opened.entry.game, 0, "debts", -20);
    opened.entry.record.note = "paid it back";
    EXPECT_EQ(store.save(number, opened.entry, opened.revision), opened.revision + 1);
    const OpenedGame again = store.open(number);
    EXPECT_EQ(again.recordedScore[0].total, -7);
    EXPECT_EQ(again.recordedScore[0].rank, 2);
    EXPECT_EQ(again.entry.record.note, "paid it back");
    EXPECT_EQ(store.games().front().seats[0].total, -7);
    EXPECT_NE(complaintOf([&] { store.save(number, opened.entry, opened.revision); }), "");  // changed meanwhile
    // A game may be saved as one of another kind.
    store.save(number, harmoniesGame(5), again.revision);
    EXPECT_EQ(store.games().front().game, "harmonies");
    EXPECT_EQ(store.open(number).recordedScore[0].total, 9);
}

TEST_P(AnyGame, IsDeletedAndRestored) {
    Store store(location());
    const Number number = store.record(tinyGame(12, -3, 1));
    const Entry before = store.open(number).entry;
    store.deleteGame(number);
    EXPECT_TRUE(store.games().empty());
    EXPECT_EQ(store.deletedGames().front().game, "tiny");
    store.restore(number);
    EXPECT_EQ(store.open(number).entry, before);
    store.deleteGame(number);
    store.deletePermanently(number);
    EXPECT_TRUE(store.deletedGames().empty());
}

TEST_P(AnyGame, ShowsBothScoresWhereTheRulesChangedSince) {
    Store store(location());
    Entry game = tinyGame(12, -3, 1);
    game.record.score = R"({"format":"concord-score","version":1,"game":"tiny","players":[
        {"name":"Ann","gold":12,"debts":-5,"bonus":1,"total":8,"rank":1},
        {"name":"Bob","gold":1,"debts":0,"bonus":0,"total":1,"rank":2}]})";
    EXPECT_EQ(store.import({game}, nullptr).added, 1);
    const Number number = store.games().front().number;
    const OpenedGame opened = store.open(number);
    EXPECT_TRUE(opened.pointsChanged());
    EXPECT_EQ(opened.recordedScore[0].total, 8);
    EXPECT_EQ(opened.scoreNow[0].total, 10);
    EXPECT_EQ(opened.recordedScore[1], opened.scoreNow[1]);
    EXPECT_EQ(store.games().front().seats[0].total, 8);
}

TEST_P(AnyGame, IsRefusedWithAScoreThatIsNotItsOwn) {
    Store store(location());
    const auto complaintAbout = [&](const std::string& players) {
        Entry game = tinyGame(12, -3, 1);
        game.record.score = R"({"format":"concord-score","game":"tiny","players":[)" + players + "]}";
        return complaintOf([&] { store.import({game}, nullptr); });
    };
    const std::string bob = R"(,{"name":"Bob","gold":1,"debts":0,"bonus":0,"total":1,"rank":2})";
    EXPECT_EQ(complaintAbout(R"({"name":"Ann","gold":-12,"debts":0,"bonus":0,"total":-12,"rank":1})" + bob),
              "/record/score/players/0/gold: expected a whole number from 0 to 1000000, got -12");
    EXPECT_EQ(complaintAbout(R"({"name":"Ann","gold":12,"debts":-3,"bonus":1,"total":16,"rank":1})" + bob),
              "/record/score/players/0/total: expected the sum of the categories, 10, got 16");
    EXPECT_EQ(complaintAbout(R"({"name":"Ann","gold":12,"total":12,"rank":1})" + bob),
              "/record/score/players/0: expected the key \"debts\"");
    Entry game = tinyGame(12, -3, 1);
    game.record.score = storedGame(harmoniesGame(3)).record.score;
    EXPECT_EQ(complaintOf([&] { store.import({game}, nullptr); }),
              "/record/score/game: expected \"tiny\", got \"harmonies\"");
    EXPECT_TRUE(store.games().empty());
}

TEST_P(AnyGame, IsExportedAndImportedUnchanged) {
    Store store(location());
    store.record(harmoniesGame(7));
    store.record(tinyGame(12, -3, 1));
    const std::string lines = exportedAs(store, ExchangeFormat::JsonLines);
    EXPECT_TRUE(contains(lines, R"("game":"tiny","players":[{"name":"Ann","colour":"#2a7fb8","gold":12,"debts":-3,)"));
    const std::vector<Entry> read = entriesFromText(lines);
    ASSERT_EQ(read.size(), 2U);
    EXPECT_EQ(read[1].game, tinyGame(12, -3, 1).game);
    const RecordFolder other(GetParam());
    Store second(other.location());
    EXPECT_EQ(second.import(read, nullptr).added, 2);
    EXPECT_EQ(exportedAs(second, ExchangeFormat::JsonLines), lines);
    EXPECT_EQ(second.import(read, nullptr).unchanged, 2);
    EXPECT_EQ(second.players().size(), 2U);  // one Ann plays both

    OpenedGame opened = store.open(2);
    opened.entry.game = opened.entry.game.module().withNumber(opened.entry.game, 0, "debts", -4);
    store.save(2, opened.entry, opened.revision);
    const std::vector<Entry> changed = entriesFromText(exportedAs(store, ExchangeFormat::JsonLines));
    const ImportCounts counts = second.import(changed, nullptr);
    EXPECT_EQ(counts.updated, 1);
    EXPECT_EQ(counts.unchanged, 1);
    EXPECT_EQ(second.import(read, nullptr).newerHere, 1);
    EXPECT_EQ(second.open(2).recordedScore[0].total, 9);
}

TEST_P(AnyGame, HasItsOwnColumnsAfterTheEarlierOnes) {
    Store store(location());
    store.record(harmoniesGame(7));
    const std::vector<std::string> before = tableOf(exportedAs(store, ExchangeFormat::Csv)).front();
    EXPECT_EQ(before.back(), "note");
    store.record(tinyGame(12, -3, 1));
    const auto table = tableOf(exportedAs(store, ExchangeFormat::Csv));
    std::vector<std::string> head = before;
    head.insert(head.end(), {"tiny.gold", "tiny.debts", "tiny.bonus"});
    EXPECT_EQ(table.front(), head);
    ASSERT_EQ(table.size(), 5U);
    const auto at = [&](std::size_t row, const char* column) {
        return table.at(row).at(static_cast<std::size_t>(std::ranges::find(head, column) - head.begin()));
    };
    EXPECT_EQ(at(1, "game"), "tiny");
    EXPECT_EQ(at(1, "side"), "");
    EXPECT_EQ(at(1, "total"), "10");
    EXPECT_EQ(at(1, "trees"), "");
    EXPECT_EQ(at(1, "tiny.gold"), "12");
    EXPECT_EQ(at(1, "tiny.debts"), "-3");  // a number and no formula
    EXPECT_EQ(at(2, "tiny.debts"), "0");
    EXPECT_EQ(at(3, "game"), "harmonies");
    EXPECT_EQ(at(3, "trees"), "7");
    EXPECT_EQ(at(3, "tiny.gold"), "");
    const Wanted harmonies = [](const GameSummary& game) { return game.game == QStringLiteral("harmonies"); };
    EXPECT_EQ(tableOf(exportedAs(store, ExchangeFormat::Csv, harmonies)).front(), before);
}

TEST_P(AnyGame, IsExportedToBgStatsWithItsOwnBggId) {
    Store store(location());
    store.record(harmoniesGame(7));
    store.record(tinyGame(12, -3, 1));
    const Json file = Json::parse(exportedAs(store, ExchangeFormat::BgStats));
    ASSERT_EQ(file["games"].size(), 2U);
    ASSERT_EQ(file["plays"].size(), 2U);
    EXPECT_EQ(file["players"].size(), 2U);
    const Json& play = file["plays"][0];
    const auto& game = *std::ranges::find(file["games"], play["gameRefId"], [](const Json& one) { return one["id"]; });
    EXPECT_EQ(game["bggId"], 7);
    EXPECT_EQ(game["name"], "Tiny");
    EXPECT_EQ(game["bggYear"], 2026);
    EXPECT_NE(file["games"][0]["uuid"], file["games"][1]["uuid"]);
    EXPECT_EQ(play["board"], "");
    EXPECT_EQ(play["playerScores"][0]["score"], "10");
    EXPECT_EQ(play["playerScores"][1]["startPlayer"], true);

    const std::string address = "https://app.bgstatsapp.com/createPlay.html?data=";
    const std::string link = pushLink(store.games().front());
    ASSERT_TRUE(link.starts_with(address));
    const Json pushed =
        Json::parse(QUrl::fromPercentEncoding(QByteArray::fromStdString(link.substr(address.size()))).toStdString());
    EXPECT_EQ(pushed["game"]["bggId"], 7);
    EXPECT_EQ(pushed["game"]["name"], "Tiny");
    EXPECT_FALSE(pushed.contains("board"));
    EXPECT_EQ(pushed["players"][0]["score"], "10");
}

TEST_P(AnyGame, ComesBackFromABackup) {
    Entry game;
    {
        Store store(location());
        store.record(harmoniesGame(7));
        store.record(tinyGame(12, -3, 1));
        game = store.open(2).entry;
    }
    const QString backup = backUpNow(location());
    {
        Store store(location());
        store.deleteGame(2);
        store.deletePermanently(2);
    }
    restoreBackup(location(), backup);
    EXPECT_EQ(Store(location()).open(2).entry, game);
    const RecordFolder other(GetParam());
    restoreBackup(other.location(), backup);
    Store store(other.location());
    EXPECT_EQ(store.open(2).entry, game);
    EXPECT_EQ(store.games().size(), 2U);
}

// --- statistics -----------------------------------------------------------------------------------

TEST_P(AnyGame, IsNeverMixedIntoTheStatisticsOfAnother) {
    Store store(location());
    store.record(harmoniesGame(7, "2026-03-01T20:00:00Z"));
    store.record(tinyGame(12, -3, 1, "2026-03-02T20:00:00Z"));
    store.record(harmoniesGame(1, "2026-03-03T20:00:00Z"));
    store.record(tinyGame(0, -9, 2, "2026-03-04T20:00:00Z"));
    const std::vector<GameSummary> games = store.gamesWithPoints();
    const std::vector<Statistics> byGame = statisticsByGame(games);
    ASSERT_EQ(byGame.size(), 2U);
    EXPECT_EQ(byGame[0].game, "harmonies");
    EXPECT_EQ(byGame[1].game, "tiny");
    EXPECT_EQ(byGame[0].games, 2);
    EXPECT_EQ(byGame[1].games, 2);
    // The same as if the record held no other kind.
    for (const Statistics& statistics : byGame) {
        GameFilter filter;
        filter.game = statistics.game;
        EXPECT_EQ(statisticsToJson(statistics), statisticsToJson(statisticsOf(filtered(games, filter))));
    }
    const Statistics& tiny = byGame[1];
    EXPECT_TRUE(tiny.configurations.empty());
    EXPECT_TRUE(tiny.animals.empty());
    EXPECT_EQ(tiny.minutes, 30);
    const auto ann = std::ranges::find(tiny.players, QStringLiteral("Ann"), &PlayerStatistics::name);
    ASSERT_NE(ann, tiny.players.end());
    EXPECT_EQ(ann->wins, 1);
    EXPECT_DOUBLE_EQ(ann->total.value(), (10 - 7) / 2.0);
    std::vector<std::pair<std::string, int>> bests;
    for (const PersonalBest& best : ann->bests) {
        bests.emplace_back(best.category.toStdString(), best.points);
    }
    EXPECT_EQ(bests,
              (std::vector<std::pair<std::string, int>>{{"gold", 12}, {"debts", -3}, {"bonus", 2}, {"total", 10}}));
    std::vector<std::string> rows;
    double sumOfPositiveShares = 0;
    for (const CategorySpread& spread : tiny.spread) {
        rows.push_back(spread.category.toStdString());
        sumOfPositiveShares += std::max(spread.share, 0.0);
    }
    EXPECT_EQ(rows, (std::vector<std::string>{"gold", "debts", "bonus"}));
    EXPECT_NEAR(sumOfPositiveShares, 1, 1e-9);
    EXPECT_EQ(tiny.spread[1].min, -9);
    EXPECT_EQ(tiny.spread[1].max, 0);
    EXPECT_NEAR(tiny.spread[1].share, -12 / (14 + 3.0), 1e-9);  // relative to the points of gold and bonus
}

TEST(StatisticsJson, PutsTheOtherGamesBesideTheFirst) {
    const RecordFolder folder;
    Store store(folder.location());
    store.record(harmoniesGame(7));
    const std::string alone = statisticsToJson(statisticsByGame(store.gamesWithPoints()));
    EXPECT_FALSE(Json::parse(alone).contains("otherGames"));
    EXPECT_EQ(Json::parse(alone)["game"], "harmonies");
    store.record(tinyGame(12, -3, 1));
    const Json both = Json::parse(statisticsToJson(statisticsByGame(store.gamesWithPoints())));
    ASSERT_EQ(both["otherGames"].size(), 1U);
    EXPECT_EQ(both["otherGames"][0]["game"], "tiny");
    EXPECT_EQ(both["otherGames"][0]["games"], 1);
    Json first = both;
    first.erase("otherGames");
    EXPECT_EQ(first, Json::parse(alone));
    EXPECT_TRUE(Json::parse(statisticsToJson(statisticsByGame({}))).is_object());
}

TEST(GameFilterOfGames, SelectsOneKindOfGame) {
    const RecordFolder folder;
    Store store(folder.location());
    store.record(harmoniesGame(7));
    store.record(tinyGame(12, -3, 1));
    GameFilter filter;
    filter.game = QStringLiteral("tiny");
    ASSERT_EQ(filtered(store.games(), filter).size(), 1U);
    EXPECT_EQ(filtered(store.games(), filter).front().game, "tiny");
    filter.game = QStringLiteral("azul");
    EXPECT_TRUE(filtered(store.games(), filter).empty());
}

TEST(GameFilterOfGames, MatchesTheDayOfAStoredTimeButNotTheRestOfIt) {
    GameSummary game;
    game.played = QStringLiteral("2026-11-21T19:30:00+01:00");
    const auto finds = [&](const QString& text) {
        GameFilter filter;
        filter.text = text;
        return filter.accepts(game);
    };
    EXPECT_TRUE(finds(QStringLiteral("2026-11")));
    EXPECT_FALSE(finds(QStringLiteral("T")));
    EXPECT_FALSE(finds(QStringLiteral("19:30")));
}

INSTANTIATE_TEST_SUITE_P(File, AnyGame, testing::Values(RecordKind::File));
INSTANTIATE_TEST_SUITE_P(Server, AnyGame, testing::Values(RecordKind::Server));

// --- copies ---------------------------------------------------------------------------------------

TEST(CopiesOfAnyGame, RebuildTheRecord) {
    const RecordFolder folder;
    std::vector<Entry> before;
    {
        Store store(folder.location());
        store.record(harmoniesGame(7));
        store.record(tinyGame(12, -3, 1));
        store.record(tinyGame(1, -1, 1));
        store.deleteGame(3);
        before = {store.open(1).entry, store.open(2).entry};
    }
    QFile file(folder.location().file());
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write("nothing of it is left");
    file.close();
    const Rebuilt rebuilt = rebuildFromCopies(folder.location());
    EXPECT_EQ(rebuilt.games, 3);
    EXPECT_TRUE(rebuilt.problems.empty());
    Store store(folder.location());
    EXPECT_EQ(store.games().size(), 2U);
    EXPECT_EQ(store.deletedGames().size(), 1U);
    for (const Entry& entry : before) {
        const auto number = store.find(entry.record.id);
        ASSERT_TRUE(number);
        EXPECT_EQ(store.open(*number).entry, entry);
    }
}

}  // namespace
}  // namespace concord::record
