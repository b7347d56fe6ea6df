#include "scoring/harmonies/game_json.h"
#include "scoring/table/game_file.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace concord {
namespace {

// A game with every part of the format.
const char* const fullGame = R"({"format": "concord-game", "version": 1, "game": "harmonies", "side": "A",
 "rulings": {"closedRiver": "loop", "spiritCubeBreaksTies": true},
 "players": [
  {"name": "Pauline", "colour": "#2a7fb8",
   "board": {"cells": {"a1": ["yellow"], "c2": ["brown", "red"], "d1": ["gray", "gray", "gray"]},
             "cubes": {"c2": "animal", "a1": "spirit"}},
   "animals": [{"card": "shrew", "placed": 1}, {"points": 16, "placed": 3}, {"points": 0}],
   "spirit": {"card": "lion", "placed": true},
   "claimed": {"trees": 0, "animals": 21, "total": 21}},
  {"name": "Zoé", "typed": {"trees": 5, "mountains": 10, "fields": 5, "buildings": 0, "water": 15},
   "animals": [], "spirit": {"points": 7}}],
 "record": {"date": "2024-12-01", "scale": 1.50, "notes": ["a/b", {"deep": null}]}})";

// A game of side A with these players; in the functions below, `rest` is what the player or the board has besides.
std::string gameOf(const std::string& players) {
    return R"({"format":"concord-game","version":1,"game":"harmonies","side":"A","players":[)" + players + "]}";
}
std::string gameWithPlayer(const std::string& rest) { return gameOf(R"({"name":"P",)" + rest + "}"); }
std::string gameWithBoard(const std::string& rest) {
    return gameWithPlayer(R"("board":{"cells":{"a1":["blue"]},)" + rest + "}");
}
std::string gameWithCells(const std::string& cells) { return gameWithPlayer(R"("board":{"cells":{)" + cells + "}}"); }

std::string refusalOf(const std::string& text) {
    try {
        gameFromJson(text);
        return "accepted";
    } catch (const InputError& error) {
        return error.place() + ": " + english(error.message());
    }
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

TEST(GameJson, ReadsEveryPartOfTheFormat) {
    const Game game = gameFromJson(fullGame);
    EXPECT_EQ(game.side, Side::A);
    EXPECT_EQ(game.rulings.closedRiver, ClosedRiver::Loop);
    EXPECT_TRUE(game.rulings.spiritCubeBreaksTies);
    ASSERT_EQ(game.players.size(), 2U);
    const Player& pauline = game.players[0];
    EXPECT_EQ(pauline.name, "Pauline");
    EXPECT_EQ(pauline.colour, "#2a7fb8");
    ASSERT_TRUE(pauline.board);
    EXPECT_EQ(pauline.board->tokenCount(), 6);
    EXPECT_TRUE(pauline.board->stack(*cellFromName(Side::A, "c2")).isBuilding());
    EXPECT_EQ(pauline.board->cube(*cellFromName(Side::A, "a1")), Cube::Spirit);
    EXPECT_EQ(pauline.board->cube(*cellFromName(Side::A, "c2")), Cube::Animal);
    EXPECT_TRUE(pauline.cubesKnown);
    ASSERT_TRUE(pauline.animals);
    EXPECT_EQ(*pauline.animals, (std::vector<AnimalEntry>{{"shrew", 1, 0}, {"", 3, 16}, {"", std::nullopt, 0}}));
    EXPECT_EQ(pauline.spirit, (SpiritEntry{"lion", true, 0}));
    EXPECT_EQ(pauline.claimed.at(Category::Animals), 21);
    EXPECT_FALSE(pauline.claimed.at(Category::Water));
    const Player& zoe = game.players[1];
    EXPECT_FALSE(zoe.board);
    EXPECT_FALSE(zoe.cubesKnown);
    EXPECT_EQ(zoe.typed.at(Category::Water), 15);
    EXPECT_EQ(zoe.animals, std::vector<AnimalEntry>{});
    EXPECT_EQ(zoe.spirit, (SpiritEntry{"", false, 7}));
    EXPECT_EQ(gameFileFromJson(fullGame).record, R"({"date":"2024-12-01","scale":1.50,"notes":["a/b",{"deep":null}]})");
}

TEST(GameJson, LeavesMissingPartsEmpty) {
    const Game game = gameFromJson(gameOf(R"({"name":"P"})"));
    EXPECT_EQ(game.rulings, Rulings{});
    EXPECT_FALSE(game.players[0].board);
    EXPECT_FALSE(game.players[0].animals);
    EXPECT_FALSE(game.players[0].spirit);
    EXPECT_TRUE(game.players[0].typed.empty());
    EXPECT_TRUE(gameFileFromJson(gameOf(R"({"name":"P"})")).record.empty());
}

TEST(GameJson, ReadsAWrittenGameUnchanged) {
    const std::vector<std::string> texts{
        fullGame, gameOf(R"({"name":"P"})"), gameWithCells(R"("e5":["green"],"b4":[])"), gameWithBoard(R"("cubes":{})"),
        R"({"format":"concord-game","version":1,"game":"harmonies","side":"B","players":[{"name":"é\u200d\"",
            "board":{"cells":{"g4":["brown","brown","green"],"f3":["red","red"]}}}],"record":{}})"};
    for (const std::string& text : texts) {
        const Game game = gameFromJson(text);
        EXPECT_EQ(gameFromJson(gameToJson(game)), game) << text;
        EXPECT_EQ(gameFromJson(gameToJson(game, false)), game) << text;
        EXPECT_EQ(gameToJson(game, false).find('\n'), std::string::npos);
        EXPECT_EQ(gameToJson(gameFromJson(gameToJson(game))), gameToJson(game));
        const GameFile file = gameFileFromJson(text);
        EXPECT_EQ(gameFileFromJson(gameFileToJson(file)), file) << text;
        EXPECT_EQ(gameFileFromJson(gameFileToJson(file, false)), file) << text;
    }
}

