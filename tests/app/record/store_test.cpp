#include "app/record/statistics.h"
#include "scoring/harmonies/score_json.h"
#include "scoring/json/stored_values.h"
#include "scoring/json/strict_json.h"
#include "tests/app/record/support.h"

#include <gtest/gtest.h>

#include <QThread>
#include <QTimeZone>

#include <array>
#include <latch>
#include <thread>
#include <vector>

namespace concord::record {
namespace {

class StoreTest : public BothRecordKinds {};
class PlayersTest : public BothRecordKinds {};

Entry sampleGame() {
    Entry game =
        entryFromJson(fileBytes(QStringLiteral(CONCORD_SAMPLES_DIR "/boards/four-players.json")).toStdString());
    GameRecord& record = game.record;
    record.played = "2026-11-20T20:15:00+01:00";
    record.zone = "Europe/Berlin";
    record.place = "Café Meeple";
    record.minutes = 50;
    record.starter = namesOf(game.game).back();
    record.note = "Rain outside";
    record.more = R"(,"table":7)";
    return game;
}

TEST_P(StoreTest, KeepsEverythingOfAGame) {
    const RecordFolder folder(GetParam());
    Clock clock;
    Store store(folder.location(), clock.options());
    const Entry game = sampleGame();
    const Number number = store.record(game);

    const OpenedGame opened = Store(folder.location()).open(number);
    EXPECT_EQ(opened.entry.game, game.game);
    EXPECT_TRUE(isUuid(opened.entry.record.id));
    EXPECT_EQ(opened.entry.record.played, "2026-11-20T20:15:00+01:00");
    EXPECT_EQ(opened.entry.record.zone, "Europe/Berlin");
    EXPECT_EQ(opened.entry.record.place, "Café Meeple");
    EXPECT_EQ(opened.entry.record.minutes, 50);
    EXPECT_EQ(opened.entry.record.starter, namesOf(game.game).back());
    EXPECT_EQ(opened.entry.record.note, "Rain outside");
    EXPECT_EQ(opened.entry.record.more, R"(,"table":7)");
    EXPECT_EQ(opened.entry.record.recorded, "2026-11-21T19:30:00Z");
    EXPECT_EQ(opened.entry.record.score, scoreToJson(scoreGame(game.game.as<Game>()), false));
    EXPECT_EQ(opened.entry.record.players.size(), namesOf(game.game).size());
    EXPECT_FALSE(opened.pointsChanged());
}

// Each looks at the file while another creates its tables.
TEST_P(StoreTest, IsCreatedByManyAtOnce) {
    // Qt takes the first thread that asks for the main one, and never frees what this one asks for later.
    ASSERT_NE(QThread::currentThread(), nullptr);
    const int rounds = GetParam() == RecordKind::File ? 60 : 5;
    constexpr int programs = 4;
    for (int round = 0; round < rounds; ++round) {
        const RecordFolder folder(GetParam());
        std::latch start(programs);
        std::array<std::string, programs> complaints;
        {
            std::vector<std::jthread> threads;
            threads.reserve(programs);
            for (std::string& complaint : complaints) {
                threads.emplace_back([&] {
                    start.arrive_and_wait();
                    complaint = complaintOf([&] { Store(folder.location()).record(sampleGame()); });
                });
            }
        }
        for (const std::string& complaint : complaints) {
            EXPECT_EQ(complaint, "");
        }
        EXPECT_EQ(Store(folder.location()).games().size(), std::size_t{programs});
    }
}

// Earlier versions recorded games that are too long to be read again.
TEST(LongGame, CanBeMadeShorter) {
    const RecordFolder folder;
    {
        StoreOptions options;
        options.beingBuilt = true;  // takes any length
        Store store(folder.location(), options);
        store.import({sampleGame()}, nullptr);
        Entry game = store.open(1).entry;
        const std::size_t otherBytes = recordToJson(game.record).size() + 100;
        game.record.more = R"(,"weather":")" + std::string(maxJsonBytes - otherBytes, 'x') + '"';
        EXPECT_EQ(store.import({game}, nullptr).updated, 1);
    }
    Store store(folder.location());
    Entry game = store.open(1).entry;
    EXPECT_GT(entryToJson(game, false).size(), maxJsonBytes);
    game.record.note += '!';
    EXPECT_EQ(complaintOf([&] { store.save(1, game, 2); }), "expected at most 1048576 bytes of JSON");
    game.record.more.erase(game.record.more.find('x'), 100);
    EXPECT_EQ(store.save(1, game, 2), 3);
    EXPECT_GT(entryToJson(store.open(1).entry, false).size(), maxJsonBytes);
}

TEST_P(StoreTest, FillsInTimeAndZoneOfAGameJustPlayed) {
    const RecordFolder folder(GetParam());
    Clock clock;
    clock.now = QDateTime(QDate(2026, 7, 1), QTime(21, 5), QTimeZone("Europe/Berlin"));
    Store store(folder.location(), clock.options());
    const OpenedGame opened = store.open(store.record(gameOfTrees({{"Pauline", 7}})));
    EXPECT_EQ(opened.entry.record.played, "2026-07-01T21:05:00+02:00");
    EXPECT_EQ(opened.entry.record.recorded, "2026-07-01T19:05:00Z");
    EXPECT_FALSE(opened.entry.record.zone.empty());
}

TEST_P(StoreTest, ListsTheNewestGameFirst) {
    const RecordFolder folder(GetParam());
    Store store(folder.location());
    store.record(gameOfTrees({{"Pauline", 7}, {"Johan", 3}}, R"({"played": "2026-01-01T10:00:00+09:00"})"));
    store.record(gameOfTrees({{"Pauline", 1}}, R"({"played": "2026-01-01T09:00:00-05:00", "place": "home"})", Side::B));
    store.record(
        gameOfTrees({{"Johan", 4}, {"Pauline", 4}}, R"({"played": "2025-12-31T23:00:00Z", "starter": "Pauline"})"));

    const std::vector<GameSummary> games = store.games();
    ASSERT_EQ(games.size(), 3U);
    EXPECT_EQ(games[0].place, "home");
    EXPECT_TRUE(games[0].isSolo());
    EXPECT_EQ(games[0].variant, "B");
    EXPECT_EQ(games[1].number, 1);
    EXPECT_EQ(games[1].year(), 2026);
    EXPECT_EQ(games[1].seats[0].rank, 1);
    EXPECT_EQ(games[1].seats[0].total, 11);
    EXPECT_EQ(games[1].seats[1].rank, 2);
    EXPECT_EQ(games[2].seats[1].rank, 1);  // a shared victory
    EXPECT_TRUE(games[2].seats[1].started);
    EXPECT_FALSE(games[2].seats[0].started);
}

TEST_P(StoreTest, SavesAChangedGameAndScoresItAgain) {
    const RecordFolder folder(GetParam());
    Clock clock;
    Store store(folder.location(), clock.options());
    const Number number = store.record(gameOfTrees({{"Pauline", 7}}));
    const OpenedGame opened = store.open(number);
    clock.now = clock.now.addDays(1);
    const Entry game = gameOfTrees({{"Pauline", 12}}, opened.entry.record);
    EXPECT_EQ(store.save(number, game, opened.revision), opened.revision + 1);

    const OpenedGame again = store.open(number);
    EXPECT_EQ(again.recordedScore.front().total, 16);
    EXPECT_EQ(again.entry.record.changed, "2026-11-22T19:30:00Z");
    EXPECT_EQ(again.entry.record.recorded, "2026-11-21T19:30:00Z");
    EXPECT_EQ(again.entry.record.id, opened.entry.record.id);
}

TEST_P(StoreTest, RefusesToSaveOverAnotherProgramsChange) {
    const RecordFolder folder(GetParam());
    Store here(folder.location());
    Store there(folder.location());
    const Number number = here.record(gameOfTrees({{"Pauline", 7}}));
    const OpenedGame opened = here.open(number);
    there.save(number, gameOfTrees({{"Pauline", 8}}, opened.entry.record), opened.revision);
    EXPECT_EQ(complaintOf([&] {
                  here.save(number, gameOfTrees({{"Pauline", 9}}, opened.entry.record), opened.revision);
              }),
              "expected game 1 as it was opened, it was changed meanwhile: open it again");
    EXPECT_EQ(here.open(number).recordedScore.front().points.front().points, 8);
}

TEST_P(StoreTest, ShowsBothScoresWhereTheRulesChangedSince) {
    const RecordFolder folder(GetParam());
    Store store(folder.location());
    Number number = 0;
    {
        // As a program with other facts would have written it.
        Entry game = sampleGame();
        const GameScore score = scoreGame(game.game.as<Game>());
        std::string json = scoreToJson(score, false);
        const PlayerScore& first = score.players.front();
        const auto replace = [&](const std::string& key, int from, int to) {
            const std::string old = "\"" + key + "\":" + std::to_string(from);
            json.replace(json.find(old), old.size(), "\"" + key + "\":" + std::to_string(to));
        };
        replace("trees", first.landscapes[0], first.landscapes[0] + 3);
        replace("total", first.total(), first.total() + 3);
        game.record.score = json;
        EXPECT_EQ(store.import({game}, nullptr).added, 1);
        number = store.games().front().number;
    }
    const OpenedGame opened = store.open(number);
    EXPECT_TRUE(opened.pointsChanged());
    EXPECT_EQ(opened.recordedScore[0].total, opened.scoreNow[0].total + 3);
    EXPECT_EQ(opened.recordedScore[1], opened.scoreNow[1]);

    // A new note keeps the recorded score; a changed board is scored by the present rules.
    Entry noted = opened.entry;
    noted.record.note = "asked the designer";
    noted.record.score.clear();  // save() keeps the recorded score by itself
    const int revision = store.save(number, noted, opened.revision);
    EXPECT_TRUE(store.open(number).pointsChanged());
    noted.game = noted.game.module().withNumber(noted.game, 0, "trees", 2);
    store.save(number, noted, revision);
    EXPECT_FALSE(store.open(number).pointsChanged());
}

TEST_P(StoreTest, RestoresADeletedGame) {
    const RecordFolder folder(GetParam());
    Store store(folder.location());
    const Number number = store.record(sampleGame());
    const OpenedGame before = store.open(number);
    store.deleteGame(number);
    EXPECT_TRUE(store.games().empty());
    EXPECT_EQ(store.deletedGames().size(), 1U);
    EXPECT_EQ(store.find(before.entry.record.id), std::nullopt);
    store.restore(number);
    EXPECT_EQ(store.open(number).entry, before.entry);
    EXPECT_EQ(store.games().size(), 1U);
}

TEST_P(StoreTest, IsNotChangedIfAGameIsAlreadyInTheWantedState) {
    const RecordFolder folder(GetParam());
    Store store(folder.location());
    const Number number = store.record(sampleGame());
    store.restore(number);
    EXPECT_EQ(store.open(number).revision, 1);
    store.deleteGame(number);
    store.deleteGame(number);
    EXPECT_EQ(store.open(number).revision, 2);
    EXPECT_EQ(complaintOf([&] { store.restore(7); }), "expected the number of a recorded game, there is no 7");
}

TEST_P(StoreTest, DeletesPermanentlyOnlyWhatWasDeleted) {
    const RecordFolder folder(GetParam());
    Store store(folder.location());
    const Number number = store.record(sampleGame());
    EXPECT_EQ(complaintOf([&] { store.deletePermanently(number); }), "expected a deleted game, 1 is not");
    store.deleteGame(number);
    store.deletePermanently(number);
    EXPECT_TRUE(store.deletedGames().empty());
    EXPECT_EQ(complaintOf([&] { store.open(number); }), "expected the number of a recorded game, there is no 1");
    EXPECT_EQ(store.record(sampleGame()), 2);  // a number is never given twice
}

TEST_P(StoreTest, TakesAGameOnlyOnce) {
    const RecordFolder folder(GetParam());
    Store store(folder.location());
    const Number number = store.record(sampleGame());
    EXPECT_EQ(complaintOf([&] { store.record(store.open(number).entry); }),
              "/record/id: expected a game that is not recorded yet, this is game 1");
}

// --- players --------------------------------------------------------------------------------------

TEST_P(PlayersTest, AreRenamedAndKeepTheirFormerNames) {
    const RecordFolder folder(GetParam());
    Store store(folder.location());
    const Number number = store.record(gameOfTrees({{"Pauline", 7}, {"Johan", 3}}));
    const Number pauline = store.games().front().seats[0].player;
    store.rename(pauline, QStringLiteral("Paula"));
    const SeatSummary seat = store.games().front().seats[0];
    EXPECT_EQ(seat.name, "Paula");
    EXPECT_EQ(seat.nameThen, "Pauline");
    EXPECT_EQ(namesOf(store.open(number).entry.game)[0], "Pauline");
    store.record(gameOfTrees({{"Pauline", 7}}));  // the old name leads to her too
    EXPECT_EQ(store.games().front().seats[0].player, pauline);
    EXPECT_EQ(store.players().size(), 2U);
}

// Anna is called Anna K. since a second Anna joined.
TEST_P(PlayersTest, AreDifferentPeopleAtOneTable) {
    const RecordFolder folder(GetParam());
    Store store(folder.location());
    const Number first = store.record(gameOfTrees({{"Anna", 7}, {"Johan", 3}}));
    store.rename(1, QStringLiteral("Anna K."));
    const Number second = store.record(gameOfTrees({{"Anna", 5}, {"Anna K.", 6}}));
    std::vector<SeatSummary> seats = store.games().front().seats;
    EXPECT_EQ(seats[0].player, 3);
    EXPECT_EQ(seats[0].name, "Anna");
    EXPECT_EQ(seats[1].player, 1);
    EXPECT_EQ(store.games().back().seats[0].player, 1);
    store.record(gameOfTrees({{"Anna", 4}}));  // the name is the second one's now
    EXPECT_EQ(store.games().front().seats[0].player, 3);

    const Entry both = store.open(second).entry;
    store.save(first, gameOfTrees({{"Anna", 7}, {"Anna K.", 3}}), store.open(first).revision);
    seats = store.games().back().seats;
    EXPECT_EQ(seats[0].player, 3);
    EXPECT_EQ(seats[1].player, 1);
    EXPECT_EQ(store.players().size(), 3U);

    const RecordFolder elsewhere(GetParam());  // a record in which they were merged
    Store other(elsewhere.location());
    other.import({both}, nullptr);
    other.deleteGame(1);
    other.deletePermanently(1);
    other.merge(1, 2);
    other.import({both}, nullptr);
    seats = other.games().front().seats;
    EXPECT_NE(seats[0].player, seats[1].player);
}

TEST_P(PlayersTest, AtOneTableKeepTheirIdsWhenTheyAreImported) {
    const RecordFolder folder(GetParam());
    const RecordFolder elsewhere(GetParam());
    Store store(folder.location());
    const Entry both = store.open(store.record(gameOfTrees({{"Anna", 5}, {"Anna K.", 6}}))).entry;
    Store other(elsewhere.location());
    other.record(gameOfTrees({{"Anna", 1}}));
    other.rename(1, QStringLiteral("Anna K."));
    other.import({both}, nullptr);
    const std::vector<PlayerEntry> players = other.players();
    ASSERT_EQ(players.size(), 2U);
    EXPECT_EQ(players[1].name, "Anna");
    EXPECT_EQ(players[1].id.toStdString(), both.record.players[0].id);
}

TEST_P(PlayersTest, AreSplitOneByOne) {
    const RecordFolder folder(GetParam());
    Store store(folder.location());
    for (const char* name : {"Paul", "Pauline", "Paulina"}) {
        store.record(gameOfTrees({{name, 5}}));
    }
    store.merge(1, 2);
    store.merge(2, 3);
    store.split(2);
    EXPECT_EQ(store.players()[0].mergedInto, 3);
    EXPECT_EQ(store.players()[1].mergedInto, std::nullopt);
    store.split(1);
    EXPECT_EQ(store.players()[0].mergedInto, std::nullopt);
}

TEST_P(PlayersTest, AreMergedAndSplitWithoutLosingWhoWasWho) {
    const RecordFolder folder(GetParam());
    Store store(folder.location());
    store.record(gameOfTrees({{"Pauline", 7}, {"Johan", 3}}));
    store.record(gameOfTrees({{"Paulina", 5}}));
    const std::vector<PlayerEntry> before = store.players();
    ASSERT_EQ(before.size(), 3U);
    store.merge(before[2].number, before[0].number);
    for (const GameSummary& game : store.games()) {
        EXPECT_EQ(game.seats[0].name, "Pauline");
    }
    store.rename(before[0].number, QStringLiteral("Paulina"));  // a name of one of the two
    EXPECT_EQ(store.games().back().seats[0].name, "Paulina");
    store.rename(before[0].number, QStringLiteral("Pauline"));
    store.split(before[2].number);
    EXPECT_EQ(store.games().front().seats[0].name, "Paulina");
}

TEST_P(PlayersTest, AreMergedAgainWithoutComplaint) {
    const RecordFolder folder(GetParam());
    Store store(folder.location());
    store.record(gameOfTrees({{"Pauline", 7}, {"Johan", 3}}));
    store.record(gameOfTrees({{"Paulina", 5}, {"Johan", 3}}));
    store.merge(3, 1);
    EXPECT_EQ(complaintOf([&] { store.merge(3, 1); }), "");
    EXPECT_EQ(complaintOf([&] { store.merge(1, 3); }), "expected two different players to merge");
    EXPECT_EQ(store.players()[2].mergedInto, 1);
}

TEST_P(PlayersTest, AreNotSplitIntoTwoOfOneName) {
    const RecordFolder folder(GetParam());
    Store store(folder.location());
    store.record(gameOfTrees({{"Pauline", 7}, {"Johan", 3}}));
    store.record(gameOfTrees({{"Paulina", 5}}));
    store.merge(3, 1);
    store.rename(1, QStringLiteral("Paulina"));
    EXPECT_EQ(complaintOf([&] { store.split(3); }),
              "expected two players without a name in common: player 1 is called \"Paulina\", a name of player 3; "
              "rename player 1 first");
    store.rename(1, QStringLiteral("Pauline"));
    store.rename(3, QStringLiteral("Pauline"));
    EXPECT_EQ(complaintOf([&] { store.split(3); }),
              "expected two players without a name in common: player 3 is called \"Pauline\", a name of player 1; "
              "rename player 3 first");
    store.rename(3, QStringLiteral("Paulina"));
    store.split(3);
    EXPECT_EQ(store.players()[0].name, "Pauline");
    EXPECT_EQ(store.players()[2].name, "Paulina");
}

TEST_P(PlayersTest, WhoPlayedEachOtherAreNotMerged) {
    const RecordFolder folder(GetParam());
    Store store(folder.location());
    store.record(gameOfTrees({{"Pauline", 7}, {"Johan", 3}}));
    EXPECT_EQ(complaintOf([&] { store.merge(1, 2); }),
              "expected two names of one person, but these two played against each other");
    EXPECT_EQ(complaintOf([&] { store.rename(1, QStringLiteral(" Johan ")); }),
              "expected a name that no other player has or had, but \"Johan\" is taken: merge the two instead");
}

INSTANTIATE_TEST_SUITE_P(File, StoreTest, testing::Values(RecordKind::File));
INSTANTIATE_TEST_SUITE_P(Server, StoreTest, testing::Values(RecordKind::Server));
INSTANTIATE_TEST_SUITE_P(File, PlayersTest, testing::Values(RecordKind::File));
INSTANTIATE_TEST_SUITE_P(Server, PlayersTest, testing::Values(RecordKind::Server));

// --- filters --------------------------------------------------------------------------------------

TEST(GameFilter, FindsGamesByEachCriterion) {
    const RecordFolder folder;
    Store store(folder.location());
    store.record(gameOfTrees({{"Zoë", 7}, {"Johan", 3}}, R"({"played": "2025-03-01T10:00:00Z", "place": "Straße 5"})"));
    store.record(gameOfTrees({{"Johan", 3}}, R"({"played": "2026-03-01T10:00:00Z", "note": "ÄRGER"})", Side::B));
    const auto count = [&](auto member, const auto& value) {
        GameFilter filter;
        filter.*member = value;
        return filtered(store.games(), filter).size();
    };
    EXPECT_EQ(filtered(store.games(), {}).size(), 2U);
    EXPECT_EQ(count(&GameFilter::text, QStringLiteral("zoË straße")), 1U);
    EXPECT_EQ(count(&GameFilter::text, QStringLiteral("ärger")), 1U);
    EXPECT_EQ(count(&GameFilter::text, QStringLiteral("zoë ärger")), 0U);
    EXPECT_EQ(count(&GameFilter::player, QStringLiteral("johan")), 2U);
    EXPECT_EQ(count(&GameFilter::player, QStringLiteral("joh")), 0U);
    EXPECT_EQ(count(&GameFilter::place, QStringLiteral("straße 5")), 1U);
    EXPECT_EQ(count(&GameFilter::year, 2026), 1U);
    EXPECT_EQ(count(&GameFilter::variant, QStringLiteral("b")), 1U);
    EXPECT_EQ(count(&GameFilter::solo, true), 1U);
    EXPECT_EQ(count(&GameFilter::solo, false), 1U);
}

}  // namespace
}  // namespace concord::record
