// Reading, refusing and writing a Renature game as JSON.
#include "scoring/games/all_games.h"
#include "scoring/json/text_repair.h"
#include "scoring/renature/limits.h"
#include "scoring/table/game_file.h"
#include "tests/scoring/renature/games.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>

namespace concord::renature::testing {
namespace {

// A game with every part of the format.
const char* const fullGame = R"({"format": "concord-game", "version": 1, "game": "renature",
 "players": [
  {"name": "Zoé", "colour": "black", "track": 38, "clouds": 6, "plantsLeft": {"own": {"turf": 9, "oak": 1}, "neutral": {"pine": 2}},
   "tokens": [2, 0, 3], "typed": {"areas": 5, "clouds": 6, "plantsLeft": -4, "tokens": 7},
   "claimed": {"track": 1, "areas": 2, "clouds": 3, "plantsLeft": -9, "tokens": 4, "total": -1}},
  {"name": "Jo", "colour": "white", "plantsLeft": {}, "tokens": {"count": 2, "points": 3}}],
 "areas": [{"main": 4, "bonus": 2, "plants": {"white": {"bush": 1}, "neutral": {"pine": 1, "turf": 0}}}, {"main": 1, "plants": {}}],
 "record": {"date": "2024-12-01", "scale": 1.50, "notes": ["a/b", {"deep": null}]}})";

constexpr std::string_view whitePlayer = R"({"name":"W","colour":"white"})";

std::string gameWith(const std::string& players, const std::string& rest = "") {
    return R"({"format":"concord-game","version":1,"game":"renature","players":[)" + players + "]" + rest + "}";
}
// A game of white and black. keys: further keys of black; gameKeys: further keys of the game.
std::string gameWhereBlackHas(const std::string& keys, const std::string& gameKeys = "") {
    return gameWith(std::string(whitePlayer) + R"(,{"name":"B","colour":"black",)" + keys + "}", gameKeys);
}
std::string gameWithAreas(const std::string& areas) {
    return gameWith(std::string(whitePlayer) + R"(,{"name":"B","colour":"black"})", R"(,"areas":[)" + areas + "]");
}
std::string gameWithPlants(const std::string& plants, int main = 9) {
    return gameWithAreas(R"({"main":)" + std::to_string(main) + R"(,"plants":{)" + plants + "}}");
}
std::string gameOfColours(const std::vector<std::string>& colours, const std::string& restOfLast = "") {
    std::string players;
    for (const std::string& colour : colours) {
        const bool isLast = &colour == &colours.back();
        players += std::string(players.empty() ? "" : ",") + R"({"name":")" + std::to_string(players.size()) +
                   R"(","colour":")" + colour + '"' + (isLast ? restOfLast : "") + "}";
    }
    return gameWith(players);
}

struct Case {
    std::string text;
    std::string refusal;
};

void expectRefusals(const std::vector<Case>& cases) {
    for (const Case& c : cases) {
        EXPECT_EQ(refusalOf(c.text), c.refusal) << c.text;
    }
}

TEST(RenatureJson, ReadsEveryPartOfTheFormat) {
    const Game game = gameFromJson(fullGame);
    ASSERT_EQ(game.players.size(), 2U);
    const Player& zoe = game.players[0];
    EXPECT_EQ(zoe.name, "Zoé");
    EXPECT_EQ(zoe.colour, Colour::Black);
    EXPECT_EQ(zoe.track, 38);
    EXPECT_EQ(zoe.clouds, 6);
    EXPECT_EQ(zoe.plantsLeft, (PlantsLeft{{9, 0, 0, 1}, {0, 0, 2, 0}}));
    EXPECT_EQ(zoe.tokens, CollectedTokens(std::vector<int>{2, 0, 3}));
    EXPECT_EQ(zoe.typed.at(Category::PlantsLeft), -4);
    EXPECT_EQ(zoe.claimed.at(Category::Total), -1);
    const Player& jo = game.players[1];
    EXPECT_FALSE(jo.track);
    EXPECT_FALSE(jo.clouds);
    EXPECT_EQ(jo.plantsLeft, PlantsLeft{});
    EXPECT_EQ(jo.tokens, CollectedTokens(TokenSum{2, 3}));
    ASSERT_TRUE(game.areas);
    EXPECT_EQ(*game.areas, (std::vector<Area>{areaOf(4, 2, "white=bush neutral=pine"), areaOf(1, std::nullopt, "")}));
}

