// Photos: whose board they show, what a person is asked, and that a photo without a board creates nothing.
#include "tests/web/page.h"

#include <gtest/gtest.h>

namespace concord::web {
namespace {

constexpr const char* noBoard = R"({"noBoard":{"text":"no board was seen in the photo"},"stage":"find-board"})";

std::vector<std::string> offers(const Json& photo) {
    std::vector<std::string> ids;
    for (const Json& offer : photo["offers"]) {
        ids.push_back(offer["id"]);
    }
    return ids;
}

TEST(WebPhotos, BeginAGame) {
    FakePage page;
    const std::string id = page.photograph("", "one.jpg");
    EXPECT_EQ(page.photo(id)["state"], "waiting");
    EXPECT_EQ(page.state()["game"], "");
    page.engine.photoProgress(id, 0.5);
    EXPECT_EQ(page.photo(id)["state"], "reading");
    EXPECT_EQ(page.photo(id)["progress"], 0.5);
    page.engine.photoRead(id, readingJson(boardWithWater(2, Side::B)));
    EXPECT_EQ(page.state()["variant"], "B");
    EXPECT_EQ(page.photo(id)["state"], "read");
    EXPECT_EQ(page.photo(id)["player"], "p1");
    EXPECT_EQ(page.player(0)["photo"]["id"], id);
    EXPECT_EQ(page.player(0)["board"]["doubts"], Json{"a1"});
    EXPECT_EQ(page.cell(0, "a1")["alternatives"].size(), 2U);
    EXPECT_EQ(page.cell(0, "a1")["outline"].size(), 6U);
}

TEST(WebPhotos, AreUprightWhateverTheirOrientation) {
    FakePage page;
    page.start({"Ann"});
    const Json photo{{"name", "turned.jpg"}, {"player", "p1"}, {"sha256", "x"},
                     {"width", 400},         {"height", 300},  {"orientation", 6}};
    const std::string id = Json::parse(page.engine.addPhoto(photo.dump()))["id"];
    page.engine.photoRead(id, readingJson(boardWithWater(1)));
    EXPECT_EQ(page.player(0)["photo"]["width"], 300);
    EXPECT_EQ(page.player(0)["photo"]["height"], 400);
    const vision::Reading reading = readingOf(boardWithWater(1));
    const vision::CellReading& cell = reading.cells.front();
    EXPECT_NEAR(page.cell(0, "a1")["at"][0], 1 - cell.center.y / 300, 1e-4);
    EXPECT_NEAR(page.cell(0, "a1")["at"][1], cell.center.x / 400, 1e-4);
}

TEST(WebPhotos, GoToTheNextPlayerWithoutABoard) {
    FakePage page;
    page.start({"Ann", "Bob"});
    page.photograph("", "one.jpg", boardWithWater(1));
    const std::string second = page.photograph("", "two.jpg", boardWithWater(5));
    EXPECT_EQ(page.photo(second)["player"], "p2");
    const std::string third = page.photograph("", "three.jpg", boardWithWater(9));
    EXPECT_EQ(page.photo(third)["state"], "question");
    EXPECT_EQ(offers(page.photo(third)), (std::vector<std::string>{"next-player", "other-game", "set-aside"}));
    EXPECT_TRUE(page.succeeds({{"do", "answer-photo"}, {"photo", third}, {"answer", "next-player"}}));
    EXPECT_EQ(page.state()["players"].size(), 3U);
    EXPECT_EQ(page.photo(third)["player"], "p3");
    EXPECT_TRUE(page.succeeds({{"do", "undo"}}));
    EXPECT_EQ(page.state()["players"].size(), 2U);
    EXPECT_EQ(page.photo(third)["state"], "loose") << "it is on no board, and can be given to a player";
    EXPECT_TRUE(page.succeeds({{"do", "give-photo"}, {"photo", third}, {"player", "new"}}));
    EXPECT_EQ(page.photo(third)["state"], "read");
}

TEST(WebPhotos, AddNoPlayerToAFullTable) {
    FakePage page;
    page.start({"Ann", "Bob", "Cleo", "Dora"});
    const std::string id = page.photograph("p1", "one.jpg", boardWithWater(1));
    const nlohmann::json answer = page.send({{"do", "give-photo"}, {"photo", id}, {"player", "new"}});
    EXPECT_EQ(answer["body"]["error"]["text"], "The table is full. Say whose board the photo shows.");
}

TEST(WebPhotos, ThatCannotBeGivenAddNoPlayer) {
    FakePage page;
    page.start({"Ann", "Bob"});
    const std::string id = page.photograph("p1", "one.jpg");
    page.engine.photoFailed(id, R"({"text":"the program ended"})");
    EXPECT_FALSE(page.succeeds({{"do", "give-photo"}, {"photo", id}, {"player", "new"}}));
    EXPECT_EQ(page.state()["players"].size(), 2U);
    EXPECT_EQ(page.state()["undoable"], 0);
}

TEST(WebPhotos, WithoutABoardCreateNothing) {
    FakePage page;
    page.start({"Ann"});
    const std::string id = page.photograph("new", "cat.jpg");
    page.engine.photoRead(id, noBoard);
    EXPECT_EQ(page.state()["players"].size(), 1U);
    EXPECT_EQ(page.photo(id)["state"], "no-board");
    EXPECT_EQ(page.photo(id)["what"]["text"], "no board was seen in the photo");
    EXPECT_EQ(page.state()["undoable"], 0);
    EXPECT_TRUE(page.succeeds({{"do", "remove-photo"}, {"photo", id}}));
    EXPECT_EQ(page.state()["photos"], Json::array());

    FakePage empty;
    const std::string cat = empty.photograph("", "cat.jpg");
    empty.engine.photoRead(cat, noBoard);
    EXPECT_EQ(empty.state()["game"], "");
    EXPECT_TRUE(empty.succeeds({{"do", "answer-photo"}, {"photo", cat}, {"answer", "set-aside"}}));
}

TEST(WebPhotos, WithABoardAddThePlayer) {
    FakePage page;
    page.start({"Ann"});
    const std::string id = page.photograph("new", "bob.jpg", boardWithWater(3));
    EXPECT_EQ(page.state()["players"].size(), 2U);
    EXPECT_EQ(page.photo(id)["player"], "p2");
    EXPECT_EQ(page.state()["undoable"], 1) << "player and board are one step";
}

TEST(WebPhotos, WithoutABoardAreKeptForAPlayerWithoutABoard) {
    FakePage page;
    page.start({"Ann"});
    const std::string id = page.photograph("p1", "dark.jpg");
    page.engine.photoRead(id, noBoard);
    EXPECT_EQ(page.player(0)["photo"]["state"], "no-board");
    EXPECT_EQ(page.photo(id)["state"], "no-board");
    EXPECT_TRUE(page.succeeds({{"do", "remove-photo"}, {"photo", id}}));
    EXPECT_FALSE(page.player(0).contains("photo"));
}

TEST(WebPhotos, WithoutABoardKeepTheirQuestionWhenGivenToAPlayerWithABoard) {
    FakePage page;
    page.start({"Ann", "Bob"});
    const std::string ann = page.photograph("p1", "ann.jpg", boardWithWater(2));
    const std::string cat = page.photograph("", "cat.jpg");
    page.engine.photoRead(cat, noBoard);
    ASSERT_EQ(offers(page.photo(cat)), (std::vector<std::string>{"set-aside"}));
    ASSERT_TRUE(page.succeeds({{"do", "give-photo"}, {"photo", cat}, {"player", "p1"}}));
    EXPECT_EQ(page.photo(cat)["state"], "no-board");
    EXPECT_EQ(offers(page.photo(cat)), (std::vector<std::string>{"set-aside"}));
    EXPECT_EQ(page.player(0)["photo"]["id"], ann) << "the photo with a board stays";
    ASSERT_TRUE(page.succeeds({{"do", "give-photo"}, {"photo", cat}, {"player", "p2"}}));
    EXPECT_EQ(page.player(1)["photo"]["id"], cat);
    EXPECT_FALSE(page.photo(cat).contains("offers"));
}

TEST(WebPhotos, OfTheSameBoardAreFused) {
    FakePage page;
    page.start({"Ann"});
    const Board board = boardWithWater(20);
    const std::string first = page.photograph("p1", "one.jpg", board);
    ASSERT_TRUE(page.succeeds({{"do", "set-stack"}, {"player", "p1"}, {"cell", "e5"}, {"stack", {"red"}}}));
    const std::string second = page.photograph("p1", "two.jpg", board);
    EXPECT_EQ(page.photo(second)["state"], "waiting");
    EXPECT_EQ(page.photo(second)["read"], (Json{{"side", "A"}, {"with", first}}));
    vision::Reading both = readingOf(board);
    both.photos = {"one.jpg", "two.jpg"};
    page.engine.photoRead(second, vision::completeReadingToJson(both));
    EXPECT_EQ(page.photo(first)["state"], "read");
    EXPECT_EQ(page.photo(second)["state"], "read");
    EXPECT_EQ(page.cell(0, "e5")["stack"], Json{"red"}) << "what a person checked stays";
    EXPECT_EQ(page.player(0)["photo"]["id"], first);
}

TEST(WebPhotos, LeaveCubesThatAPersonPut) {
    FakePage page;
    page.start({"Ann"});
    const Board board = boardWithWater(20);
    page.photograph("p1", "one.jpg", board);
    ASSERT_TRUE(page.succeeds({{"do", "set-cube"}, {"player", "p1"}, {"cell", "a1"}, {"cube", "animal"}}));
    const std::string second = page.photograph("p1", "two.jpg", board);
    vision::Reading both = readingOf(board);
    both.photos = {"one.jpg", "two.jpg"};
    page.engine.photoRead(second, vision::completeReadingToJson(both));
    EXPECT_EQ(page.photo(second)["state"], "read");
    EXPECT_EQ(page.cell(0, "a1")["cube"], "animal");
}

TEST(WebPhotos, TakeAlongTheCubeOfASpiritThatWasSetAside) {
    FakePage page;
    page.start({"Ann", "Bob"});
    const std::string ann = page.photograph("p1", "ann.jpg", boardWithWater(2));
    ASSERT_TRUE(page.succeeds({{"do", "set-spirits-in-play"}, {"on", true}}));
    ASSERT_TRUE(page.succeeds({{"do", "set-spirit"}, {"player", "p1"}, {"spirit", "lion"}, {"placed", true}}));
    ASSERT_TRUE(page.succeeds({{"do", "type"}, {"player", "p1"}, {"row", "spirit"}, {"points", 12}}));
    ASSERT_TRUE(page.succeeds({{"do", "give-photo"}, {"photo", ann}, {"player", "p2"}}));
    ASSERT_TRUE(page.succeeds({{"do", "type"}, {"player", "p1"}, {"row", "spirit"}, {"points", nullptr}}));
    EXPECT_EQ(page.player(0)["spirit"]["id"], "lion");
    EXPECT_EQ(page.player(0)["spirit"]["placed"], false) << "the board with the cube is Bob's now";
}

TEST(WebPhotos, OfAnotherGameAreRemovedFromThisOne) {
    FakePage page;
    page.start({"Ann"});
    page.photograph("p1", "one.jpg", boardWithWater(1));
    for (const char* const name : {"Bob", "Cleo", "Dan"}) {
        ASSERT_TRUE(page.succeeds({{"do", "add-player"}, {"name", name}}));
        page.photograph("", std::string(name) + ".jpg", boardWithWater(5));
    }
    const std::string other = page.photograph("", "five.jpg", boardWithWater(9));
    EXPECT_EQ(offers(page.photo(other)), (std::vector<std::string>{"other-game", "set-aside"}));
    EXPECT_TRUE(page.succeeds({{"do", "answer-photo"}, {"photo", other}, {"answer", "other-game"}}));
    EXPECT_TRUE(page.photo(other).is_null());
    EXPECT_EQ(page.state()["players"].size(), 4U);
}

TEST(WebPhotos, SayHowSureThePointsAre) {
    FakePage page;
    page.start({"Ann", "Bob"});
    page.photograph("p1", "one.jpg", boardWithWater(1));
    const Json certainty = page.player(0)["certainty"];
    EXPECT_EQ(certainty["parts"][1], (Json{{"text", "%n cell(s) want a look."}, {"n", 1}}));
    EXPECT_FALSE(page.player(1).contains("certainty")) << "no photo";
    ASSERT_TRUE(page.succeeds({{"do", "check"}, {"player", "p1"}, {"cell", "a1"}}));
    EXPECT_EQ(page.player(0)["certainty"]["parts"],
              (Json::array({{{"text", "The landscape points are %1 certain."}, {"args", {"100\u00a0%"}}},
                            {{"text", "Every doubtful cell has been looked at."}}})));
    ASSERT_TRUE(page.succeeds({{"do", "undo"}}));
    EXPECT_EQ(page.player(0)["certainty"], certainty);
}

TEST(WebPhotos, OfAnotherBoardAreAskedAbout) {
    FakePage page;
    page.start({"Ann", "Bob"});
    page.photograph("p1", "one.jpg", boardWithWater(20));
    const std::string other = page.photograph("p1", "two.jpg", boardWithWater(3));
    EXPECT_EQ(page.photo(other)["state"], "question");
    EXPECT_EQ(offers(page.photo(other)), (std::vector<std::string>{"next-player", "take-newer", "fuse", "set-aside"}));
    EXPECT_FALSE(page.succeeds({{"do", "answer-photo"}, {"photo", other}, {"answer", "read-as-a"}})) << "not offered";
    const int before = page.state()["undoable"];
    ASSERT_TRUE(page.succeeds({{"do", "answer-photo"}, {"photo", other}, {"answer", "take-newer"}}));
    EXPECT_EQ(page.photo(other)["state"], "read");
    EXPECT_EQ(page.state()["undoable"], before + 1);
    ASSERT_TRUE(page.succeeds({{"do", "undo"}}));
    EXPECT_EQ(page.cell(0, "e1")["stack"], Json{"blue"}) << "the board that was replaced";
}

TEST(WebPhotos, AreCalledTheLikelierSideInQuestions) {
    constexpr double unlikely = 0.3;  // side A
    FakePage page;
    page.start({"Ann", "Bob"});
    page.photograph("p1", "one.jpg", boardWithWater(20));
    const std::string other = page.photograph("p1", "two.jpg");
    page.engine.photoRead(other, readingJson(boardWithWater(3), unlikely));
    EXPECT_EQ(page.photo(other)["state"], "question");
    EXPECT_EQ(page.photo(other)["what"]["text"], "This photo shows side B of a board, but %1's shows side A.");
}

TEST(WebPhotos, OfTheOtherSideAreAskedAboutAndMayChangeTheGamesSide) {
    FakePage page;
    page.start({"Ann", "Bob", "Cleo"});
    const std::string ann = page.photograph("p1", "ann.jpg");
    page.engine.photoRead(ann, readingJson(boardWithWater(2), 0.9));
    ASSERT_TRUE(page.succeeds({{"do", "set-stack"}, {"player", "p3"}, {"cell", "a1"}, {"stack", {"red"}}}));
    const std::string bob = page.photograph("p2", "bob.jpg", boardWithWater(4, Side::B));
    EXPECT_EQ(page.photo(bob)["state"], "question");
    EXPECT_EQ(page.state()["variant"], "A");
    ASSERT_TRUE(page.succeeds({{"do", "answer-photo"}, {"photo", bob}, {"answer", "turn-to-b"}}));
    EXPECT_EQ(page.photo(ann)["read"], (Json{{"side", "B"}})) << "it could be side B, and is read again";
    EXPECT_EQ(page.state()["variant"], "A");
    page.engine.photoRead(ann, readingJson(boardWithWater(2, Side::B)));
    EXPECT_EQ(page.state()["variant"], "B");
    EXPECT_EQ(page.photo(ann)["state"], "read");
    EXPECT_EQ(page.photo(bob)["state"], "read");
    EXPECT_FALSE(page.player(2)["hasBoard"]) << "her board was of side A";
    ASSERT_TRUE(page.succeeds({{"do", "undo"}}));
    EXPECT_EQ(page.state()["variant"], "A");
    EXPECT_EQ(page.photo(bob)["state"], "loose");
}

TEST(WebPhotos, OfTheOtherSideWaitWhileTheSideChanges) {
    FakePage page;
    page.start({"Ann", "Bob", "Cleo"});
    const std::string ann = page.photograph("p1", "ann.jpg");
    page.engine.photoRead(ann, readingJson(boardWithWater(2), 0.9));
    const std::string bob = page.photograph("p2", "bob.jpg", boardWithWater(4, Side::B));
    const std::string cleo = page.photograph("p3", "cleo.jpg", boardWithWater(5, Side::B));
    ASSERT_TRUE(page.succeeds({{"do", "answer-photo"}, {"photo", bob}, {"answer", "turn-to-b"}}));
    EXPECT_FALSE(page.succeeds({{"do", "answer-photo"}, {"photo", cleo}, {"answer", "turn-to-b"}}));
    EXPECT_EQ(page.photo(cleo)["state"], "question");
}

TEST(WebPhotos, OfAnUncertainSideAreReadAgainAsTheGamesSide) {
    FakePage page;
    page.start({"Ann", "Bob"});
    page.photograph("p1", "ann.jpg", boardWithWater(2));
    const std::string bob = page.photograph("p2", "bob.jpg");
    page.engine.photoRead(bob, readingJson(boardWithWater(4, Side::B), 0.6));
    EXPECT_EQ(page.photo(bob)["state"], "waiting");
    EXPECT_EQ(page.photo(bob)["read"], (Json{{"side", "A"}}));
    page.engine.photoRead(bob, readingJson(boardWithWater(4), 0.4));
    EXPECT_EQ(page.photo(bob)["state"], "read");
}

TEST(WebPhotos, AreGivenAndCancelledAndRecognized) {
    FakePage page;
    page.start({"Ann", "Bob"});
    const std::string ann = page.photograph("p1", "ann.jpg", boardWithWater(2));
    EXPECT_EQ(page.photograph("p1", "ann.jpg"), ann) << "the same photo";
    EXPECT_FALSE(page.succeeds({{"do", "remove-photo"}, {"photo", ann}})) << "it is on a board";
    EXPECT_TRUE(page.succeeds({{"do", "give-photo"}, {"photo", ann}, {"player", "p2"}}));
    EXPECT_EQ(page.photo(ann)["player"], "p2");
    EXPECT_FALSE(page.player(0)["hasBoard"]);

    const std::string waiting = page.photograph("p1", "late.jpg");
    EXPECT_TRUE(page.succeeds({{"do", "cancel-photo"}, {"photo", waiting}}));
    EXPECT_EQ(page.photo(waiting)["state"], "loose");
    EXPECT_TRUE(Json::parse(page.engine.photoRead(waiting, readingJson(boardWithWater(1)))).contains("error"));
    EXPECT_TRUE(page.succeeds({{"do", "give-photo"}, {"photo", waiting}, {"player", "p1"}}));
    EXPECT_EQ(page.photo(waiting)["state"], "waiting") << "it is to be read now";
    EXPECT_FALSE(page.succeeds({{"do", "cancel-photo"}, {"photo", "ph99"}}));
}

TEST(WebPhotos, ThatCannotBeReadSayWhy) {
    FakePage page;
    page.start({"Ann"});
    const std::string one = page.photograph("p1", "one.jpg");
    page.engine.photoFailed(one, R"({"text":"This browser cannot open HEIC photos."})");
    EXPECT_EQ(page.photo(one)["state"], "failed");
    EXPECT_EQ(page.photo(one)["what"]["text"], "This browser cannot open HEIC photos.");
    const std::string two = page.photograph("p1", "two.jpg");
    page.engine.photoRead(two, R"({"error":{"text":"the photo cannot be read: %1","args":["memory"]}})");
    EXPECT_EQ(page.photo(two)["what"]["args"], Json{"memory"});
    EXPECT_EQ(page.photograph("p1", "one.jpg"), one);
}

TEST(WebPhotos, ThatFailedAreReadAgainWhenChosenForAnotherPlayer) {
    FakePage page;
    page.start({"Ann", "Bob"});
    const std::string id = page.photograph("p1", "one.jpg");
    page.engine.photoFailed(id, R"({"text":"the program ended"})");
    EXPECT_EQ(page.photograph("p2", "one.jpg"), id);
    EXPECT_EQ(page.photo(id)["state"], "waiting");
    page.engine.photoRead(id, readingJson(boardWithWater(2)));
    EXPECT_EQ(page.photo(id)["state"], "read");
    EXPECT_EQ(page.photo(id)["player"], "p2");
}

TEST(WebPhotos, OnABoardStayThereWhenChosenForAnotherPlayer) {
    FakePage page;
    page.start({"Ann", "Bob"});
    const std::string ann = page.photograph("p1", "ann.jpg", boardWithWater(2));
    page.photograph("p2", "bob.jpg", boardWithWater(9));
    const Json chosen{
        {"name", "ann.jpg"}, {"player", "p2"}, {"sha256", "sha of ann.jpg"}, {"width", 400}, {"height", 300}};
    Json answer = Json::parse(page.engine.addPhoto(chosen.dump()));
    EXPECT_EQ(answer["id"], ann);
    EXPECT_EQ(answer["note"]["text"], "This photo shows %1's board already.");
    EXPECT_EQ(answer["note"]["args"], Json{"Ann"});
    EXPECT_EQ(page.photo(ann)["player"], "p1");
}

TEST(WebPhotos, DoNotReplaceAGameWithoutBoards) {
    FakePage page;
    page.start({"Ann", "Bob"}, "renature");
    const std::string id = page.photograph("", "one.jpg", boardWithWater(1));
    EXPECT_EQ(page.state()["game"], "renature");
    EXPECT_EQ(page.photo(id)["state"], "loose");
}

}  // namespace
}  // namespace concord::web