TEST(GameJson, RefusesAnotherFormatOrVersion) {
    const std::string players = R"("players":[{"name":"P"}]})";
    expectRefusals({
        {"[]", ": expected an object, got [...]"},
        {"17", ": expected an object, got 17"},
        {"{}", ": expected the key \"format\""},
        {R"({"format":"concord-score"})", R"(/format: expected "concord-game", got "concord-score")"},
        {R"({"format":1})", "/format: expected \"concord-game\", got 1"},
        {R"({"format":"concord-game"})", ": expected the key \"version\""},
        {R"({"format":"concord-game","version":2,"new":1})", "/version: expected version 1, got 2"},
        {R"({"format":"concord-game","version":1.0})", "/version: expected version 1, got 1.0"},
        {R"({"format":"concord-game","version":"1"})", "/version: expected version 1, got \"1\""},
        {R"({"format":"concord-game","version":1})", ": expected the key \"game\""},
        {R"({"format":"concord-game","version":1,"game":"cascadia"})",
         R"(/game: expected "harmonies", got "cascadia")"},
        {R"({"format":"concord-game","version":1,"game":"harmonies",)" + players, ": expected the key \"side\""},
        {R"({"format":"concord-game","version":1,"game":"harmonies","side":"C",)" + players,
         R"(/side: expected the side "A" or "B", got "C")"},
        {R"({"format":"concord-game","version":1,"game":"harmonies","side":"A"})", ": expected the key \"players\""},
    });
}

TEST(GameJson, RefusesUnknownKeysEverywhere) {
    expectRefusals({
        {R"({"format":"concord-game","version":1,"game":"harmonies","side":"A","players":[],"extra":1})",
         "/extra: expected one of the keys format, version, game, side, rulings, players, record, got \"extra\""},
        {gameWithPlayer(R"("nick":"p")"),
         "/players/0/nick: expected one of the keys name, colour, board, typed, animals, "
         "spirit, claimed, got \"nick\""},
        {gameWithBoard(R"("cube":{})"), "/players/0/board/cube: expected one of the keys cells, cubes, got \"cube\""},
        {gameWithPlayer(R"("animals":[{"card":"shrew","placed":1,"cubes":1}])"),
         "/players/0/animals/0/cubes: expected one of the keys card, placed, points, got \"cubes\""},
        {gameWithPlayer(R"("spirit":{"name":"lion"})"),
         "/players/0/spirit/name: expected one of the keys card, placed, points, got \"name\""},
        {gameWithPlayer(R"("typed":{"total":9})"),
         "/players/0/typed/total: expected one of the keys trees, mountains, fields, buildings, water, got \"total\""},
        {gameWithPlayer(R"("claimed":{"suns":9})"),
         "/players/0/claimed/suns: expected one of the keys trees, mountains, fields, buildings, water, landscapes, "
         "animals, spirit, total, got \"suns\""},
        {R"({"format":"concord-game","version":1,"game":"harmonies","side":"A","rulings":{"river":"loop"},"players":[]})",
         "/rulings/river: expected one of the keys closedRiver, spiritCubeBreaksTies, got \"river\""},
    });
}