TEST(RenatureJson, DistinguishesUnknownFromNone) {
    EXPECT_FALSE(gameFromJson(gameWhereBlackHas(R"("track":0)")).areas);
    EXPECT_EQ(gameFromJson(gameWithAreas("")).areas, std::vector<Area>{});
    EXPECT_EQ(gameFromJson(gameWhereBlackHas(R"("tokens":[])")).players[1].tokens, CollectedTokens(std::vector<int>{}));
    EXPECT_FALSE(gameFromJson(gameWhereBlackHas(R"("track":0)")).players[1].tokens);
}

TEST(RenatureJson, ReadsAWrittenGameUnchanged) {
    const std::vector<std::string> texts{fullGame, exampleGame, gameWhereBlackHas(R"("plantsLeft":{})"),
                                         gameWithAreas("")};
    for (const std::string& text : texts) {
        const Game game = gameFromJson(text);
        EXPECT_EQ(gameFromJson(gameToJson(game)), game) << text;
        EXPECT_EQ(gameToJson(game).find('\n'), std::string::npos);
        EXPECT_EQ(gameToJson(gameFromJson(gameToJson(game))), gameToJson(game));
    }
}

TEST(RenatureJson, RefusesAnotherFormatVersionOrGame) {
    expectRefusals({
        {"[]", ": expected an object, got [...]"},
        {"{}", ": expected the key \"format\""},
        {R"({"format":"concord-score"})", R"(/format: expected "concord-game", got "concord-score")"},
        {R"({"format":"concord-game","version":2})", "/version: expected version 1, got 2"},
        {R"({"format":"concord-game","version":1.0})", "/version: expected version 1, got 1.0"},
        {R"({"format":"concord-game","version":1,"game":"chess"})",
         R"(/game: expected "harmonies", "renature", got "chess")"},
        {R"({"format":"concord-game","version":1,"game":"renature"})", ": expected the key \"players\""},
    });
}

TEST(RenatureJson, RefusesUnknownKeysEverywhere) {
    expectRefusals({
        {gameWith("", R"(,"side":"A")"),
         "/side: expected one of the keys format, version, game, players, areas, record, got \"side\""},
        {gameWhereBlackHas(R"("board":{})"),
         "/players/1/board: expected one of the keys name, colour, track, clouds, plantsLeft, tokens, typed, claimed, "
         "got \"board\""},
        {gameWhereBlackHas(R"("plantsLeft":{"white":{}})"),
         "/players/1/plantsLeft/white: expected one of the keys own, neutral, got \"white\""},
        {gameWhereBlackHas(R"("plantsLeft":{"own":{"elm":1}})"),
         "/players/1/plantsLeft/own/elm: expected one of the keys turf, bush, pine, oak, got \"elm\""},
        {gameWhereBlackHas(R"("tokens":{"count":1,"sum":2})"),
         "/players/1/tokens/sum: expected one of the keys count, points, got \"sum\""},
        {gameWhereBlackHas(R"("typed":{"track":1})"),
         "/players/1/typed/track: expected one of the keys areas, clouds, plantsLeft, tokens, got \"track\""},
        {gameWhereBlackHas(R"("claimed":{"animals":1})"),
         "/players/1/claimed/animals: expected one of the keys track, areas, clouds, plantsLeft, tokens, total, got "
         "\"animals\""},
        {gameWithAreas(R"({"main":4,"plants":{},"size":4})"),
         "/areas/0/size: expected one of the keys main, bonus, plants, got \"size\""},
        {gameWithPlants(R"("white":{"elm":1})"),
         "/areas/0/plants/white/elm: expected one of the keys turf, bush, pine, oak, got \"elm\""},
        {gameWhereBlackHas(R"("track":1,"track":2)"), "/players/1/track: expected each key once, got \"track\" again"},
    });
}

