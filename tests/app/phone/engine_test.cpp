// Edits from phones are one undo step each. Edits of different values are merged, and those of the same value are
// reported as a conflict.
#include "tests/app/phone/edits.h"

namespace concord::gui {
namespace {

TEST_F(PhoneEdits, AreOneUndoStepEachThatNamesThePhone) {
    const int before = m_document.undoStack()->count();
    EXPECT_EQ(send("a", setStack("c2", {"brown", "green"}))["done"], true);
    EXPECT_EQ(stackAt("c2"), stackOf({Token::Brown, Token::Green}));
    EXPECT_EQ(m_document.undoStack()->count(), before + 1);
    EXPECT_EQ(m_document.undoName(), QStringLiteral("c2: medium tree (phone)"));
    m_document.undoStack()->undo();
    EXPECT_TRUE(stackAt("c2").empty());
}

TEST_F(PhoneEdits, OnDifferentCellsMerge) {
    const std::int64_t revisionBefore = revision();
    EXPECT_EQ(send("a", setStack("c2", {"blue"}), revisionBefore)["done"], true);
    EXPECT_EQ(send("b", setStack("c3", {"yellow"}), revisionBefore)["done"], true);
    EXPECT_EQ(send("b", setStack("c2", {"gray"}, "p2"), revisionBefore)["done"], true);
    EXPECT_FALSE(stackAt("c2").empty());
    EXPECT_FALSE(stackAt("c3").empty());
}

TEST_F(PhoneEdits, OnTheSameCellConflictForTheSecond) {
    const std::int64_t revisionBefore = revision();
    json first = setStack("c2", {"blue"});
    first["who"] = "p2";
    EXPECT_EQ(send("a", first, revisionBefore)["done"], true);
    const json second = send("b", setStack("c2", {"gray"}), revisionBefore);
    EXPECT_EQ(second["done"], false);
    EXPECT_EQ(second["conflict"]["text"], "%1 changed %2 in the meantime.");
    EXPECT_EQ(second["conflict"]["args"], json({"Bob"}));
    EXPECT_EQ(stackAt("c2"), stackOf({Token::Blue}));
    // The same edit succeeds once the phone knows about the other one.
    EXPECT_EQ(send("b", setStack("c2", {"gray"}), second["revision"].get<std::int64_t>())["done"], true);
    EXPECT_EQ(stackAt("c2"), stackOf({Token::Gray}));
}

TEST_F(PhoneEdits, OfTheSamePhoneNeedNoNewRevision) {
    const std::int64_t revisionBefore = revision();
    EXPECT_EQ(send("a", setStack("c2", {"blue"}), revisionBefore)["done"], true);
    EXPECT_EQ(send("a", setStack("c2", {"gray"}), revisionBefore)["done"], true);
    EXPECT_EQ(stackAt("c2"), stackOf({Token::Gray}));
}

TEST_F(PhoneEdits, ConflictWithTheWindowToo) {
    const std::int64_t revisionBefore = revision();
    m_document.setStack(0, cellNamed("c2"), stackOf({Token::Blue}));
    const json answer = send("a", setStack("c2", {"gray"}), revisionBefore);
    EXPECT_EQ(answer["conflict"]["text"], "%1 was changed at the computer in the meantime.");
    EXPECT_EQ(stackAt("c2"), stackOf({Token::Blue}));
}

TEST_F(PhoneEdits, SentTwiceAreDoneOnce) {
    json command = {{"client", "a"}, {"number", 1}, {"revision", revision()}, {"do", "add-player"}, {"name", "Cleo"}};
    const json first = sendAsIs(command);
    EXPECT_EQ(first["player"], "p3");
    EXPECT_EQ(sendAsIs(command), first);
    EXPECT_EQ(m_document.playerCount(), 3);
}

TEST_F(PhoneEdits, MayBeginAGameWithAPlayer) {
    m_document.replace(Table(), {});
    waitForState();
    const QSignalSpy begun(&*m_engine, &PhoneEngine::gameBegun);
    const json answer = send("a", {{"do", "add-player"}, {"name", "Zoe"}});
    EXPECT_EQ(answer["player"], state()["players"][0]["id"]);
    EXPECT_EQ(begun.count(), 1);
    ASSERT_EQ(m_document.playerCount(), 1);
    EXPECT_EQ(m_document.player(0).name, "Zoe");
    EXPECT_EQ(send("a", {{"do", "add-player"}, {"name", "Yan"}})["done"], true);
    EXPECT_EQ(m_document.playerCount(), 2);
}

TEST_F(PhoneEdits, SettleDoubts) {
    m_document.setPhoto(0, grainyPhoto(), /*keepsChecked=*/false);
    waitForState();
    EXPECT_EQ(send("a", {{"do", "check"}, {"player", "p1"}, {"cell", "c2"}})["done"], true);
    EXPECT_FALSE(m_document.isDoubtful(0, cellNamed("c2")));
    EXPECT_EQ(m_document.undoName(), QStringLiteral("c2 is right (phone)"));
    EXPECT_EQ(send("a", {{"do", "undo"}})["done"], true);
    EXPECT_TRUE(m_document.isDoubtful(0, cellNamed("c2")));
}

TEST_F(PhoneEdits, ConflictWithANewPhoto) {
    m_document.setPhoto(0, grainyPhoto(), /*keepsChecked=*/false);
    waitForState();
    const std::int64_t revisionBefore = revision();
    auto other = std::make_shared<Photo>(*grainyPhoto());
    other->files.front().contents += "another";
    m_document.setPhoto(0, other, /*keepsChecked=*/false);
    EXPECT_EQ(send("a", {{"do", "check"}, {"player", "p1"}, {"cell", "c2"}}, revisionBefore)["done"], false);
}

TEST_F(PhoneEdits, PutCubesOnTokens) {
    EXPECT_TRUE(
        send("a", {{"do", "set-cube"}, {"player", "p1"}, {"cell", "c2"}, {"cube", "animal"}}).contains("error"));
    send("a", setStack("c2", {"blue"}));
    EXPECT_EQ(send("a", {{"do", "set-cube"}, {"player", "p1"}, {"cell", "c2"}, {"cube", "animal"}})["done"], true);
    EXPECT_EQ(m_document.harmoniesPlayer(0).board->cube(cellNamed("c2")), Cube::Animal);
    EXPECT_EQ(send("a", {{"do", "undo"}})["done"], true);
    EXPECT_EQ(m_document.harmoniesPlayer(0).board->cube(cellNamed("c2")), Cube::None);
}

TEST_F(PhoneEdits, TypeNumbersAndUndoThem) {
    const json type = {{"do", "type"}, {"player", "p2"}, {"row", "trees"}, {"points", 12}};
    EXPECT_EQ(send("a", type)["done"], true);
    EXPECT_EQ(m_document.score().points(1, "trees"), 12);
    EXPECT_EQ(m_document.undoName(), QStringLiteral("Bob, Trees: 12 typed (phone)"));
    EXPECT_EQ(send("a", {{"do", "undo"}})["done"], true);
    EXPECT_EQ(state()["players"][1]["values"][0]["source"], "unknown");
}

TEST_F(PhoneEdits, TypeSeveralNumbersIntoARow) {
    const json type = {{"do", "type"}, {"player", "p1"}, {"row", "animals"}, {"parts", {4, 9, 0}}};
    EXPECT_EQ(send("a", type)["done"], true);
    EXPECT_EQ(m_document.score().points(0, "animals"), 13);
    constexpr std::size_t animals = 6;  // the place of the row
    EXPECT_EQ(state()["players"][0]["values"][animals]["parts"], json({4, 9, 0}));
    const json more = {{"do", "type"}, {"player", "p1"}, {"row", "animals"}, {"points", 20}};
    EXPECT_EQ(send("b", more)["done"], true);
    EXPECT_EQ(send("b", {{"do", "undo"}})["done"], true);
    EXPECT_EQ(state()["players"][0]["values"][animals]["parts"], json({4, 9, 0}));
}

TEST_F(PhoneEdits, TypeTheTieBreak) {
    for (const char* const player : {"p1", "p2"}) {
        for (const char* const row : {"trees", "mountains", "fields", "buildings", "water", "animals"}) {
            send("a", {{"do", "type"}, {"player", player}, {"row", row}, {"points", 7}});
        }
    }
    EXPECT_EQ(state()["outcome"]["headline"]["text"], "%1 are level with %n point(s).");
    EXPECT_TRUE(state()["outcome"]["winners"].empty());
    const json rows = state()["rows"];
    ASSERT_EQ(rows.back()["typed"], true);
    const json type = {{"do", "type"}, {"player", "p1"}, {"row", rows.back()["id"]}, {"points", 5}};
    EXPECT_EQ(send("a", type)["done"], true);
    EXPECT_EQ(m_document.score().players[0].tieBreak, 5);
    EXPECT_EQ(state()["players"][0]["values"].back()["points"], 5);
    EXPECT_EQ(send("a", {{"do", "undo"}})["done"], true);
    EXPECT_EQ(m_document.score().players[0].tieBreak, std::nullopt);
}

TEST_F(PhoneEdits, RefuseImpossibleNumbers) {
    const auto type = [](const char* row, int points) {
        return json{{"do", "type"}, {"player", "p1"}, {"row", row}, {"points", points}};
    };
    EXPECT_TRUE(send("a", type("trees", -1)).contains("error"));
    EXPECT_TRUE(send("a", type("total", 1)).contains("error"));
    EXPECT_TRUE(send("a", type("nothing", 1)).contains("error"));
    EXPECT_TRUE(send("a", {{"do", "type"}, {"player", "p9"}, {"row", "trees"}, {"points", 1}}).contains("error"));
    EXPECT_EQ(m_document.undoStack()->count(), 0);
}

TEST_F(PhoneEdits, RenameAndAddPlayers) {
    EXPECT_EQ(send("a", {{"do", "rename"}, {"player", "p1"}, {"name", "Anna"}})["done"], true);
    EXPECT_EQ(m_document.player(0).name, "Anna");
    EXPECT_TRUE(send("a", {{"do", "rename"}, {"player", "p1"}, {"name", "Bob"}}).contains("error"));
    const json added = send("a", {{"do", "add-player"}, {"name", ""}});
    EXPECT_EQ(added["player"], "p3");
    EXPECT_EQ(send("a", {{"do", "undo"}})["done"], true);
    EXPECT_EQ(m_document.playerCount(), 2);
    EXPECT_EQ(send("a", {{"do", "undo"}})["done"], true);
    EXPECT_EQ(m_document.player(0).name, "Ann");
}

TEST_F(PhoneEdits, FollowAPlayerWhoMoves) {
    m_document.removePlayer(0);
    EXPECT_EQ(send("a", setStack("c2", {"blue"}, "p2"))["done"], true);
    EXPECT_EQ(stackAt("c2", 0), stackOf({Token::Blue}));
    EXPECT_TRUE(send("a", setStack("c2", {"blue"}, "p1")).contains("error"));
}

TEST_F(PhoneEdits, ForgetTheOldestOfManyPhones) {
    for (int phone = 0; phone < 200; ++phone) {
        EXPECT_EQ(send("phone-" + std::to_string(phone),
                       setStack("c2", phone % 2 == 0 ? json{"blue"} : json{"gray"}))["done"],
                  true);
    }
    EXPECT_TRUE(send("phone-0", {{"do", "undo"}}).contains("error"));
    EXPECT_EQ(send("phone-199", {{"do", "undo"}})["done"], true);
}

TEST(PhoneEngine, WithoutAGameTakesPhotosAndRefusesEdits) {
    Document document;
    FakePhotos photos;
    PhoneEngine engine(document, photos);
    EXPECT_EQ(json::parse(*engine.state())["game"], "");
    bool possible = true;
    engine.execute(phone::commandFromJson(
                       R"({"client":"a","number":1,"revision":1,"do":"type","player":"p1","row":"trees","points":3})"),
                   possible);
    EXPECT_FALSE(possible);
    EXPECT_FALSE(engine.takePhoto("bytes", QStringLiteral("one.jpg"), "new").refused);
}

}  // namespace
}  // namespace concord::gui