TEST(GameJson, RefusesWrongRulings) {
    const auto rulings = [](const std::string& text) {
        return R"({"format":"concord-game","version":1,"game":"harmonies","side":"A","rulings":)" + text +
               R"(,"players":[{"name":"P"}]})";
    };
    expectRefusals({
        {rulings("[]"), "/rulings: expected an object, got [...]"},
        {rulings(R"({"closedRiver":"long"})"), R"(/rulings/closedRiver: expected "shortest" or "loop", got "long")"},
        {rulings(R"({"closedRiver":true})"), R"(/rulings/closedRiver: expected "shortest" or "loop", got true)"},
        {rulings(R"({"spiritCubeBreaksTies":1})"), "/rulings/spiritCubeBreaksTies: expected true or false, got 1"},
    });
}

TEST(GameJson, RefusesWrongPlayers) {
    const std::string four = R"({"name":"A"},{"name":"B"},{"name":"C"},{"name":"D"})";
    expectRefusals({
        {gameOf(""), "/players: expected one to four players, got 0"},
        {gameOf(four + R"(,{"name":"E"})"), "/players: expected one to four players, got 5"},
        {gameOf(four), "accepted"},
        {gameOf("null"), "/players/0: expected an object, got null"},
        {gameOf("{}"), "/players/0: expected the key \"name\""},
        {gameOf(R"({"name":7})"), "/players/0/name: expected a text, got 7"},
        {gameOf(R"({"name":""})"), "/players/0/name: expected a name, got \"\""},
        {gameOf(R"({"name":" \t"})"), R"(/players/0/name: expected a name, got " \t")"},
        {gameOf(R"({"name":"A"},{"name":"B"},{"name":"A"})"),
         "/players/2/name: expected a name of their own for each player, got \"A\" again"},
        {gameWithPlayer(R"("colour":7)"), "/players/0/colour: expected a text, got 7"},
        {R"({"format":"concord-game","version":1,"game":"harmonies","side":"A","players":{}})",
         "/players: expected a list, got {...}"},
    });
}

TEST(GameJson, LeavesTheRecordToGameFile) {
    const std::string bare = gameOf(R"({"name":"P"})");
    const std::string text = bare.substr(0, bare.size() - 1) + R"(,"record":"x"})";
    EXPECT_EQ(gameFromJson(text), gameFromJson(bare));
    try {
        gameFileFromJson(text);
        ADD_FAILURE() << "accepted";
    } catch (const InputError& error) {
        EXPECT_STREQ(error.what(), "/record: expected an object, got \"x\"");
    }
}

TEST(GameJson, NormalisesTexts) {
    const Game game = gameFromJson(gameOf("{\"name\":\" Zoe\u0308\\t M. \",\"colour\":\" light  blue\"}"));
    EXPECT_EQ(game.players[0].name, "Zo\u00eb M.");
    EXPECT_EQ(game.players[0].colour, "light blue");
    EXPECT_EQ(gameFromJson(gameOf(R"({"name":"P","colour":"\u00a0"})")).players[0].colour, "");
}

TEST(GameJson, RefusesInvalidTexts) {
    expectRefusals({
        {gameOf(R"({"name":"A\ufffe"})"),
         "/players/0/name: expected a text without the character U+FFFE, got \"A<U+FFFE>\""},
        {gameOf(R"({"name":"A\u0000"})"),
         R"(/players/0/name: expected a text without the character U+0000, got "A\u0000")"},
        {gameOf(R"({"name":"\ufeff"})"),
         "/players/0/name: expected a text without the character U+FEFF, got \"<U+FEFF>\""},
        {gameOf(R"({"name":"P"},{"name":"\u200b"})"), "/players/1/name: expected a name, got \"<U+200B>\""},
        {gameOf(R"({"name":"\u3000"})"), "/players/0/name: expected a name, got \"<U+3000>\""},
        {gameWithPlayer(R"("colour":"\u0001")"),
         R"(/players/0/colour: expected a text without the character U+0001, got "\u0001")"},
        {gameWithPlayer(R"("colour":"\u200b")"), "/players/0/colour: expected visible text, got \"<U+200B>\""},
        {gameOf(R"({"name":"Zo\u00eb"},{"name":"Zoe\u0308 "})"),
         "/players/1/name: expected a name of their own for each player, got \"Zo\u00eb\" again"},
    });
}