TEST(RenatureJson, RefusesImpossiblePlayers) {
    expectRefusals({
        {gameWith(""), "/players: expected two to four players, got 0"},
        {gameWith(std::string(whitePlayer)), "/players: expected two to four players, got 1"},
        {gameOfColours({"white", "black", "orange", "blue", "white"}), "/players: expected two to four players, got 5"},
        {gameOfColours({"white", "black", "white"}),
         "/players/2/colour: expected each colour once, got \"white\" again"},
        {gameOfColours({"white", "orange"}),
         R"(/players/1/colour: expected "white" or "black" with two players, got "orange")"},
        {gameOfColours({"white", "neutral"}),
         "/players/1/colour: expected one of the colours white, black, orange and blue, got \"neutral\""},
        {gameOfColours({"white", "#fff"}),
         "/players/1/colour: expected one of the colours white, black, orange and blue, got \"#fff\""},
        {gameWith(R"({"name":"A"},{"name":"B"})"), "/players/0: expected the key \"colour\""},
        {gameWith(R"({"colour":"white"})" + std::string(",") + std::string(whitePlayer)),
         "/players/0: expected the key \"name\""},
        {gameWith(std::string(whitePlayer) + R"(,{"name":"W","colour":"black"})"),
         "/players/1/name: expected a name of their own for each player, got \"W\" again"},
    });
    EXPECT_EQ(refusalOf(gameOfColours({"blue", "orange", "black"})), "accepted");
}

TEST(RenatureJson, RefusesValuesThatAreNotWholeNumbers) {
    for (const std::string got : {"-1", "1.0", "1e3", "\"5\"", "null", "true", "-0", "99999999999999999999"}) {
        const std::string notWhole = ": expected a whole number from 0 to 1000000, got " + got;
        expectRefusals({
            {gameWhereBlackHas(R"("track":)" + got), "/players/1/track" + notWhole},
            {gameWhereBlackHas(R"("clouds":)" + got),
             "/players/1/clouds: expected a whole number from 0 to 6, got " + got},
            {gameWhereBlackHas(R"("plantsLeft":{"own":{"oak":)" + got + "}}"),
             "/players/1/plantsLeft/own/oak" + notWhole},
            {gameWhereBlackHas(R"("tokens":[1,)" + got + "]"), "/players/1/tokens/1" + notWhole},
            {gameWhereBlackHas(R"("tokens":{"count":1,"points":)" + got + "}"), "/players/1/tokens/points" + notWhole},
            {gameWhereBlackHas(R"("typed":{"areas":)" + got + "}"), "/players/1/typed/areas" + notWhole},
            {gameWithPlants(R"("white":{"oak":)" + got + "}"), "/areas/0/plants/white/oak" + notWhole},
            {gameWithAreas(R"({"plants":{},"main":)" + got + "}"),
             "/areas/0/main: expected a whole number from 1 to 1000000, got " + got},
            {gameWithAreas(R"({"plants":{},"main":1,"bonus":)" + got + "}"), "/areas/0/bonus" + notWhole},
        });
    }
    EXPECT_EQ(refusalOf(gameWithAreas(R"({"plants":{},"main":0})")),
              "/areas/0/main: expected a whole number from 1 to 1000000, got 0");
    for (const std::string got : {"1", "-1.5", "-0", "\"-1\"", "-1000001"}) {
        EXPECT_EQ(refusalOf(gameWhereBlackHas(R"("typed":{"plantsLeft":)" + got + "}")),
                  "/players/1/typed/plantsLeft: expected a whole number from -1000000 to 0, got " + got);
        EXPECT_EQ(refusalOf(gameWhereBlackHas(R"("claimed":{"plantsLeft":)" + got + "}")),
                  "/players/1/claimed/plantsLeft: expected a whole number from -1000000 to 0, got " + got);
    }
    EXPECT_EQ(refusalOf(gameWhereBlackHas(R"("claimed":{"total":1.5})")),
              "/players/1/claimed/total: expected a whole number from -1000000 to 1000000, got 1.5");
}

