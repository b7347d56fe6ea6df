#include "scoring/games/all_games.h"
#include "scoring/harmonies/game_json.h"
#include "scoring/harmonies/harmonies_module.h"
#include "scoring/json/input_error.h"
#include "scoring/table/game_file.h"
#include "scoring/table/game_registry.h"
#include "tests/scoring/games.h"
#include "tests/support/tiny_game.h"

#include <gtest/gtest.h>

namespace concord::testing {
namespace {

// Two random boards, cards with cubes, and a spirit.
Game harmoniesGame() {
    std::mt19937 random(7);
    Player ann = playerWith("Ann", randomBoard(Side::A, random, true));
    ann.animals = {cardEntry("shrew", 1), unnamedCardEntry(16, 3)};
    ann.spirit = SpiritEntry{.card = "lion", .placed = false, .points = 0};
    Player bob = playerWith("Bob", randomBoard(Side::A, random, true));
    bob.animals = {cardEntry("fennec-fox", 2)};
    return gameOf({ann, bob});
}

class GameModuleTest : public ::testing::Test {
protected:
    void SetUp() override {
        addAllGames();
        tiny::addTinyGame();
    }
};

std::string errorMessageFor(const std::string& text) {
    try {
        gameFileFromJson(text);
    } catch (const InputError& error) {
        return error.what();
    }
    return {};
}

TEST_F(GameModuleTest, EachGameIsRegisteredOnce) {
    const std::size_t games = knownGames().size();
    addAllGames();
    tiny::addTinyGame();
    EXPECT_EQ(knownGames().size(), games);
    EXPECT_EQ(findGame("harmonies"), &harmoniesModule());
    EXPECT_EQ(findGame("tiny"), &tiny::tinyModule());
    EXPECT_EQ(findGame("chess"), nullptr);
}

TEST_F(GameModuleTest, AGameIsReadAndWrittenWithItsRecord) {
    const std::string text =
        R"({"format":"concord-game","version":1,"game":"tiny","players":[{"name":"Ann","gold":12,"debts":-3}],)"
        R"("record":{"place":"home","weather":1.50}})";
    const GameFile file = gameFileFromJson(text);
    EXPECT_EQ(&file.game.module(), &tiny::tinyModule());
    EXPECT_EQ(file.record, R"({"place":"home","weather":1.50})");
    EXPECT_EQ(gameFileToJson(file, false), text);
    EXPECT_EQ(gameFileFromJson(gameFileToJson(file)), file);
}

TEST_F(GameModuleTest, AnUnknownGameIsRefusedAndTheKnownOnesAreListed) {
    const std::string message = errorMessageFor(R"({"format":"concord-game","version":1,"game":"chess","players":[]})");
    EXPECT_NE(message.find("/game: expected \"harmonies\""), std::string::npos) << message;
    EXPECT_NE(message.find("got \"chess\""), std::string::npos) << message;
}

TEST_F(GameModuleTest, DocumentsAreEqualByContents) {
    EXPECT_EQ(tiny::tinyDocument(1, 0, 0), tiny::tinyDocument(1, 0, 0));
    EXPECT_NE(tiny::tinyDocument(1, 0, 0), tiny::tinyDocument(2, 0, 0));
    EXPECT_NE(tiny::tinyDocument(1, 0, 0), documentOf(Game{}));
    EXPECT_NE(documentOf(Game{}), GameDocument());
    EXPECT_EQ(GameDocument(), GameDocument());
    EXPECT_EQ(documentOf(Game{}).get<tiny::TinyGame>(), nullptr);
    EXPECT_THROW(documentOf(Game{}).as<tiny::TinyGame>(), std::bad_cast);
}

TEST_F(GameModuleTest, PointsMayBeNegative) {
    const ScoreTable table = tiny::tinyModule().score(tiny::tinyDocument(2, -5, 0));
    EXPECT_EQ(table.points(0, "debts"), -5);
    EXPECT_EQ(table.total(0), -3);
    EXPECT_EQ(table.winners, std::vector<std::string>{"Bob"});
}

// --- Harmonies as a GameModule ---------------------------------------------------------------------

TEST_F(GameModuleTest, TheTableOfHarmoniesHasTheNumbersOfItsScore) {
    const Game game = harmoniesGame();
    const GameScore score = scoreGame(game);
    const ScoreTable table = harmoniesModule().score(documentOf(game));
    ASSERT_EQ(table.players.size(), score.players.size());
    for (std::size_t p = 0; p < table.players.size(); ++p) {
        const PlayerColumn& column = table.players[p];
        ASSERT_EQ(column.values.size(), table.rows.size());
        EXPECT_EQ(table.total(p), score.players[p].total());
        EXPECT_EQ(column.tieBreak, score.players[p].cubesPlaced);
        for (std::size_t row = 0; row < table.rows.size(); ++row) {
            const auto category = categoryFromName(table.rows[row].id);
            if (category) {
                EXPECT_EQ(column.values[row].points, score.players[p].at(*category)) << table.rows[row].id;
            }
        }
    }
    EXPECT_EQ(table.winners, score.winners);
}

TEST_F(GameModuleTest, LinesAddUpToTheirRowsAndRowsToTheirSums) {
    const ScoreTable table = harmoniesModule().score(documentOf(harmoniesGame()));
    for (const PlayerColumn& player : table.players) {
        for (std::size_t row = 0; row < table.rows.size(); ++row) {
            int sum = 0;
            if (table.rows[row].isSum()) {
                for (const std::string_view part : table.rows[row].parts) {
                    sum += player.values.at(*table.rowOf(part)).points;
                }
                EXPECT_EQ(sum, player.values[row].points) << table.rows[row].id;
            } else if (table.rows[row].kind == PadRow::Kind::Points) {
                for (const ScoreLine& line : player.lines) {
                    sum += line.row == row ? line.points : 0;
                }
                EXPECT_EQ(sum, player.values[row].points) << table.rows[row].id;
            }
        }
    }
}

TEST_F(GameModuleTest, NumbersSayWhereTheyComeFrom) {
    Game game = harmoniesGame();
    game.players.front().typed.set(Category::Trees, 9);
    game.players.front().spirit.reset();
    const ScoreTable table = harmoniesModule().score(documentOf(game));
    const auto value = [&](std::string_view row) { return table.players.front().values.at(*table.rowOf(row)); };
    EXPECT_EQ(value("trees").source, PointSource::Typed);
    EXPECT_TRUE(value("trees").computed.has_value());
    EXPECT_EQ(value("mountains").source, PointSource::Board);
    EXPECT_EQ(value("animals").source, PointSource::Cards);
    EXPECT_EQ(value("spirit").source, PointSource::None);
    EXPECT_EQ(value("total").source, PointSource::Sum);
    const std::vector<TablePlayer> onePlayer{{"Ann", ""}};
    const ScoreTable blank = harmoniesModule().score(harmoniesModule().blank(onePlayer, "B"));
    EXPECT_EQ(blank.players.front().values.front().source, PointSource::Unknown);
    EXPECT_STREQ(blank.rows.at(*blank.rowOf("water")).name, "Islands");
}

TEST_F(GameModuleTest, EditsOfThePadLeaveTheOldDocumentUnchanged) {
    const GameModule& module = harmoniesModule();
    const std::vector<TablePlayer> two{{"Ann", "#111111"}, {"Bob", ""}};
    const GameDocument blank = module.blank(two, "A");
    const GameDocument typed = module.withNumber(blank, 1, "animals", 12);
    EXPECT_EQ(module.score(blank).total(1), 0);
    EXPECT_EQ(module.score(typed).total(1), 12);
    EXPECT_EQ(module.withNumber(typed, 1, "animals", std::nullopt), blank);
    EXPECT_EQ(module.withNumber(blank, 1, "total", 5), blank);
    EXPECT_EQ(module.withName(blank, 1, "Ann"), blank);
    EXPECT_EQ(module.players(module.withName(blank, 1, " Cid ")).at(1).name, "Cid");
    EXPECT_EQ(module.players(module.withoutPlayer(blank, 0)).size(), 1U);
    EXPECT_EQ(module.players(module.withPlayer(blank, {"Cid", "#222222"})).back(), (TablePlayer{"Cid", "#222222"}));
}

TEST_F(GameModuleTest, ARecordedScoreGivesThePointsOfEverySeat) {
    for (const GameDocument& game : {documentOf(harmoniesGame()), tiny::tinyDocument(4, -1, 2)}) {
        const GameModule& module = game.module();
        const JsonDocument json(module.scoreJson(game, false));
        const std::vector<SeatScore> seats = module.seatScores(json.root(), game);
        const ScoreTable table = module.score(game);
        ASSERT_EQ(seats.size(), table.players.size());
        for (std::size_t p = 0; p < seats.size(); ++p) {
            EXPECT_EQ(seats[p].total, table.total(p));
            EXPECT_EQ(seats[p].rank, table.players[p].rank);
            for (const RowPoints& points : seats[p].points) {
                EXPECT_EQ(points.points, table.points(p, points.row)) << points.row;
            }
        }
    }
}

TEST_F(GameModuleTest, AScoreWhoseTotalIsNotTheSumIsRefused) {
    const GameDocument game = tiny::tinyDocument(4, -1, 2);
    const JsonDocument json(
        R"({"format":"concord-score","players":[{"name":"Ann","gold":4,"debts":-1,"bonus":2,"total":6,"rank":1},)"
        R"({"name":"Bob","gold":1,"debts":0,"bonus":0,"total":1,"rank":2}]})");
    EXPECT_THROW(tiny::tinyModule().seatScores(json.root(), game), InputError);
}

}  // namespace
}  // namespace concord::testing