TEST(GameJson, RepairsTextsOfOlderGames) {
    std::vector<RepairedText> repaired;
    std::string text =
        gameOf(R"({"name":"A\ufffe"},{"name":"Zo\u00eb"},{"name":"Zoe\u0308","colour":"\u200b"},{"name":"\u00a0"})");
    text.insert(text.size() - 1, R"(,"record":{"place":" Caf\u00e9  M\u0001","note":"a  b\n","starter":"Zoe\u0308",)"
                                 R"("settled":{"A\ufffe":["a1"]},"weight":1.50,"score":{"winners":["\u00a0"]}})");
    const GameFile file = repairedGameFileFromJson(text, repaired);
    const Game& game = file.game.as<Game>();
    std::vector<std::string> names;
    std::ranges::transform(game.players, std::back_inserter(names), &Player::name);
    EXPECT_EQ(names, (std::vector<std::string>{"A\ufffd", "Zo\u00eb", "Zo\u00eb 2", "?"}));
    EXPECT_EQ(game.players[2].colour, "");
    EXPECT_EQ(file.record,
              "{\"place\":\"Caf\u00e9 M\ufffd\",\"note\":\"a  b\\n\",\"starter\":\"Zo\u00eb 2\","
              "\"settled\":{\"A\ufffd\":[\"a1\"]},\"weight\":1.50,\"score\":{\"winners\":[\"?\"]}}");
    EXPECT_EQ(repaired, (std::vector<RepairedText>{{"A\ufffe", "A\ufffd"},
                                                   {"Zoe\u0308", "Zo\u00eb 2"},
                                                   {"\u00a0", "?"},
                                                   {"\u200b", ""},
                                                   {" Caf\u00e9  M\x01", "Caf\u00e9 M\ufffd"}}));
    EXPECT_EQ(english(messageOf(repaired.back())),
              "\" Caf\u00e9  M\\u0001\" cannot be stored portably and is written as \"Caf\u00e9 M\ufffd\"");
}

TEST(GameJson, RepairLeavesValidGamesUnchangedAndRefusesInvalidOnes) {
    std::vector<RepairedText> repaired;
    EXPECT_EQ(repairedGameFileFromJson(fullGame, repaired), gameFileFromJson(fullGame));
    EXPECT_TRUE(repaired.empty());
    EXPECT_THROW(repairedGameFileFromJson("{}", repaired), InputError);
    EXPECT_THROW(repairedGameFileFromJson(R"({"players":[{"name":""},3]})", repaired), InputError);
}