TEST(RenatureJson, RefusesValuesOfTheWrongType) {
    expectRefusals({
        {gameWhereBlackHas(R"("tokens":7)"),
         R"(/players/1/tokens: expected a list of numbers, or "count" and "points", got 7)"},
        {gameWhereBlackHas(R"("tokens":{"count":1})"), "/players/1/tokens: expected the key \"points\""},
        {gameWhereBlackHas(R"("plantsLeft":[])"), "/players/1/plantsLeft: expected an object, got [...]"},
        {gameWhereBlackHas(R"("plantsLeft":{"own":1})"), "/players/1/plantsLeft/own: expected an object, got 1"},
        {gameWithAreas("3"), "/areas/0: expected an object, got 3"},
        {gameWithAreas(R"({"plants":{}})"), "/areas/0: expected the key \"main\""},
        {gameWithAreas(R"({"main":4})"), "/areas/0: expected the key \"plants\""},
        {gameWithPlants(R"("white":3)"), "/areas/0/plants/white: expected an object, got 3"},
        // Players are checked before areas.
        {gameWith(std::string(whitePlayer), R"(,"areas":{})"), "/players: expected two to four players, got 1"},
        {gameWhereBlackHas(R"("track":1)", R"(,"areas":{})"), "/areas: expected a list, got {...}"},
        {gameWhereBlackHas(R"("track":1)", R"(,"record":[])"), "/record: expected an object, got [...]"},
    });
}

TEST(RenatureJson, RefusesImpossibleCounts) {
    expectRefusals({
        {gameWhereBlackHas(R"("clouds":7)"), "/players/1/clouds: expected a whole number from 0 to 6, got 7"},
        {gameWhereBlackHas(R"("typed":{"clouds":7})"),
         "/players/1/typed/clouds: a player board holds at most 6 clouds, not 7"},
        {gameWithPlants(R"("orange":{"turf":1})"),
         R"(/areas/0/plants/orange: expected the colour of a player of this game, or "neutral", got "orange")"},
        {gameWithPlants(R"("orange":{})"),
         R"(/areas/0/plants/orange: expected the colour of a player of this game, or "neutral", got "orange")"},
        {gameWithPlants(R"("white":{"turf":2},"neutral":{"turf":1})", 2),
         "/areas/0/plants: an area of this size holds at most 2 plants, not 3"},
        {gameWithPlants(R"("white":{"oak":3})"),
         "/areas/0/plants/white/oak: the game has only 2 plants of this colour and kind, but 3 are entered"},
        {gameWithAreas(R"({"main":9,"plants":{"neutral":{"oak":3}}},{"main":9,"plants":{"neutral":{"oak":2}}})"),
         "/areas/1/plants/neutral/oak: the game has only 4 plants of this colour and kind, but 5 are entered"},
        {gameWhereBlackHas(R"("plantsLeft":{"own":{"pine":2}})",
                           R"(,"areas":[{"main":3,"plants":{"black":{"pine":1}}}])"),
         "/areas/0/plants/black/pine: the game has only 2 plants of this colour and kind, but 3 are entered"},
        {gameWhereBlackHas(R"("plantsLeft":{"neutral":{"turf":7}})"),
         "/players/1/plantsLeft/neutral/turf: the game has only 6 plants of this colour and kind, but 7 are entered"},
        {gameOfColours({"white", "orange", "blue", "black"}, R"(,"plantsLeft":{"own":{"turf":4}})"),
         "/players/3/plantsLeft/own/turf: with four players a player board holds at most 3 of this plant, not 4"},
        {gameOfColours({"white", "orange", "blue", "black"}, R"(,"plantsLeft":{"neutral":{"oak":2}})"),
         "/players/3/plantsLeft/neutral/oak: with four players a player board holds at most 1 of this plant, not 2"},
    });
    EXPECT_EQ(refusalOf(gameOfColours({"white", "blue", "black"}, R"(,"plantsLeft":{"own":{"turf":9}})")), "accepted");
}

