#include "app/record/exchange.h"
#include "app/record/export.h"
#include "app/record/statistics.h"
#include "tests/app/record/support.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <QUrl>

#include <algorithm>
#include <random>

namespace concord::record {
namespace {

using Json = nlohmann::json;

void recordTwoGames(const RecordFolder& folder) {
    Store store(folder.location());
    store.record(gameOfTrees({{"Pauline", 7}, {"Johan", 3}},
                             R"({"played": "2026-03-01T20:00:00+01:00", "place": "Café, \"Meeple\"", "minutes": 45,
                                 "starter": "Johan", "note": "=1+1\nsecond line", "weather": [1.50, null]})"));
    store.record(gameOfTrees({{"Pauline", 9}}, R"({"played": "2026-03-02T00:30:00+01:00"})", Side::B));
}

std::string exportedLines(Store& store) {
    std::string lines;
    const auto games = store.games();
    for (auto game = games.rbegin(); game != games.rend(); ++game) {
        lines += documentWithRecord(store.stored(game->number), false) + '\n';
    }
    return lines;
}

TEST(Exchange, LinesRoundTripUnchanged) {
    const RecordFolder folder;
    const RecordFolder other;
    recordTwoGames(folder);
    Store store(folder.location());
    store.rename(1, QStringLiteral("Paula"));
    const std::string lines = exportedLines(store);
    Store second(other.location());
    const ImportCounts counts = second.import(entriesFromText(lines), nullptr);
    EXPECT_EQ(counts.added, 2);
    EXPECT_EQ(exportedLines(second), lines);
    EXPECT_EQ(second.games().front().seats[0].name, "Paula");
    EXPECT_EQ(second.import(entriesFromText(lines), nullptr).unchanged, 2);
}

TEST(Exchange, ASecondImportUpdatesButNeverWithAnOlderGame) {
    const RecordFolder folder;
    const RecordFolder other;
    Clock clock;
    Store store(folder.location(), clock.options());
    store.record(gameOfTrees({{"Pauline", 7}}));
    const std::string old = exportedLines(store);
    Store second(other.location(), clock.options());
    second.import(entriesFromText(old), nullptr);
    clock.now = clock.now.addDays(1);
    OpenedGame opened = store.open(1);
    store.save(1, gameOfTrees({{"Pauline", 8}}, opened.entry.record), opened.revision);
    EXPECT_EQ(second.import(entriesFromText(exportedLines(store)), nullptr).updated, 1);
    EXPECT_EQ(exportedLines(second), exportedLines(store));
    const ImportCounts again = second.import(entriesFromText(old), nullptr);
    EXPECT_EQ(again.updated, 0);
    EXPECT_EQ(again.newerHere, 1);
    EXPECT_EQ(second.open(1).recordedScore[0].points[0].points, 8);
}

TEST(Exchange, AnOlderGameIsNotImportedEvenIfTheClockWentBack) {
    for (const int days : {-1, 0}) {  // 0: in the same second
        const RecordFolder folder;
        Clock clock;
        Store store(folder.location(), clock.options());
        store.record(gameOfTrees({{"Pauline", 7}}));
        const std::string old = exportedLines(store);
        clock.now = clock.now.addDays(days);
        const OpenedGame opened = store.open(1);
        store.save(1, gameOfTrees({{"Pauline", 8}}, opened.entry.record), opened.revision);
        EXPECT_EQ(store.import(entriesFromText(old), nullptr).newerHere, 1);
        EXPECT_EQ(store.open(1).entry.record.changed, "2026-11-21T19:30:01Z");
        EXPECT_EQ(store.open(1).recordedScore[0].points[0].points, 8);
    }
}

TEST(Exchange, ImportsAGameThatWasNeverRecorded) {
    const RecordFolder folder;
    Store store(folder.location());
    const std::vector<Entry> games{gameOfTrees({{"Zoe", 2}}, R"({"played": "2020-02-02T12:00:00Z"})")};
    EXPECT_EQ(store.import(games, nullptr).added, 1);
    EXPECT_EQ(store.import(games, nullptr).unchanged, 1);
    EXPECT_EQ(complaintOf([&] {
                  store.import({gameOfTrees({{"Zoe", 2}})}, nullptr);
              }),
              "/record/played: expected the time the game was played");
}

TEST(Exchange, RefusesAScoreThatDoesNotFitTheGame) {
    const RecordFolder folder;
    Store store(folder.location());
    const auto complaintAbout = [&](const std::string& score) {
        return complaintOf([&] {
            store.import({gameOfTrees({{"Zoe", 2}}, R"({"played": "2020-02-02T12:00:00Z", "score": )" + score + "}")},
                         nullptr);
        });
    };
    EXPECT_EQ(complaintAbout("{}"), "/record/score: expected the key \"format\"");
    EXPECT_EQ(complaintAbout(R"({"format": "concord-score", "side": "A", "players": []})"),
              "/record/score/players: expected an entry for each of the 1 players, got 0");
    EXPECT_EQ(complaintAbout(R"({"format": "concord-score", "side": "A", "players": [{"name": "Joe"}]})"),
              "/record/score/players/0/name: expected \"Zoe\", got \"Joe\"");
    EXPECT_TRUE(store.games().empty());
}

TEST(Exchange, MutatedFilesAreImportedCompletelyOrRefused) {
    const RecordFolder source;
    recordTwoGames(source);
    Store store(source.location());
    const std::string lines = exportedLines(store);
    std::mt19937 random(11);
    const auto below = [&](std::size_t n) { return static_cast<std::size_t>(random()) % n; };
    const RecordFolder folder;
    Store target(folder.location());
    int refused = 0;
    int imported = 0;
    constexpr int files = 400;
    for (int f = 0; f < files; ++f) {
        std::string text = lines;
        for (std::size_t change = 0; change <= below(3); ++change) {
            const std::size_t at = below(text.size());
            switch (below(4)) {
                case 0:
                    text[at] = static_cast<char>(below(256));
                    break;
                case 1:
                    text.erase(at, below(20));
                    break;
                case 2:
                    text.insert(at, text.substr(below(text.size()), below(40)));
                    break;
                default:
                    text[at] = "0123456789\"{}[]:,"[below(17)];
            }
        }
        const std::size_t before = target.games().size();
        try {
            const ImportCounts counts = target.import(entriesFromText(text), nullptr);
            EXPECT_EQ(target.games().size(), before + static_cast<std::size_t>(counts.added));
            ++imported;
        } catch (const InputError& error) {
            EXPECT_TRUE(contains(error.what(), "expected")) << error.what();
            EXPECT_EQ(target.games().size(), before);
            ++refused;
        }
    }
    EXPECT_GT(refused, files / 4);
    EXPECT_GT(imported, 0);
    for (const GameSummary& game : target.games()) {
        EXPECT_EQ(target.open(game.number).number, game.number);
    }
}

TEST(Exchange, ReadsOneGameOnOneLineOrSeveral) {
    const std::string pretty = entryToJson(gameOfTrees({{"Zoe", 2}}));
    EXPECT_EQ(entriesFromText(pretty).size(), 1U);
    EXPECT_EQ(entriesFromText(entryToJson(gameOfTrees({{"Zoe", 2}}), false)).size(), 1U);
    EXPECT_TRUE(entriesFromText(" \n\n").empty());
    EXPECT_TRUE(complaintOf([&] { entriesFromText(pretty.substr(0, pretty.size() / 2)); }).starts_with("line "));
}

TEST(Exchange, CountsBlankLinesBeforeTheGames) {
    const std::string game =
        entryToJson(gameOfTrees({{"Zoe", 2}}, R"({"played": "2020-02-02T12:00:00Z"})"), false) + '\n';
    EXPECT_TRUE(complaintOf([&] { entriesFromText("\n \n" + game + "{}\n"); }).starts_with("line 4: "));
    EXPECT_TRUE(complaintOf([] { entriesFromText("\n\n{\n  oops\n}"); }).starts_with("line 4, column "));
    const RecordFolder folder;
    Store store(folder.location());
    const std::string text = "\r\n\n" + game + entryToJson(gameOfTrees({{"Zoe", 3}}), false);
    EXPECT_EQ(complaintOf([&] { store.import(entriesFromText(text), nullptr, firstLineOf(text)); }),
              "line 4: /record/played: expected the time the game was played");
}

// --- BG Stats -------------------------------------------------------------------------------------

Json bgStatsOf(Store& store) {
    std::string text;
    ExportTarget target;
    target.write = [&](std::string_view piece) { text += piece; };
    exportGames(
        store, ExchangeFormat::BgStats, [](const GameSummary&) { return true; }, target);
    return Json::parse(text);
}

TEST(BgStats, KeepsTheIdsWhenAGameChanges) {
    const RecordFolder folder;
    recordTwoGames(folder);
    Store store(folder.location());
    const Json first = bgStatsOf(store);
    const OpenedGame opened = store.open(1);
    store.save(1, gameOfTrees({{"Pauline", 1}, {"Johan", 3}}, opened.entry.record), opened.revision);
    const Json second = bgStatsOf(store);
    EXPECT_EQ(first["games"], second["games"]);
    EXPECT_EQ(first["players"], second["players"]);
    EXPECT_EQ(first["locations"], second["locations"]);
    EXPECT_EQ(first["plays"][1]["uuid"], second["plays"][1]["uuid"]);
    EXPECT_EQ(second["plays"][1]["playerScores"][1]["winner"], true);
    EXPECT_EQ(first["games"][0]["bggId"], 414317);
}

TEST(BgStats, EveryPlaySaysWhoWonAndWhoStarted) {
    const RecordFolder folder;
    recordTwoGames(folder);
    Store store(folder.location());
    const Json file = bgStatsOf(store);
    for (const char* list : {"games", "players", "locations", "plays"}) {
        EXPECT_TRUE(file[list].is_array()) << list;
    }
    EXPECT_TRUE(file["userInfo"].is_object());
    for (const Json& play : file["plays"]) {
        for (const Json& score : play["playerScores"]) {
            EXPECT_TRUE(score["winner"].is_boolean());
            EXPECT_TRUE(score["startPlayer"].is_boolean());
        }
    }
    const Json& play = file["plays"][1];
    EXPECT_EQ(play["board"], "Side A");
    EXPECT_EQ(file["plays"][0]["board"], "Side B");
    EXPECT_EQ(play["playDate"], "2026-03-01 19:00:00");
    EXPECT_EQ(play["playerScores"][0]["score"], "11");
    EXPECT_EQ(play["playerScores"][0]["winner"], true);
    EXPECT_EQ(play["playerScores"][0]["startPlayer"], false);
    EXPECT_EQ(play["playerScores"][1]["startPlayer"], true);
    EXPECT_EQ(play["durationMin"], 45);
    EXPECT_EQ(file["locations"][0]["name"], "Café, \"Meeple\"");
}

Json pushedPlay(const std::string& link) {
    const std::string address = "https://app.bgstatsapp.com/createPlay.html?data=";
    EXPECT_TRUE(link.starts_with(address));
    return Json::parse(QUrl::fromPercentEncoding(QByteArray::fromStdString(link.substr(address.size()))).toStdString());
}

TEST(BgStats, LinkHoldsTheGame) {
    const RecordFolder folder;
    recordTwoGames(folder);
    Store store(folder.location());
    const GameSummary game = store.games().back();
    const std::string link = pushLink(game);
    EXPECT_LE(link.size(), maxPushLinkBytes);
    const Json play = pushedPlay(link);
    EXPECT_EQ(play["sourceName"], "Concord");
    EXPECT_EQ(play["sourcePlayId"], game.id.toStdString());
    EXPECT_EQ(play["playDate"], "2026-03-01 19:00:00");
    EXPECT_EQ(play["game"]["bggId"], 414317);
    EXPECT_EQ(play["board"], "Side A");
    EXPECT_EQ(play["comments"], "=1+1\nsecond line");
    EXPECT_EQ(play["players"].size(), 2U);
    EXPECT_EQ(play["players"][0]["winner"], true);
    EXPECT_EQ(play["players"][1]["startPlayer"], true);
}

TEST(BgStats, LinkLeavesOutOptionalPartsUntilItFits) {
    const RecordFolder folder;
    recordTwoGames(folder);
    Store store(folder.location());
    GameSummary game = store.games().back();
    game.note = QString(3000, QLatin1Char('x'));
    EXPECT_FALSE(pushedPlay(pushLink(game)).contains("comments"));
    EXPECT_TRUE(pushedPlay(pushLink(game)).contains("location"));
    for (SeatSummary& seat : game.seats) {
        seat.name = QString(75, QChar(0x732B));  // each character takes nine bytes in a link
    }
    const std::string link = pushLink(game);
    EXPECT_LE(link.size(), maxPushLinkBytes);
    EXPECT_FALSE(pushedPlay(link).contains("location"));
    EXPECT_EQ(pushedPlay(link)["players"][0]["winner"], true);
    EXPECT_EQ(pushedPlay(link)["board"], "Side A");
    game.seats[0].name = QString(200, QChar(0x732B));
    EXPECT_TRUE(contains(complaintOf([&] { pushLink(game); }), "the names of the players are too long"));
}

// --- statistics -----------------------------------------------------------------------------------

TEST(Statistics, CountWhatWasPlayed) {
    const RecordFolder folder;
    Store store(folder.location());
    const auto record = [&](const std::vector<std::pair<std::string, int>>& trees, const char* day, Side side) {
        store.record(
            gameOfTrees(trees, std::string(R"({"minutes": 30, "played": "2026-03-)") + day + R"(T20:00:00Z"})", side));
    };
    record({{"Pauline", 7}, {"Johan", 3}}, "01", Side::A);
    record({{"Johan", 5}, {"Pauline", 5}}, "02", Side::A);
    record({{"Johan", 9}, {"Zoe", 5}, {"Pauline", 1}}, "03", Side::B);
    record({{"Pauline", 20}}, "04", Side::A);
    const Statistics statistics = statisticsOf(store.gamesWithPoints());
    EXPECT_EQ(statistics.games, 4);
    EXPECT_EQ(statistics.solo, 1);
    EXPECT_EQ(statistics.minutes, 120);
    ASSERT_EQ(statistics.players.size(), 3U);
    const PlayerStatistics& pauline = statistics.players[0];
    EXPECT_EQ(pauline.name, "Pauline");
    EXPECT_EQ(pauline.games, 4);
    EXPECT_EQ(pauline.multiplayerGames, 3);
    EXPECT_EQ(pauline.wins, 2);  // one of them shared
    EXPECT_DOUBLE_EQ(pauline.multiplayerTotal.value(), (11 + 9 + 5) / 3.0);
    ASSERT_EQ(pauline.scores.size(), 4U);
    EXPECT_EQ(pauline.scores[0].total, 11);
    EXPECT_TRUE(pauline.scores[3].solo);
    const auto best = std::ranges::find_if(pauline.bests, [](const PersonalBest& b) {
        return b.category == QStringLiteral("trees") && b.variant == QStringLiteral("A");
    });
    ASSERT_NE(best, pauline.bests.end());
    EXPECT_EQ(best->points, 20);
    EXPECT_EQ(best->game, 4);
    const HeadToHead& pair = statistics.pairs[0];
    EXPECT_EQ(pair.games, 3);
    EXPECT_EQ(pair.winsA + pair.winsB, 2);
    EXPECT_EQ(pair.ties(), 1);
    ASSERT_EQ(statistics.configurations.size(), 2U);
    EXPECT_EQ(statistics.configurations[0].total, 24);
    EXPECT_TRUE(statistics.configurations[0].suns);
    EXPECT_FALSE(statistics.configurations[1].suns);
    double sumOfShares = 0;
    for (const CategorySpread& spread : statistics.spread) {
        sumOfShares += spread.variant == QStringLiteral("A") ? spread.share : 0;
    }
    EXPECT_NEAR(sumOfShares, 1, 1e-9);
}

TEST(Statistics, OfNoGamesAreEmpty) {
    const Statistics statistics = statisticsOf({});
    EXPECT_EQ(statistics.games, 0);
    EXPECT_TRUE(statistics.players.empty());
    EXPECT_TRUE(statistics.pairs.empty());
    EXPECT_EQ(statistics.minutes, std::nullopt);
}

}  // namespace
}  // namespace concord::record