TEST(GameJson, RefusesWrongBoards) {
    expectRefusals({
        {gameWithPlayer(R"("board":[])"), "/players/0/board: expected an object, got [...]"},
        {gameWithPlayer(R"("board":{})"), "/players/0/board: expected the key \"cells\""},
        {gameWithCells(R"("a6":["blue"])"),
         "/players/0/board/cells/a6: expected a cell of side A, a1 to e5, got \"a6\""},
        {gameWithCells(R"("b5":["blue"])"),
         "/players/0/board/cells/b5: expected a cell of side A, a1 to e5, got \"b5\""},
        {gameWithCells(R"("A1":["blue"])"),
         "/players/0/board/cells/A1: expected a cell of side A, a1 to e5, got \"A1\""},
        {R"({"format":"concord-game","version":1,"game":"harmonies","side":"B","players":[
             {"name":"P","board":{"cells":{"a5":[]}}}]})",
         "/players/0/board/cells/a5: expected a cell of side B, a1 to g4, got \"a5\""},
        {gameWithCells(R"("c2":["brown","gren"])"),
         "/players/0/board/cells/c2/1: expected a token colour, got \"gren\""},
        {gameWithCells(R"("c2":[3])"), "/players/0/board/cells/c2/0: expected a token colour, got 3"},
        {gameWithCells(R"("c2":"blue")"), "/players/0/board/cells/c2: expected a list, got \"blue\""},
        {gameWithCells(R"("c2":["blue","blue"])"),
         R"(/players/0/board/cells/c2: expected a legal stack from bottom to top, got ["blue","blue"])"},
        {gameWithCells(R"("c2":["gray","gray","gray","gray"])"),
         "/players/0/board/cells/c2: expected a legal stack from bottom to top, got "
         "[\"gray\",\"gray\",\"gray\",\"gray\"]"},
        {gameWithCells(R"("c2":["brown","brown","brown"])"),
         R"(/players/0/board/cells/c2: expected a legal stack from bottom to top, got ["brown","brown","brown"])"},
        {gameWithCells(R"("c2":["red","gray"])"),
         R"(/players/0/board/cells/c2: expected a legal stack from bottom to top, got ["red","gray"])"},
        {gameWithCells(R"("c2":["brown","brown","red"])"),
         R"(/players/0/board/cells/c2: expected a legal stack from bottom to top, got ["brown","brown","red"])"},
        {gameWithBoard(R"("cubes":{"a2":"animal"})"),
         "/players/0/board/cubes/a2: expected a cell with tokens under the cube, a2 is empty"},
        {gameWithBoard(R"("cubes":{"z9":"animal"})"),
         "/players/0/board/cubes/z9: expected a cell of side A, a1 to e5, got \"z9\""},
        {gameWithBoard(R"("cubes":{"a1":"fox"})"),
         R"(/players/0/board/cubes/a1: expected "animal" or "spirit", got "fox")"},
        {gameWithBoard(R"("cubes":{"a1":["animal"]})"),
         R"(/players/0/board/cubes/a1: expected "animal" or "spirit", got [...])"},
        {gameWithBoard(R"("cubes":["a1"])"), "/players/0/board/cubes: expected an object, got [...]"},
        {gameWithCells(R"("c2":["red"],"c2":["red"])"),
         "/players/0/board/cells/c2: expected each key once, got \"c2\" again"},
    });
}

TEST(GameJson, RefusesWrongAnimalCards) {
    const auto animals = [](const std::string& list) { return gameWithPlayer(R"("animals":[)" + list + "]"); };
    std::string tooMany = R"({"points":1})";
    for (int i = 0; i < 32; ++i) {
        tooMany += R"(,{"points":1})";
    }
    expectRefusals({
        {gameWithPlayer(R"("animals":{})"), "/players/0/animals: expected a list, got {...}"},
        {animals(R"("shrew")"), "/players/0/animals/0: expected an object, got \"shrew\""},
        {animals("{}"), R"(/players/0/animals/0: expected "card" or "points")"},
        {animals(R"({"card":"unicorn","placed":1})"),
         "/players/0/animals/0/card: expected the id of an animal card, got \"unicorn\""},
        {animals(R"({"card":"lion","placed":1})"),
         "/players/0/animals/0/card: expected the id of an animal card, got \"lion\""},
        {animals(R"({"card":1,"placed":1})"), "/players/0/animals/0/card: expected the id of an animal card, got 1"},
        {animals(R"({"points":1},{"card":"shrew"})"), R"(/players/0/animals/1: expected "placed" beside "card")"},
        {animals(R"({"card":"shrew","placed":1,"points":5})"),
         R"(/players/0/animals/0/points: expected either "card" or "points", got both)"},
        {animals(R"({"card":"shrew","placed":3})"), "accepted"},
        {animals(R"({"card":"shrew","placed":4})"),
         "/players/0/animals/0/placed: expected a whole number from 0 to 3, got 4"},
        {animals(R"({"card":"shrew","placed":true})"),
         "/players/0/animals/0/placed: expected a whole number from 0 to 3, got true"},
        {animals(R"({"card":"shrew","placed":1},{"card":"shrew","placed":1})"),
         "/players/0/animals/1/card: expected each card once in a game, got \"shrew\" again"},
        {gameOf(
             R"({"name":"P","animals":[{"card":"shrew","placed":1}]},{"name":"Q","animals":[{"card":"shrew","placed":0}]})"),
         "/players/1/animals/0/card: expected each card once in a game, got \"shrew\" again"},
        {animals(tooMany), "/players/0/animals: expected at most 32 animal cards, got 33"},
    });
}

