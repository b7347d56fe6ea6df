// The web program's engine: commands, cards, undo, disputes.
#include "tests/web/page.h"

#include <gtest/gtest.h>

namespace concord::web {
namespace {

TEST(WebEngine, HasNoGameAtFirst) {
    FakePage page;
    EXPECT_EQ(page.state()["game"], "");
    EXPECT_EQ(page.state()["players"], Json::array());
    EXPECT_EQ(page.send({{"do", "add-player"}, {"name", "Ann"}})["status"], 400);
}

TEST(WebEngine, NamesTheGamesThatCanBePlayed) {
    const Json games = Json::parse(Engine::games());
    ASSERT_GE(games.size(), 2U);
    EXPECT_EQ(games[0], (Json{{"id", "harmonies"}, {"title", "Harmonies"}, {"minPlayers", 1}, {"maxPlayers", 4}}));
    EXPECT_EQ(games[1]["id"], "renature");
}

TEST(WebEngine, EditsABoardAndUndoesIt) {
    FakePage page;
    page.newGame({"Ann", "Bob"});
    ASSERT_TRUE(page.carryOut({{"do", "set-stack"}, {"player", "p2"}, {"cell", "c3"}, {"stack", {"brown", "green"}}}));
    EXPECT_EQ(page.cell(1, "c3")["stack"], (Json{"brown", "green"}));
    EXPECT_TRUE(page.cell(1, "c3")["checked"]);
    EXPECT_EQ(page.points(1, "trees"), 3);
    EXPECT_EQ(page.points(0, "trees"), 0);
    EXPECT_EQ(page.state()["undoable"], 1);

    ASSERT_TRUE(page.carryOut({{"do", "set-cube"}, {"player", "p2"}, {"cell", "c3"}, {"cube", "animal"}}));
    EXPECT_EQ(page.cell(1, "c3")["cube"], "animal");
    EXPECT_EQ(page.send({{"do", "set-cube"}, {"player", "p1"}, {"cell", "c3"}, {"cube", "animal"}})["status"], 400);

    EXPECT_EQ(page.send({{"do", "undo"}})["body"]["undoable"], 1);
    EXPECT_FALSE(page.cell(1, "c3").contains("cube"));
    EXPECT_TRUE(page.carryOut({{"do", "undo"}}));
    EXPECT_EQ(page.points(1, "trees"), 0);
    EXPECT_EQ(page.send({{"do", "undo"}})["status"], 400);
}

TEST(WebEngine, CarriesOutARepeatedCommandOnce) {
    FakePage page;
    page.newGame({"Ann"});
    const std::string command = R"({"client":"page","number":7,"revision":1,"do":"add-player","name":"Bob"})";
    const std::string first = page.engine.command(command);
    EXPECT_EQ(page.engine.command(command), first);
    EXPECT_EQ(page.state()["players"].size(), 2U);
}

TEST(WebEngine, TypesNumbersAndTheTieBreak) {
    FakePage page;
    page.newGame({"Ann", "Bob"});
    for (const char* const player : {"p1", "p2"}) {
        for (const char* const row : {"trees", "mountains", "fields", "buildings", "water"}) {
            ASSERT_TRUE(page.carryOut({{"do", "type"}, {"player", player}, {"row", row}, {"points", 3}}));
        }
        ASSERT_TRUE(page.carryOut({{"do", "type"}, {"player", player}, {"row", "animals"}, {"parts", {4, 6}}}));
    }
    EXPECT_EQ(page.points(0, "total"), 25);
    EXPECT_EQ(page.state()["rows"].back()["id"], "cubes") << "a tie must add the row that can break it";
    ASSERT_TRUE(page.carryOut({{"do", "type"}, {"player", "p1"}, {"row", "cubes"}, {"points", 5}}));
    ASSERT_TRUE(page.carryOut({{"do", "type"}, {"player", "p2"}, {"row", "cubes"}, {"points", 4}}));
    EXPECT_EQ(page.state()["outcome"]["winners"], Json{"p1"});
    EXPECT_EQ(page.send({{"do", "type"}, {"player", "p1"}, {"row", "total"}, {"points", 5}})["status"], 400);
    EXPECT_EQ(page.send({{"do", "type"}, {"player", "p1"}, {"row", "trees"}, {"points", -1}})["status"], 400);
}

TEST(WebEngine, AddsRenamesAndRemovesPlayers) {
    FakePage page;
    page.newGame({"Ann", "Bob"});
    const Json joined = page.send({{"do", "add-player"}, {"name", ""}});
    EXPECT_EQ(joined["body"]["player"], "p3");
    EXPECT_EQ(page.player(2)["name"], "Player 3");
    EXPECT_FALSE(page.carryOut({{"do", "rename"}, {"player", "p3"}, {"name", "Ann"}}));
    EXPECT_TRUE(page.carryOut({{"do", "rename"}, {"player", "p3"}, {"name", "Zoe"}}));
    EXPECT_TRUE(page.carryOut({{"do", "remove-player"}, {"player", "p1"}}));
    EXPECT_EQ(page.player(0)["id"], "p2") << "the other ids must stay";
    EXPECT_TRUE(page.carryOut({{"do", "undo"}}));
    EXPECT_EQ(page.player(0)["id"], "p1");
    EXPECT_TRUE(page.carryOut({{"do", "remove-player"}, {"player", "p1"}}));
    EXPECT_TRUE(page.carryOut({{"do", "add-player"}, {"name", "Dan"}}));
    EXPECT_EQ(page.player(2)["id"], "p4") << "ids must not be reused";
}

TEST(WebEngine, NamesPlayersInThePagesLanguage) {
    FakePage page;
    page.engine.setPlayerWord("Spieler %1");
    page.addReadPhoto("", "one.jpg", boardWithWater(1));
    EXPECT_EQ(page.player(0)["name"], "Spieler 1");
    FakePage other;
    ASSERT_TRUE(Json::parse(other.engine.open(page.engine.keep())).value("ok", false));
    other.engine.setPlayerWord("Player %1");
    ASSERT_TRUE(other.carryOut({{"do", "add-player"}, {"name", ""}}));
    EXPECT_EQ(other.player(1)["name"], "Player 2");
}

TEST(WebEngine, ChangesTheSideOfAnEmptyGameOnly) {
    FakePage page;
    page.newGame({"Ann"});
    EXPECT_TRUE(page.carryOut({{"do", "set-side"}, {"side", "B"}}));
    EXPECT_EQ(page.state()["variant"], "B");
    EXPECT_EQ(page.player(0)["board"]["cells"].size(), 25U);
    ASSERT_TRUE(page.carryOut({{"do", "set-stack"}, {"player", "p1"}, {"cell", "g4"}, {"stack", {"blue"}}}));
    EXPECT_EQ(page.send({{"do", "set-side"}, {"side", "A"}})["status"], 400);
}

TEST(WebEngine, ChoosesCardsAndSpirits) {
    FakePage page;
    page.newGame({"Ann", "Bob"});
    EXPECT_TRUE(page.carryOut({{"do", "set-card"}, {"player", "p1"}, {"card", "crocodile"}, {"cubes", 2}}));
    EXPECT_EQ(page.points(0, "animals"), 9);
    EXPECT_EQ(page.player(0)["cards"][0]["name"]["text"], "Crocodile");
    EXPECT_EQ(page.player(0)["cards"][0]["most"], 3);
    EXPECT_FALSE(page.carryOut({{"do", "set-card"}, {"player", "p2"}, {"card", "crocodile"}, {"cubes", 0}}))
        << "Ann has the only such card";
    EXPECT_FALSE(page.carryOut({{"do", "set-card"}, {"player", "p1"}, {"card", "crocodile"}, {"cubes", 4}}));
    EXPECT_FALSE(page.carryOut({{"do", "set-card"}, {"player", "p1"}, {"card", "unicorn"}, {"cubes", 1}}));
    EXPECT_TRUE(page.carryOut({{"do", "set-card"}, {"player", "p1"}, {"card", "crocodile"}, {"cubes", nullptr}}));
    EXPECT_EQ(page.player(0)["cards"], Json::array());

    EXPECT_TRUE(page.carryOut({{"do", "set-spirits-in-play"}, {"on", true}}));
    EXPECT_EQ(page.state()["withSpirits"], true);
    EXPECT_TRUE(page.carryOut({{"do", "set-spirit"}, {"player", "p1"}, {"spirit", "lion"}}));
    EXPECT_EQ(page.player(0)["spirit"]["id"], "lion");
    EXPECT_EQ(page.player(0)["spirit"]["placed"], false) << "there is no board for the cube";
    EXPECT_FALSE(page.carryOut({{"do", "set-spirit"}, {"player", "p2"}, {"spirit", "lion"}}));
    EXPECT_TRUE(page.carryOut({{"do", "set-spirits-in-play"}, {"on", false}}));
    EXPECT_TRUE(page.player(0)["spirit"].is_null());
    EXPECT_TRUE(page.carryOut({{"do", "set-spirits-in-play"}, {"on", true}}));
    EXPECT_EQ(page.player(0)["spirit"]["id"], "lion") << "the spirit must come back";
}

TEST(WebEngine, ListsTheCatalogue) {
    FakePage page;
    page.newGame({"Ann", "Bob"});
    ASSERT_TRUE(page.carryOut({{"do", "set-card"}, {"player", "p2"}, {"card", "fish"}, {"cubes", 0}}));
    ASSERT_TRUE(page.carryOut({{"do", "set-stack"}, {"player", "p1"}, {"cell", "b2"}, {"stack", {"blue"}}}));
    ASSERT_TRUE(
        page.carryOut({{"do", "set-stack"}, {"player", "p1"}, {"cell", "b3"}, {"stack", {"gray", "gray", "gray"}}}));
    const Json catalogue = Json::parse(page.engine.catalogue(R"({"player":"p1"})"));
    EXPECT_EQ(catalogue["cards"].size(), 32U);
    EXPECT_EQ(catalogue["spirits"].size(), 10U);
    const auto fish = std::ranges::find_if(catalogue["cards"], [](const Json& card) { return card["id"] == "fish"; });
    ASSERT_NE(fish, catalogue["cards"].end());
    EXPECT_EQ((*fish)["takenBy"], "p2");
    EXPECT_EQ((*fish)["fits"], Json{"b2"});
    EXPECT_EQ((*fish)["habitat"][0], (Json{{"q", 0}, {"r", 0}, {"landscape", "water"}}));
    EXPECT_TRUE(Json::parse(page.engine.catalogue(R"({"player":"p9"})")).contains("error"));
}

TEST(WebEngine, SettlesADispute) {
    FakePage page;
    page.newGame({"Ann"});
    for (const char* const cell : {"a1", "a2", "a3"}) {
        ASSERT_TRUE(page.carryOut({{"do", "set-stack"}, {"player", "p1"}, {"cell", cell}, {"stack", {"blue"}}}));
    }
    const Json answer = Json::parse(page.engine.why(R"({"player":"p1","what":"river","cells":["a1","a2","a3"]})"));
    EXPECT_EQ(answer["holds"], true);
    EXPECT_EQ(answer["path"], true);
    EXPECT_EQ(answer["verdict"]["parts"][0]["n"], answer["points"]);
    EXPECT_EQ(Json::parse(page.engine.why(R"({"player":"p1","what":"river","cells":["a1","c2"]})"))["holds"], false);
    EXPECT_TRUE(Json::parse(page.engine.why(R"({"player":"p1","what":"bridge","cells":["a1"]})")).contains("error"));
}

// Types 3 points into five rows of each player, and 20 and 10 points for the animals.
void typeAllNumbers(FakePage& page) {
    for (const char* const player : {"p1", "p2"}) {
        for (const char* const row : {"trees", "mountains", "fields", "buildings", "water"}) {
            ASSERT_TRUE(page.carryOut({{"do", "type"}, {"player", player}, {"row", row}, {"points", 3}}));
        }
    }
    ASSERT_TRUE(page.carryOut({{"do", "type"}, {"player", "p1"}, {"row", "animals"}, {"points", 20}}));
    ASSERT_TRUE(page.carryOut({{"do", "type"}, {"player", "p2"}, {"row", "animals"}, {"points", 10}}));
}

TEST(WebEngine, NamesNoWinnerDuringAContradiction) {
    FakePage page;
    page.newGame({"Ann", "Bob"});
    typeAllNumbers(page);
    EXPECT_EQ(page.state()["outcome"]["winners"], Json{"p1"});
    EXPECT_FALSE(page.state()["outcome"].contains("contradiction"));

    ASSERT_TRUE(page.carryOut({{"do", "type"}, {"player", "p2"}, {"row", "trees"}, {"points", 400}}));
    const Json outcome = page.state()["outcome"];
    EXPECT_EQ(outcome["headline"]["text"], "Something does not add up.");
    EXPECT_EQ(outcome["winners"], Json::array());
    EXPECT_EQ(outcome["contradiction"],
              (Json{{"player", "p2"}, {"row", "trees"}, {"code", "beyond-bound"}, {"place", "pad"}}));

    const Json accept{{"do", "accept"}, {"player", "p2"}, {"row", "trees"}, {"code", "beyond-bound"}};
    EXPECT_EQ(page.send({{"do", "accept"}, {"player", "p1"}, {"row", "trees"}, {"code", "beyond-bound"}})["status"],
              400);
    ASSERT_TRUE(page.carryOut(accept));
    EXPECT_EQ(page.state()["outcome"]["winners"], Json{"p2"});
    EXPECT_EQ(page.send(accept)["status"], 400) << "what is accepted cannot be accepted again";

    EXPECT_TRUE(page.carryOut({{"do", "undo"}}));
    EXPECT_EQ(page.state()["outcome"]["winners"], Json::array());
    ASSERT_TRUE(page.carryOut(accept));
    ASSERT_TRUE(page.carryOut({{"do", "type"}, {"player", "p2"}, {"row", "trees"}, {"points", 401}}));
    EXPECT_EQ(page.state()["outcome"]["winners"], Json::array()) << "a changed number must be accepted anew";
}

TEST(WebEngine, StoresAcceptedContradictionsInTheFile) {
    FakePage page;
    page.newGame({"Ann", "Bob"});
    typeAllNumbers(page);
    ASSERT_TRUE(page.carryOut({{"do", "type"}, {"player", "p2"}, {"row", "trees"}, {"points", 400}}));
    ASSERT_TRUE(page.carryOut({{"do", "accept"}, {"player", "p2"}, {"row", "trees"}, {"code", "beyond-bound"}}));
    ASSERT_TRUE(page.carryOut({{"do", "rename"}, {"player", "p2"}, {"name", "Zoe"}}));
    EXPECT_EQ(page.state()["outcome"]["winners"], Json{"p2"});
    const Json file = Json::parse(page.engine.exportGame(""));
    EXPECT_EQ(file["record"]["disputes"],
              (Json::array({{{"player", "Zoe"}, {"row", "trees"}, {"points", 400}, {"accepted", {"beyond-bound"}}}})));

    FakePage other;
    ASSERT_TRUE(Json::parse(other.engine.open(file.dump())).value("ok", false));
    EXPECT_EQ(other.state()["outcome"]["winners"], Json{"p2"});
    FakePage restored;
    ASSERT_TRUE(Json::parse(restored.engine.open(page.engine.keep())).value("ok", false));
    EXPECT_EQ(restored.state()["outcome"]["winners"], Json{"p2"});
    ASSERT_TRUE(other.carryOut({{"do", "add-player"}, {"name", "Eve"}}));
    ASSERT_TRUE(other.carryOut({{"do", "remove-player"}, {"player", "p2"}}));
    EXPECT_FALSE(Json::parse(other.engine.exportGame("")).contains("record"));
}

TEST(WebEngine, IgnoresInvalidDisputesInARecord) {
    FakePage page;
    page.newGame({"Ann", "Bob"});
    typeAllNumbers(page);
    ASSERT_TRUE(page.carryOut({{"do", "type"}, {"player", "p2"}, {"row", "trees"}, {"points", 400}}));
    const Json file = Json::parse(page.engine.exportGame(""));
    const std::vector<Json> invalid{
        {},
        5,
        "x",
        Json::object(),
        Json::array({5, "x", Json::object()}),
        Json::array({{{"player", "Bob"}, {"row", "trees"}, {"points", 400}, {"accepted", "beyond-bound"}}}),
        Json::array({{{"player", 5}, {"row", "trees"}, {"points", 400}, {"accepted", {"beyond-bound"}}}}),
        Json::array({{{"player", "Bob"}, {"row", "trees"}, {"points", 1e30}, {"accepted", {"beyond-bound"}}}})};
    for (const Json& disputes : invalid) {
        Json changed = file;
        changed["record"]["disputes"] = disputes;
        ASSERT_TRUE(Json::parse(page.engine.open(changed.dump())).value("ok", false)) << disputes;
        EXPECT_EQ(page.state()["outcome"]["winners"], Json::array()) << disputes;
        EXPECT_TRUE(page.carryOut({{"do", "accept"}, {"player", "p2"}, {"row", "trees"}, {"code", "beyond-bound"}}))
            << disputes;
        EXPECT_EQ(page.state()["outcome"]["winners"], Json{"p2"}) << disputes;
    }
}

TEST(WebEngine, DecidesTheAreasLeftOfRenature) {
    FakePage page;
    page.newGame({"Ann", "Bob"}, "renature");
    EXPECT_TRUE(page.state()["areas"]["left"].is_null());
    const Json area{{"main", 4}, {"bonus", 2}, {"plants", {{"white", {{"bush", 1}}}, {"neutral", {{"turf", 1}}}}}};
    ASSERT_TRUE(page.carryOut({{"do", "set-areas-left"}, {"areas", {area}}}));
    EXPECT_EQ(page.points(0, "areas"), 4);
    const Json left = page.state()["areas"]["left"];
    ASSERT_EQ(left.size(), 1U);
    EXPECT_EQ(left[0]["main"], 4);
    EXPECT_EQ(left[0]["plants"], area["plants"]);
    EXPECT_EQ(left[0]["shares"].size(), 2U);

    Json overfull = area;
    overfull["plants"]["black"]["turf"] = 3;
    const Json refused = page.send({{"do", "set-areas-left"}, {"areas", {overfull}}});
    EXPECT_EQ(refused["status"], 400) << "five plants on four cells";
    EXPECT_EQ(refused["body"]["error"]["text"], "That is not possible: %1.");
    EXPECT_EQ(page.points(0, "areas"), 4);
    EXPECT_TRUE(page.carryOut({{"do", "set-areas-left"}, {"areas", Json::array()}}));
    EXPECT_EQ(page.state()["areas"]["left"], Json::array());
    EXPECT_TRUE(page.carryOut({{"do", "undo"}}));
    EXPECT_EQ(page.points(0, "areas"), 4);
    EXPECT_TRUE(page.carryOut({{"do", "set-areas-left"}, {"areas", nullptr}}));
    EXPECT_TRUE(page.state()["areas"]["left"].is_null());
    page.newGame({"Ann"});
    EXPECT_EQ(page.send({{"do", "set-areas-left"}, {"areas", Json::array()}})["status"], 400)
        << "the open game is not Renature";
}

TEST(WebEngine, CountsThePlantsLeftOfRenature) {
    FakePage page;
    page.newGame({"Ann", "Bob"}, "renature");
    EXPECT_TRUE(page.player(0)["plantsLeft"].is_null());
    const Json plants{{"own", {{"turf", 2}, {"oak", 1}}}, {"neutral", {{"pine", 1}}}};
    ASSERT_TRUE(page.carryOut({{"do", "set-plants-left"}, {"player", "p1"}, {"plants", plants}}));
    EXPECT_EQ(page.player(0)["plantsLeft"], plants);
    EXPECT_EQ(page.points(0, "plantsLeft"), -9);
    const Json none{{"own", Json::object()}, {"neutral", Json::object()}};
    ASSERT_TRUE(page.carryOut({{"do", "set-plants-left"}, {"player", "p2"}, {"plants", none}}));
    EXPECT_EQ(page.player(1)["plantsLeft"], none) << "no plants left must differ from unknown";
    EXPECT_TRUE(page.carryOut({{"do", "set-plants-left"}, {"player", "p1"}, {"plants", nullptr}}));
    EXPECT_TRUE(page.player(0)["plantsLeft"].is_null());
    EXPECT_EQ(page.send({{"do", "set-plants-left"}, {"player", "p9"}, {"plants", none}})["status"], 400);
    const Json tooMany{{"own", {{"oak", 3}}}, {"neutral", Json::object()}};
    EXPECT_EQ(page.send({{"do", "set-plants-left"}, {"player", "p1"}, {"plants", tooMany}})["status"], 400);
}

TEST(WebEngine, PlaysRenature) {
    FakePage page;
    page.newGame({"Ann", "Bob"}, "renature");
    EXPECT_TRUE(page.state()["areas"]["colours"].is_array());
    EXPECT_EQ(page.state()["players"][0]["colour"], "#efe8d8") << "the first player is white";
    EXPECT_TRUE(page.carryOut({{"do", "type"}, {"player", "p1"}, {"row", "track"}, {"points", 40}}));
    EXPECT_TRUE(page.carryOut({{"do", "type"}, {"player", "p1"}, {"row", "tokens"}, {"parts", {2, 1, 3}}}));
    EXPECT_EQ(page.points(0, "tokens"), 6);
    EXPECT_TRUE(page.carryOut({{"do", "type"}, {"player", "p2"}, {"row", "collectedTokens"}, {"points", 4}}));
    EXPECT_FALSE(page.carryOut({{"do", "type"}, {"player", "p2"}, {"row", "clouds"}, {"points", 7}}))
        << "the game has only six clouds";
    EXPECT_FALSE(page.carryOut({{"do", "set-card"}, {"player", "p1"}, {"card", "fish"}, {"cubes", 1}}));
    const Json answer =
        Json::parse(page.engine.area(R"({"main":4,"bonus":2,"plants":{"white":{"bush":1},"neutral":{"pine":1}}})"));
    EXPECT_TRUE(answer["why"].contains("text"));
}

TEST(WebEngine, PlaysTheTinyGame) {
    FakePage page;
    page.newGame({"Ann", "Bob"}, "tiny");
    EXPECT_EQ(page.state()["outcome"]["headline"]["text"], "Type the numbers.");
    for (const char* const player : {"p1", "p2"}) {
        for (const char* const row : {"gold", "debts", "bonus"}) {
            const int points = row == std::string("debts") ? -2 : 3;
            EXPECT_TRUE(page.carryOut({{"do", "type"}, {"player", player}, {"row", row}, {"points", points}})) << row;
        }
    }
    EXPECT_EQ(page.points(1, "total"), 4);
    const Json state = page.state();
    EXPECT_EQ(state["rows"].back()["id"], "total") << "there must be no row of another game that breaks ties";
    EXPECT_EQ(state["outcome"]["winners"].size(), 2U);
    EXPECT_EQ(state["outcome"]["detail"]["parts"][0]["text"], "%2: %1.");
    EXPECT_FALSE(page.carryOut({{"do", "type"}, {"player", "p1"}, {"row", "cubes"}, {"points", 1}}));
    EXPECT_FALSE(page.carryOut({{"do", "set-card"}, {"player", "p1"}, {"card", "fish"}, {"cubes", 1}}));
}

TEST(WebEngine, RefusesInvalidMessages) {
    FakePage page;
    page.newGame({"Ann"});
    for (const char* const bad : {"", "[]", "{}", R"({"do":"undo"})", R"({"client":1})", "nonsense"}) {
        EXPECT_EQ(Json::parse(page.engine.command(bad))["status"], 400) << bad;
        EXPECT_TRUE(Json::parse(page.engine.newGame(bad)).contains("error")) << bad;
        EXPECT_TRUE(Json::parse(page.engine.addPhoto(bad)).contains("error")) << bad;
        EXPECT_TRUE(Json::parse(page.engine.area(bad)).contains("error")) << bad;
        EXPECT_TRUE(Json::parse(page.engine.why(bad)).contains("error")) << bad;
        EXPECT_TRUE(Json::parse(page.engine.open(bad)).contains("error")) << bad;
        EXPECT_TRUE(Json::parse(page.engine.photoRead("ph1", bad)).contains("error")) << bad;
    }
    EXPECT_TRUE(Json::parse(page.engine.newGame(R"({"game":"chess","players":["Ann"]})")).contains("error"));
    EXPECT_TRUE(Json::parse(page.engine.newGame(R"({"game":"harmonies","players":["Ann","Ann"]})")).contains("error"));
    EXPECT_EQ(page.state()["players"].size(), 1U) << "the open game must stay";
}

}  // namespace
}  // namespace concord::web
