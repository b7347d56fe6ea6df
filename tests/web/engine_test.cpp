// The game on the table: commands, cards, undo, questions.
#include "tests/web/page.h"

#include <gtest/gtest.h>

namespace concord::web {
namespace {

TEST(WebEngine, SaysThatNoGameIsOpen) {
    Page page;
    EXPECT_EQ(page.state()["game"], "");
    EXPECT_EQ(page.state()["players"], Json::array());
    EXPECT_EQ(page.send({{"do", "add-player"}, {"name", "Ann"}})["status"], 400);
}

TEST(WebEngine, EditsABoardAndTakesItBack) {
    Page page;
    page.start({"Ann", "Bob"});
    ASSERT_TRUE(page.does({{"do", "set-stack"}, {"player", "p2"}, {"cell", "c3"}, {"stack", {"brown", "green"}}}));
    EXPECT_EQ(page.cell(1, "c3")["stack"], (Json{"brown", "green"}));
    EXPECT_TRUE(page.cell(1, "c3")["checked"]);
    EXPECT_EQ(page.points(1, "trees"), 3);
    EXPECT_EQ(page.points(0, "trees"), 0);
    EXPECT_EQ(page.state()["undoable"], 1);

    ASSERT_TRUE(page.does({{"do", "set-cube"}, {"player", "p2"}, {"cell", "c3"}, {"cube", "animal"}}));
    EXPECT_EQ(page.cell(1, "c3")["cube"], "animal");
    EXPECT_EQ(page.send({{"do", "set-cube"}, {"player", "p1"}, {"cell", "c3"}, {"cube", "animal"}})["status"], 400);

    EXPECT_EQ(page.send({{"do", "undo"}})["body"]["undoable"], 1);
    EXPECT_FALSE(page.cell(1, "c3").contains("cube"));
    EXPECT_TRUE(page.does({{"do", "undo"}}));
    EXPECT_EQ(page.points(1, "trees"), 0);
    EXPECT_EQ(page.send({{"do", "undo"}})["status"], 400);
}

TEST(WebEngine, AnswersARepeatedCommandAlikeAndDoesItOnce) {
    Page page;
    page.start({"Ann"});
    const std::string command = R"({"client":"page","number":7,"revision":1,"do":"add-player","name":"Bob"})";
    const std::string first = page.engine.command(command);
    EXPECT_EQ(page.engine.command(command), first);
    EXPECT_EQ(page.state()["players"].size(), 2U);
}

TEST(WebEngine, TypesNumbersAndTheTieBreak) {
    Page page;
    page.start({"Ann", "Bob"});
    for (const char* const player : {"p1", "p2"}) {
        for (const char* const row : {"trees", "mountains", "fields", "buildings", "water"}) {
            ASSERT_TRUE(page.does({{"do", "type"}, {"player", player}, {"row", row}, {"points", 3}}));
        }
        ASSERT_TRUE(page.does({{"do", "type"}, {"player", player}, {"row", "animals"}, {"parts", {4, 6}}}));
    }
    EXPECT_EQ(page.points(0, "total"), 25);
    EXPECT_EQ(page.state()["rows"].back()["id"], "cubes") << "a tie that nothing breaks yet";
    ASSERT_TRUE(page.does({{"do", "type"}, {"player", "p1"}, {"row", "cubes"}, {"points", 5}}));
    ASSERT_TRUE(page.does({{"do", "type"}, {"player", "p2"}, {"row", "cubes"}, {"points", 4}}));
    EXPECT_EQ(page.state()["outcome"]["winners"], Json{"p1"});
    EXPECT_EQ(page.send({{"do", "type"}, {"player", "p1"}, {"row", "total"}, {"points", 5}})["status"], 400);
    EXPECT_EQ(page.send({{"do", "type"}, {"player", "p1"}, {"row", "trees"}, {"points", -1}})["status"], 400);
}

TEST(WebEngine, ManagesPlayers) {
    Page page;
    page.start({"Ann", "Bob"});
    const Json joined = page.send({{"do", "add-player"}, {"name", ""}});
    EXPECT_EQ(joined["body"]["player"], "p3");
    EXPECT_EQ(page.player(2)["name"], "Player 3");
    EXPECT_FALSE(page.does({{"do", "rename"}, {"player", "p3"}, {"name", "Ann"}}));
    EXPECT_TRUE(page.does({{"do", "rename"}, {"player", "p3"}, {"name", "Zoe"}}));
    EXPECT_TRUE(page.does({{"do", "remove-player"}, {"player", "p1"}}));
    EXPECT_EQ(page.player(0)["id"], "p2") << "ids stay";
    EXPECT_TRUE(page.does({{"do", "undo"}}));
    EXPECT_EQ(page.player(0)["id"], "p1");
    EXPECT_TRUE(page.does({{"do", "remove-player"}, {"player", "p1"}}));
    EXPECT_TRUE(page.does({{"do", "add-player"}, {"name", "Dan"}}));
    EXPECT_EQ(page.player(2)["id"], "p4") << "no id comes twice";
}

TEST(WebEngine, TurnsAnEmptyGameToTheOtherSideOnly) {
    Page page;
    page.start({"Ann"});
    EXPECT_TRUE(page.does({{"do", "set-side"}, {"side", "B"}}));
    EXPECT_EQ(page.state()["variant"], "B");
    EXPECT_EQ(page.player(0)["board"]["cells"].size(), 25U);
    ASSERT_TRUE(page.does({{"do", "set-stack"}, {"player", "p1"}, {"cell", "g4"}, {"stack", {"blue"}}}));
    EXPECT_EQ(page.send({{"do", "set-side"}, {"side", "A"}})["status"], 400);
}

TEST(WebEngine, ChoosesCardsAndSpirits) {
    Page page;
    page.start({"Ann", "Bob"});
    EXPECT_TRUE(page.does({{"do", "set-card"}, {"player", "p1"}, {"card", "crocodile"}, {"cubes", 2}}));
    EXPECT_EQ(page.points(0, "animals"), 9);
    EXPECT_EQ(page.player(0)["cards"][0]["name"]["text"], "Crocodile");
    EXPECT_EQ(page.player(0)["cards"][0]["most"], 3);
    EXPECT_FALSE(page.does({{"do", "set-card"}, {"player", "p2"}, {"card", "crocodile"}, {"cubes", 0}}))
        << "there is one";
    EXPECT_FALSE(page.does({{"do", "set-card"}, {"player", "p1"}, {"card", "crocodile"}, {"cubes", 4}}));
    EXPECT_FALSE(page.does({{"do", "set-card"}, {"player", "p1"}, {"card", "unicorn"}, {"cubes", 1}}));
    EXPECT_TRUE(page.does({{"do", "set-card"}, {"player", "p1"}, {"card", "crocodile"}, {"cubes", nullptr}}));
    EXPECT_EQ(page.player(0)["cards"], Json::array());

    EXPECT_TRUE(page.does({{"do", "set-spirits-in-play"}, {"on", true}}));
    EXPECT_EQ(page.state()["withSpirits"], true);
    EXPECT_TRUE(page.does({{"do", "set-spirit"}, {"player", "p1"}, {"spirit", "lion"}}));
    EXPECT_EQ(page.player(0)["spirit"]["id"], "lion");
    EXPECT_EQ(page.player(0)["spirit"]["placed"], false) << "there is no board";
    EXPECT_FALSE(page.does({{"do", "set-spirit"}, {"player", "p2"}, {"spirit", "lion"}}));
    EXPECT_TRUE(page.does({{"do", "set-spirits-in-play"}, {"on", false}}));
    EXPECT_TRUE(page.player(0)["spirit"].is_null());
    EXPECT_TRUE(page.does({{"do", "set-spirits-in-play"}, {"on", true}}));
    EXPECT_EQ(page.player(0)["spirit"]["id"], "lion") << "it was set aside";
}

TEST(WebEngine, ListsTheCatalogue) {
    Page page;
    page.start({"Ann", "Bob"});
    ASSERT_TRUE(page.does({{"do", "set-card"}, {"player", "p2"}, {"card", "fish"}, {"cubes", 0}}));
    ASSERT_TRUE(page.does({{"do", "set-stack"}, {"player", "p1"}, {"cell", "b2"}, {"stack", {"blue"}}}));
    ASSERT_TRUE(
        page.does({{"do", "set-stack"}, {"player", "p1"}, {"cell", "b3"}, {"stack", {"gray", "gray", "gray"}}}));
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
    Page page;
    page.start({"Ann"});
    for (const char* const cell : {"a1", "a2", "a3"}) {
        ASSERT_TRUE(page.does({{"do", "set-stack"}, {"player", "p1"}, {"cell", cell}, {"stack", {"blue"}}}));
    }
    const Json answer = Json::parse(page.engine.why(R"({"player":"p1","what":"river","cells":["a1","a2","a3"]})"));
    EXPECT_EQ(answer["holds"], true);
    EXPECT_EQ(answer["path"], true);
    EXPECT_EQ(answer["verdict"]["parts"][0]["n"], answer["points"]);
    EXPECT_EQ(Json::parse(page.engine.why(R"({"player":"p1","what":"river","cells":["a1","c2"]})"))["holds"], false);
    EXPECT_TRUE(Json::parse(page.engine.why(R"({"player":"p1","what":"bridge","cells":["a1"]})")).contains("error"));
}

TEST(WebEngine, PlaysRenature) {
    Page page;
    page.start({"Ann", "Bob"}, "renature");
    EXPECT_TRUE(page.state()["areas"]["colours"].is_array());
    EXPECT_EQ(page.state()["players"][0]["colour"], "#efe8d8") << "white";
    EXPECT_TRUE(page.does({{"do", "type"}, {"player", "p1"}, {"row", "track"}, {"points", 40}}));
    EXPECT_TRUE(page.does({{"do", "type"}, {"player", "p1"}, {"row", "tokens"}, {"parts", {2, 1, 3}}}));
    EXPECT_EQ(page.points(0, "tokens"), 6);
    EXPECT_TRUE(page.does({{"do", "type"}, {"player", "p2"}, {"row", "collectedTokens"}, {"points", 4}}));
    EXPECT_FALSE(page.does({{"do", "type"}, {"player", "p2"}, {"row", "clouds"}, {"points", 7}})) << "six are there";
    EXPECT_FALSE(page.does({{"do", "set-card"}, {"player", "p1"}, {"card", "fish"}, {"cubes", 1}}));
    const Json answer =
        Json::parse(page.engine.area(R"({"main":4,"bonus":2,"plants":{"white":{"bush":1},"neutral":{"pine":1}}})"));
    EXPECT_TRUE(answer["why"].contains("text"));
}

TEST(WebEngine, RefusesWhatIsNoMessage) {
    Page page;
    page.start({"Ann"});
    for (const char* const bad : {"", "[]", "{}", "{\"do\":\"undo\"}", "{\"client\":1}", "nonsense"}) {
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
    EXPECT_EQ(page.state()["players"].size(), 1U) << "the open game stays";
}

}  // namespace
}  // namespace concord::web