TEST(GameJson, RefusesWrongSpirits) {
    const std::string board = R"("board":{"cells":{}},)";
    const std::string lion = R"("spirit":{"card":"lion","placed":false})";
    expectRefusals({
        {gameWithPlayer(R"("spirit":"lion")"), "/players/0/spirit: expected an object, got \"lion\""},
        {gameWithPlayer(R"("spirit":{"placed":true})"), R"(/players/0/spirit: expected "card" or "points")"},
        {gameWithPlayer(board + R"("spirit":{"card":"shrew","placed":true})"),
         "/players/0/spirit/card: expected the id of a nature's spirit, got \"shrew\""},
        {gameWithPlayer(board + R"("spirit":{"card":"lion"})"),
         R"(/players/0/spirit: expected "placed" beside "card")"},
        {gameWithPlayer(board + R"("spirit":{"card":"lion","placed":1})"),
         "/players/0/spirit/placed: expected true or false, got 1"},
        {gameWithPlayer(R"("spirit":{"card":"lion","placed":true})"),
         "/players/0/spirit/placed: expected a board beside a spirit whose cube was placed"},
        {gameWithPlayer(board + R"("spirit":{"card":"lion","placed":true})"), "accepted"},
        {gameWithPlayer(lion), "accepted"},
        {gameWithPlayer(R"("spirit":{"card":"lion","placed":false,"points":2})"),
         R"(/players/0/spirit/points: expected either "card" or "points", got both)"},
        {gameWithPlayer(R"("spirit":{"points":2,"placed":true})"),
         "/players/0/spirit/placed: expected \"placed\" only beside the card of a spirit"},
        {gameOf(R"({"name":"P",)" + lion + R"(},{"name":"Q",)" + lion + "}"),
         "/players/1/spirit/card: expected each card once in a game, got \"lion\" again"},
    });
}

TEST(GameJson, RefusesNumbersThatAreNotWhole) {
    for (const char* number : {"-1", "-0", "1.0", "1.5", "1e3", "1E0", "1000001", "99999999999999999999999", "\"5\"",
                               "null", "true", "9223372036854775808"}) {
        const std::string got = std::string(number);
        EXPECT_EQ(refusalOf(gameWithPlayer(R"("typed":{"water":)" + got + "}")),
                  "/players/0/typed/water: expected a whole number from 0 to 1000000, got " + got);
        EXPECT_EQ(refusalOf(gameWithPlayer(R"("claimed":{"water":)" + got + "}")),
                  "/players/0/claimed/water: expected a whole number from 0 to 1000000, got " + got);
        EXPECT_EQ(refusalOf(gameWithPlayer(R"("animals":[{"points":)" + got + "}]")),
                  "/players/0/animals/0/points: expected a whole number from 0 to 1000000, got " + got);
        EXPECT_EQ(refusalOf(gameWithPlayer(R"("spirit":{"points":)" + got + "}")),
                  "/players/0/spirit/points: expected a whole number from 0 to 1000000, got " + got);
        EXPECT_EQ(refusalOf(gameWithPlayer(R"("animals":[{"points":1,"placed":)" + got + "}]")),
                  "/players/0/animals/0/placed: expected a whole number from 0 to 1000000, got " + got);
        EXPECT_EQ(refusalOf(gameWithPlayer(R"("animals":[{"card":"bee","placed":)" + got + "}]")),
                  "/players/0/animals/0/placed: expected a whole number from 0 to 2, got " + got);
    }
    EXPECT_EQ(refusalOf(gameWithPlayer(R"("claimed":{"water":1000000})")), "accepted");
}

TEST(GameJson, RefusesEveryTruncatedGame) {
    const std::string text = fullGame;
    for (std::size_t length = 0; length < text.size(); ++length) {
        EXPECT_NE(refusalOf(text.substr(0, length)), "accepted") << length;
    }
    EXPECT_EQ(refusalOf(text), "accepted");
}

TEST(GameJson, SurvivesAnyByteInAnyPlace) {
    const std::string text = fullGame;
    for (std::size_t position = 0; position < text.size(); ++position) {
        for (const char byte : {'\0', '"', '}', ',', '\x80', '\xFF', '9'}) {
            std::string changed = text;
            changed[position] = byte;
            const std::string answer = refusalOf(changed);  // a refusal or a game, never anything else
            if (answer == "accepted") {
                EXPECT_EQ(gameFromJson(gameToJson(gameFromJson(changed))), gameFromJson(changed));
            } else {
                EXPECT_NE(answer.find("expected"), std::string::npos) << answer;
            }
        }
    }
}

}  // namespace
}  // namespace concord