TEST(RenatureJson, RefusesMoreTokensThanTheGameHas) {
    const auto areas = [](int count) {
        std::string list;
        for (int i = 0; i < count; ++i) {
            list += std::string(i == 0 ? "" : ",") + R"({"main":1,"plants":{}})";
        }
        return list;
    };
    const auto message = [](const std::string& place, int got) {
        return place + ": the game has only 18 sunflower tokens, but " + std::to_string(got) +
               " are collected or lie on areas";
    };
    EXPECT_EQ(refusalOf(gameWithAreas(areas(18))), "accepted");
    EXPECT_EQ(refusalOf(gameWithAreas(areas(19))), message("/areas", 19));
    EXPECT_EQ(refusalOf(gameWhereBlackHas(R"("tokens":[1])", R"(,"areas":[)" + areas(17) + "]")), "accepted");
    EXPECT_EQ(refusalOf(gameWhereBlackHas(R"("tokens":[1])", R"(,"areas":[)" + areas(18) + "]")),
              message("/players/1/tokens", 19));
    EXPECT_EQ(refusalOf(gameWhereBlackHas(R"("tokens":{"count":19,"points":1})")), message("/players/1/tokens", 19));
    EXPECT_EQ(refusalOf(gameWhereBlackHas(R"("tokens":[1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1])")),
              message("/players/1/tokens", 19));
}

// A program that sets members of a game itself learns all that is wrong, not only the first limit.
TEST(RenatureLimits, ReportAllThatIsBroken) {
    Game game = gameFromJson(exampleGame);
    EXPECT_TRUE(brokenLimits(game).empty());
    game.players[0].clouds = 9;
    game.players[1].colour = Colour::White;
    game.areas->at(0).main = 2;
    std::vector<std::string> places;
    for (const BrokenLimit& limit : brokenLimits(game)) {
        places.push_back(limit.place);
    }
    EXPECT_EQ(places, (std::vector<std::string>{"/players/2/colour", "/players/0/clouds", "/areas/0/plants/blue",
                                                "/areas/0/plants"}));
}

TEST(RenatureJson, AGameFileKeepsItsRecord) {
    addAllGames();
    const GameFile file = gameFileFromJson(fullGame);
    EXPECT_EQ(file.game.as<Game>(), gameFromJson(fullGame));
    EXPECT_EQ(file.record, R"({"date":"2024-12-01","scale":1.50,"notes":["a/b",{"deep":null}]})");
    EXPECT_EQ(gameFileFromJson(gameFileToJson(file)), file);
    EXPECT_EQ(gameFileFromJson(gameFileToJson(file, false)), file);
}

TEST(RenatureJson, RepairsNamesWrittenBeforeTheTextRule) {
    addAllGames();
    std::vector<RepairedText> repaired;
    const std::string text = gameWith(R"({"name":"A\u0007","colour":"white"},{"name":"B","colour":"black"})");
    EXPECT_NE(refusalOf(text), "accepted");
    EXPECT_EQ(repairedGameFileFromJson(text, repaired).game.as<Game>().players[0].name, "A\xEF\xBF\xBD");
    EXPECT_EQ(repaired.size(), 1U);
    EXPECT_EQ(repairedGameFileFromJson(fullGame, repaired), gameFileFromJson(fullGame));
    EXPECT_TRUE(repaired.empty());
}

TEST(RenatureJson, RefusesAGameTruncatedAnywhere) {
    const std::string text = fullGame;
    for (std::size_t length = 0; length < text.size(); ++length) {
        EXPECT_NE(refusalOf(text.substr(0, length)), "accepted") << length;
    }
    EXPECT_EQ(refusalOf(text), "accepted");
}

// Whether the refusal says what was expected, or what the box or a board holds.
bool givesAReason(const std::string& refusal) {
    return std::ranges::any_of(std::array{"expected", "holds at most", "has only"},
                               [&](const char* words) { return refusal.find(words) != std::string::npos; });
}

TEST(RenatureJson, AcceptsOrRefusesAnyChangedByte) {
    const std::string text = fullGame;
    for (std::size_t position = 0; position < text.size(); ++position) {
        for (const char byte : {'\0', '"', '}', ',', '\x80', '\xFF', '9', '-'}) {
            std::string changed = text;
            changed[position] = byte;
            const std::string answer = refusalOf(changed);  // a refusal or a game, never anything else
            if (answer == "accepted") {
                EXPECT_EQ(gameFromJson(gameToJson(gameFromJson(changed))), gameFromJson(changed));
            } else {
                EXPECT_TRUE(givesAReason(answer)) << answer;
            }
        }
    }
}

}  // namespace
}  // namespace concord::renature::testing
