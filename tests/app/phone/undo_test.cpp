// A phone undoes its own edits, and only if nothing that somebody else did is lost.
#include "tests/app/phone/edits.h"

namespace concord::gui {
namespace {

TEST_F(PhoneEdits, UndoOnlyTheirOwn) {
    send("a", setStack("c2", {"blue"}));
    send("b", setStack("c3", {"gray"}));
    send("a", setStack("c2", {"gray"}));
    EXPECT_EQ(send("a", {{"do", "undo"}})["done"], true);
    EXPECT_EQ(stackAt("c2"), stackOf({Token::Blue}));
    EXPECT_EQ(stackAt("c3"), stackOf({Token::Gray}));
    EXPECT_EQ(send("a", {{"do", "undo"}})["done"], true);
    EXPECT_TRUE(stackAt("c2").empty());
    EXPECT_EQ(stackAt("c3"), stackOf({Token::Gray}));
    EXPECT_TRUE(send("a", {{"do", "undo"}}).contains("error"));
}

TEST_F(PhoneEdits, AreNotUndoneIfSomebodyElseChangedTheValueSince) {
    send("a", setStack("c2", {"blue"}));
    send("b", setStack("c2", {"gray"}));
    const json answer = send("a", {{"do", "undo"}});
    EXPECT_EQ(answer["done"], false);
    EXPECT_TRUE(answer.contains("conflict"));
    EXPECT_EQ(stackAt("c2"), stackOf({Token::Gray}));
}

TEST_F(PhoneEdits, AreNotUndoneIfSomebodyElseChangedTheValueInBetween) {
    send("a", setStack("c2", {"blue"}));
    send("b", setStack("c2", {"gray"}));
    send("a", setStack("c2", {"red"}));
    EXPECT_EQ(send("a", {{"do", "undo"}})["done"], true);
    EXPECT_EQ(stackAt("c2"), stackOf({Token::Gray}));
    EXPECT_EQ(send("a", {{"do", "undo"}})["done"], false);
    EXPECT_EQ(stackAt("c2"), stackOf({Token::Gray}));
}

TEST_F(PhoneEdits, BringErasedAnimalsBackWithTheirCubes) {
    m_document.typeAnimals(0, {4, 9});
    m_document.typeCubesPlaced(0, 6);
    waitForState();
    const Table before = m_document.table();
    EXPECT_EQ(send("a", {{"do", "type"}, {"player", "p1"}, {"row", "animals"}, {"points", nullptr}})["done"], true);
    EXPECT_FALSE(m_document.harmoniesPlayer(0).animals);
    EXPECT_EQ(send("a", {{"do", "undo"}})["done"], true);
    EXPECT_EQ(m_document.table(), before);
}

TEST_F(PhoneEdits, BringBackTheSumOfTheTokensAndTheirNumber) {
    NewGame game;
    game.game = "renature";
    game.players = {{"Ann", "white"}, {"Bob", "black"}};
    m_document.replace(tableFor(game), {});
    m_document.typeNumber(0, "tokens", 6);
    waitForState();
    const std::string ann = state()["players"][0]["id"];
    const auto type = [&](const char* row, const char* key, const json& numbers) {
        EXPECT_EQ(send("a", {{"do", "type"}, {"player", ann}, {"row", row}, {key, numbers}})["done"], true);
    };
    const auto typeTokensAndUndo = [&] {
        const Table before = m_document.table();
        type("tokens", "parts", json::array({2, 1, 3}));
        EXPECT_EQ(m_document.score().players[0].tieBreak, 3);
        EXPECT_EQ(send("a", {{"do", "undo"}})["done"], true);
        EXPECT_EQ(m_document.table(), before);
    };
    typeTokensAndUndo();  // here the number of tokens was not known before
    type("collectedTokens", "points", 2);
    typeTokensAndUndo();
    type("tokens", "parts", json::array({2, 1, 3}));
    type("tokens", "points", nullptr);
    EXPECT_FALSE(m_document.score().players[0].tieBreak);
    EXPECT_EQ(send("a", {{"do", "undo"}})["done"], true);
    EXPECT_EQ(m_document.score().players[0].values.at(*m_document.score().rowOf("tokens")).parts,
              (std::vector{2, 1, 3}));
}

TEST_F(PhoneEdits, AreCountedForUndoWhereTheyChangeSomething) {
    EXPECT_EQ(send("a", setStack("c2", {"blue"}))["undoable"], 1);
    EXPECT_EQ(send("a", setStack("c2", {"blue"}))["undoable"], 1);
    EXPECT_EQ(send("b", setStack("c3", {"blue"}))["undoable"], 1);
    EXPECT_EQ(send("a", setStack("c2", {"gray"}))["undoable"], 2);
    EXPECT_EQ(send("a", {{"do", "undo"}})["undoable"], 1);
    send("b", setStack("c2", {"yellow"}));
    const json refused = send("a", {{"do", "undo"}});
    EXPECT_EQ(refused["done"], false);
    EXPECT_EQ(refused["undoable"], 0);
}

TEST_F(PhoneEdits, DoNotUndoAPlayerWhoHasNumbersOrPhotosByNow) {
    const auto addCleo = [this] { EXPECT_EQ(send("a", {{"do", "add-player"}, {"name", "Cleo"}})["done"], true); };
    const auto undo = [this] { return send("a", {{"do", "undo"}})["done"].get<bool>(); };
    addCleo();
    send("b", {{"do", "type"}, {"player", "p3"}, {"row", "trees"}, {"points", 0}});
    EXPECT_FALSE(undo());
    EXPECT_EQ(m_document.playerCount(), 3);
    m_document.removePlayer(2);

    addCleo();
    m_document.setPhoto(2, grainyPhoto(), /*keepsChecked=*/false);
    waitForState();
    EXPECT_FALSE(undo());
    m_document.removePlayer(2);

    addCleo();
    m_engine->takePhoto("bytes", QStringLiteral("one.jpg"), state()["players"][2]["id"]);
    waitForState();
    EXPECT_FALSE(undo());
    EXPECT_EQ(m_document.playerCount(), 3);

    // Where an edit of the player's board is undone first, the player can be undone too.
    const std::string daria = send("a", {{"do", "add-player"}, {"name", "Daria"}})["player"];
    send("a", setStack("c2", {"blue"}, daria.c_str()));
    EXPECT_TRUE(undo());
    EXPECT_TRUE(undo());
    EXPECT_EQ(m_document.playerCount(), 3);
}

}  // namespace
}  // namespace concord::gui
