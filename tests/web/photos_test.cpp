// Photos: whose board they show, what a person is asked, and that a photo without a board creates nothing.
#include "tests/web/page.h"

#include <gtest/gtest.h>

namespace concord::web {
namespace {

constexpr const char* noBoardJson = R"({"noBoard":{"text":"no board was seen in the photo"},"stage":"find-board"})";

std::vector<std::string> offeredAnswers(const Json& photo) {
    std::vector<std::string> ids;
    for (const Json& offer : photo["offers"]) {
        ids.push_back(offer["id"]);
    }
    return ids;
}

TEST(WebPhotos, BeginAGame) {
    FakePage page;
    const std::string id = page.addPhoto("", "one.jpg");
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

TEST(WebPhotos, HaveUprightCoordinatesWhateverTheirOrientation) {
    FakePage page;
    page.newGame({"Ann"});
    const Json photo{{"name", "turned.jpg"}, {"player", "p1"}, {"sha256", "x"},
                     {"width", 400},         {"height", 300},  {"orientation", 6}};  // 6: shown turned by 90 degrees
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
    page.newGame({"Ann", "Bob"});
    page.addReadPhoto("", "one.jpg", boardWithWater(1));
    const std::string second = page.addReadPhoto("", "two.jpg", boardWithWater(5));
    EXPECT_EQ(page.photo(second)["player"], "p2");
    const std::string third = page.addReadPhoto("", "three.jpg", boardWithWater(9));
    EXPECT_EQ(page.photo(third)["state"], "question");
    EXPECT_EQ(offeredAnswers(page.photo(third)), (std::vector<std::string>{"next-player", "other-game", "set-aside"}));
    EXPECT_TRUE(page.carryOut({{"do", "answer-photo"}, {"photo", third}, {"answer", "next-player"}}));
    EXPECT_EQ(page.state()["players"].size(), 3U);
    EXPECT_EQ(page.photo(third)["player"], "p3");
    EXPECT_TRUE(page.carryOut({{"do", "undo"}}));
    EXPECT_EQ(page.state()["players"].size(), 2U);
    EXPECT_EQ(page.photo(third)["state"], "loose") << "a photo on no board can be given to a player";
    EXPECT_TRUE(page.carryOut({{"do", "give-photo"}, {"photo", third}, {"player", "new"}}));
    EXPECT_EQ(page.photo(third)["state"], "read");
}

TEST(WebPhotos, AddNoPlayerToAFullTable) {
    FakePage page;
    page.newGame({"Ann", "Bob", "Cleo", "Dora"});
    const std::string id = page.addReadPhoto("p1", "one.jpg", boardWithWater(1));
    const nlohmann::json answer = page.send({{"do", "give-photo"}, {"photo", id}, {"player", "new"}});
    EXPECT_EQ(answer["body"]["error"]["text"], "The table is full. Say whose board the photo shows.");
}

TEST(WebPhotos, ThatFailedAddNoPlayerWhenGivenToANewOne) {
    FakePage page;
    page.newGame({"Ann", "Bob"});
    const std::string id = page.addPhoto("p1", "one.jpg");
    page.engine.photoFailed(id, R"({"text":"the program ended"})");
    EXPECT_FALSE(page.carryOut({{"do", "give-photo"}, {"photo", id}, {"player", "new"}}));
    EXPECT_EQ(page.state()["players"].size(), 2U);
    EXPECT_EQ(page.state()["undoable"], 0);
}

TEST(WebPhotos, WithoutABoardAddNoPlayerAndBeginNoGame) {
    FakePage page;
    page.newGame({"Ann"});
    const std::string id = page.addPhoto("new", "cat.jpg");
    page.engine.photoRead(id, noBoardJson);
    EXPECT_EQ(page.state()["players"].size(), 1U);
    EXPECT_EQ(page.photo(id)["state"], "no-board");
    EXPECT_EQ(page.photo(id)["what"]["text"], "no board was seen in the photo");
    EXPECT_EQ(page.state()["undoable"], 0);
    EXPECT_TRUE(page.carryOut({{"do", "remove-photo"}, {"photo", id}}));
    EXPECT_EQ(page.state()["photos"], Json::array());

    FakePage empty;
    const std::string cat = empty.addPhoto("", "cat.jpg");
    empty.engine.photoRead(cat, noBoardJson);
    EXPECT_EQ(empty.state()["game"], "");
    EXPECT_TRUE(empty.carryOut({{"do", "answer-photo"}, {"photo", cat}, {"answer", "set-aside"}}));
}

TEST(WebPhotos, WithABoardAddTheNewPlayer) {
    FakePage page;
    page.newGame({"Ann"});
    const std::string id = page.addReadPhoto("new", "bob.jpg", boardWithWater(3));
    EXPECT_EQ(page.state()["players"].size(), 2U);
    EXPECT_EQ(page.photo(id)["player"], "p2");
    EXPECT_EQ(page.state()["undoable"], 1) << "player and board must be undone in one step";
}

TEST(WebPhotos, WithoutABoardStayWithAPlayerWhoHasNone) {
    FakePage page;
    page.newGame({"Ann"});
    const std::string id = page.addPhoto("p1", "dark.jpg");
    page.engine.photoRead(id, noBoardJson);
    EXPECT_EQ(page.player(0)["photo"]["state"], "no-board");
    EXPECT_EQ(page.photo(id)["state"], "no-board");
    EXPECT_TRUE(page.carryOut({{"do", "remove-photo"}, {"photo", id}}));
    EXPECT_FALSE(page.player(0).contains("photo"));
}

TEST(WebPhotos, WithoutABoardKeepTheirQuestionWhenGivenToAPlayerWithABoard) {
    FakePage page;
    page.newGame({"Ann", "Bob"});
    const std::string ann = page.addReadPhoto("p1", "ann.jpg", boardWithWater(2));
    const std::string cat = page.addPhoto("", "cat.jpg");
    page.engine.photoRead(cat, noBoardJson);
    ASSERT_EQ(offeredAnswers(page.photo(cat)), (std::vector<std::string>{"set-aside"}));
    ASSERT_TRUE(page.carryOut({{"do", "give-photo"}, {"photo", cat}, {"player", "p1"}}));
    EXPECT_EQ(page.photo(cat)["state"], "no-board");
    EXPECT_EQ(offeredAnswers(page.photo(cat)), (std::vector<std::string>{"set-aside"}));
    EXPECT_EQ(page.player(0)["photo"]["id"], ann) << "the photo with a board must stay";
    ASSERT_TRUE(page.carryOut({{"do", "give-photo"}, {"photo", cat}, {"player", "p2"}}));
    EXPECT_EQ(page.player(1)["photo"]["id"], cat);
    EXPECT_FALSE(page.photo(cat).contains("offers"));
}

TEST(WebPhotos, OfTheSameBoardAreFused) {
    FakePage page;
    page.newGame({"Ann"});
    const Board board = boardWithWater(20);
    const std::string first = page.addReadPhoto("p1", "one.jpg", board);
    ASSERT_TRUE(page.carryOut({{"do", "set-stack"}, {"player", "p1"}, {"cell", "e5"}, {"stack", {"red"}}}));
    const std::string second = page.addReadPhoto("p1", "two.jpg", board);
    EXPECT_EQ(page.photo(second)["state"], "waiting");
    EXPECT_EQ(page.photo(second)["read"], (Json{{"side", "A"}, {"with", first}}));
    vision::Reading both = readingOf(board);
    both.photos = {"one.jpg", "two.jpg"};
    page.engine.photoRead(second, vision::completeReadingToJson(both));
    EXPECT_EQ(page.photo(first)["state"], "read");
    EXPECT_EQ(page.photo(second)["state"], "read");
    EXPECT_EQ(page.cell(0, "e5")["stack"], Json{"red"}) << "what a person checked must stay";
    EXPECT_EQ(page.player(0)["photo"]["id"], first);
}

TEST(WebPhotos, KeepCubesThatAPersonPlaced) {
    FakePage page;
    page.newGame({"Ann"});
    const Board board = boardWithWater(20);
    page.addReadPhoto("p1", "one.jpg", board);
    ASSERT_TRUE(page.carryOut({{"do", "set-cube"}, {"player", "p1"}, {"cell", "a1"}, {"cube", "animal"}}));
    const std::string second = page.addReadPhoto("p1", "two.jpg", board);
    vision::Reading both = readingOf(board);
    both.photos = {"one.jpg", "two.jpg"};
    page.engine.photoRead(second, vision::completeReadingToJson(both));
    EXPECT_EQ(page.photo(second)["state"], "read");
    EXPECT_EQ(page.cell(0, "a1")["cube"], "animal");
}

TEST(WebPhotos, GivenAwayTakeTheCubeOfASpiritThatWasSetAside) {
    FakePage page;
    page.newGame({"Ann", "Bob"});
    const std::string ann = page.addReadPhoto("p1", "ann.jpg", boardWithWater(2));
    ASSERT_TRUE(page.carryOut({{"do", "set-spirits-in-play"}, {"on", true}}));
    ASSERT_TRUE(page.carryOut({{"do", "set-spirit"}, {"player", "p1"}, {"spirit", "lion"}, {"placed", true}}));
    ASSERT_TRUE(page.carryOut({{"do", "type"}, {"player", "p1"}, {"row", "spirit"}, {"points", 12}}));  // sets it aside
    ASSERT_TRUE(page.carryOut({{"do", "give-photo"}, {"photo", ann}, {"player", "p2"}}));
    ASSERT_TRUE(page.carryOut({{"do", "type"}, {"player", "p1"}, {"row", "spirit"}, {"points", nullptr}}));
    EXPECT_EQ(page.player(0)["spirit"]["id"], "lion");
    EXPECT_EQ(page.player(0)["spirit"]["placed"], false) << "the board with the cube must be Bob's now";
}

TEST(WebPhotos, OfAnotherGameAreRemovedFromThisOne) {
    FakePage page;
    page.newGame({"Ann"});
    page.addReadPhoto("p1", "one.jpg", boardWithWater(1));
    for (const char* const name : {"Bob", "Cleo", "Dan"}) {
        ASSERT_TRUE(page.carryOut({{"do", "add-player"}, {"name", name}}));
        page.addReadPhoto("", std::string(name) + ".jpg", boardWithWater(5));
    }
    const std::string other = page.addReadPhoto("", "five.jpg", boardWithWater(9));
    EXPECT_EQ(offeredAnswers(page.photo(other)), (std::vector<std::string>{"other-game", "set-aside"}));
    EXPECT_TRUE(page.carryOut({{"do", "answer-photo"}, {"photo", other}, {"answer", "other-game"}}));
    EXPECT_TRUE(page.photo(other).is_null());
    EXPECT_EQ(page.state()["players"].size(), 4U);
}

TEST(WebPhotos, SayHowSureThePointsAre) {
    FakePage page;
    page.newGame({"Ann", "Bob"});
    page.addReadPhoto("p1", "one.jpg", boardWithWater(1));
    const Json certainty = page.player(0)["certainty"];
    EXPECT_EQ(certainty["parts"][1], (Json{{"text", "%n cell(s) want a look."}, {"n", 1}}));
    EXPECT_FALSE(page.player(1).contains("certainty")) << "Bob has no photo";
    ASSERT_TRUE(page.carryOut({{"do", "check"}, {"player", "p1"}, {"cell", "a1"}}));
    EXPECT_EQ(page.player(0)["certainty"]["parts"],
              (Json::array({{{"text", "The landscape points are %1 certain."}, {"args", {"100\u00a0%"}}},
                            {{"text", "Every doubtful cell has been looked at."}}})));
    ASSERT_TRUE(page.carryOut({{"do", "undo"}}));
    EXPECT_EQ(page.player(0)["certainty"], certainty);
}

TEST(WebPhotos, OfAnotherBoardAreAskedAbout) {
    FakePage page;
    page.newGame({"Ann", "Bob"});
    page.addReadPhoto("p1", "one.jpg", boardWithWater(20));
    const std::string other = page.addReadPhoto("p1", "two.jpg", boardWithWater(3));
    EXPECT_EQ(page.photo(other)["state"], "question");
    EXPECT_EQ(offeredAnswers(page.photo(other)),
              (std::vector<std::string>{"next-player", "take-newer", "fuse", "set-aside"}));
    EXPECT_FALSE(page.carryOut({{"do", "answer-photo"}, {"photo", other}, {"answer", "read-as-a"}}))
        << "this answer is not offered";
    const int before = page.state()["undoable"];
    ASSERT_TRUE(page.carryOut({{"do", "answer-photo"}, {"photo", other}, {"answer", "take-newer"}}));
    EXPECT_EQ(page.photo(other)["state"], "read");
    EXPECT_EQ(page.state()["undoable"], before + 1);
    ASSERT_TRUE(page.carryOut({{"do", "undo"}}));
    EXPECT_EQ(page.cell(0, "e1")["stack"], Json{"blue"}) << "the board that was replaced must be back";
}

TEST(WebPhotos, AreNamedByTheirLikelierSideInQuestions) {
    constexpr double sideAConfidence = 0.3;  // side B is likelier
    FakePage page;
    page.newGame({"Ann", "Bob"});
    page.addReadPhoto("p1", "one.jpg", boardWithWater(20));
    const std::string other = page.addPhoto("p1", "two.jpg");
    page.engine.photoRead(other, readingJson(boardWithWater(3), sideAConfidence));
    EXPECT_EQ(page.photo(other)["state"], "question");
    EXPECT_EQ(page.photo(other)["what"]["text"], "This photo shows side B of a board, but %1's shows side A.");
}

TEST(WebPhotos, OfTheOtherSideAreAskedAboutAndMayChangeTheGamesSide) {
    FakePage page;
    page.newGame({"Ann", "Bob", "Cleo"});
    const std::string ann = page.addPhoto("p1", "ann.jpg");
    page.engine.photoRead(ann, readingJson(boardWithWater(2), 0.9));
    ASSERT_TRUE(page.carryOut({{"do", "set-stack"}, {"player", "p3"}, {"cell", "a1"}, {"stack", {"red"}}}));
    const std::string bob = page.addReadPhoto("p2", "bob.jpg", boardWithWater(4, Side::B));
    EXPECT_EQ(page.photo(bob)["state"], "question");
    EXPECT_EQ(page.state()["variant"], "A");
    ASSERT_TRUE(page.carryOut({{"do", "answer-photo"}, {"photo", bob}, {"answer", "turn-to-b"}}));
    EXPECT_EQ(page.photo(ann)["read"], (Json{{"side", "B"}})) << "Ann's photo could be side B, and must be read again";
    EXPECT_EQ(page.state()["variant"], "A");
    page.engine.photoRead(ann, readingJson(boardWithWater(2, Side::B)));
    EXPECT_EQ(page.state()["variant"], "B");
    EXPECT_EQ(page.photo(ann)["state"], "read");
    EXPECT_EQ(page.photo(bob)["state"], "read");
    EXPECT_FALSE(page.player(2)["hasBoard"]) << "Cleo's board of side A must be gone";
    ASSERT_TRUE(page.carryOut({{"do", "undo"}}));
    EXPECT_EQ(page.state()["variant"], "A");
    EXPECT_EQ(page.photo(bob)["state"], "loose");
}

TEST(WebPhotos, OfTheOtherSideKeepTheirQuestionWhileTheSideChanges) {
    FakePage page;
    page.newGame({"Ann", "Bob", "Cleo"});
    const std::string ann = page.addPhoto("p1", "ann.jpg");
    page.engine.photoRead(ann, readingJson(boardWithWater(2), 0.9));
    const std::string bob = page.addReadPhoto("p2", "bob.jpg", boardWithWater(4, Side::B));
    const std::string cleo = page.addReadPhoto("p3", "cleo.jpg", boardWithWater(5, Side::B));
    ASSERT_TRUE(page.carryOut({{"do", "answer-photo"}, {"photo", bob}, {"answer", "turn-to-b"}}));
    EXPECT_FALSE(page.carryOut({{"do", "answer-photo"}, {"photo", cleo}, {"answer", "turn-to-b"}}));
    EXPECT_EQ(page.photo(cleo)["state"], "question");
}

TEST(WebPhotos, OfAnUncertainSideAreReadAgainAsTheGamesSide) {
    FakePage page;
    page.newGame({"Ann", "Bob"});
    page.addReadPhoto("p1", "ann.jpg", boardWithWater(2));
    const std::string bob = page.addPhoto("p2", "bob.jpg");
    page.engine.photoRead(bob, readingJson(boardWithWater(4, Side::B), 0.6));
    EXPECT_EQ(page.photo(bob)["state"], "waiting");
    EXPECT_EQ(page.photo(bob)["read"], (Json{{"side", "A"}}));
    page.engine.photoRead(bob, readingJson(boardWithWater(4), 0.4));
    EXPECT_EQ(page.photo(bob)["state"], "read");
}

TEST(WebPhotos, AreRecognizedGivenToAPlayerAndCancelled) {
    FakePage page;
    page.newGame({"Ann", "Bob"});
    const std::string ann = page.addReadPhoto("p1", "ann.jpg", boardWithWater(2));
    EXPECT_EQ(page.addPhoto("p1", "ann.jpg"), ann) << "the same photo must keep its id";
    EXPECT_FALSE(page.carryOut({{"do", "remove-photo"}, {"photo", ann}})) << "a photo on a board cannot be removed";
    EXPECT_TRUE(page.carryOut({{"do", "give-photo"}, {"photo", ann}, {"player", "p2"}}));
    EXPECT_EQ(page.photo(ann)["player"], "p2");
    EXPECT_FALSE(page.player(0)["hasBoard"]);

    const std::string waiting = page.addPhoto("p1", "late.jpg");
    EXPECT_TRUE(page.carryOut({{"do", "cancel-photo"}, {"photo", waiting}}));
    EXPECT_EQ(page.photo(waiting)["state"], "loose");
    EXPECT_TRUE(Json::parse(page.engine.photoRead(waiting, readingJson(boardWithWater(1)))).contains("error"));
    EXPECT_TRUE(page.carryOut({{"do", "give-photo"}, {"photo", waiting}, {"player", "p1"}}));
    EXPECT_EQ(page.photo(waiting)["state"], "waiting") << "a cancelled photo must be read once it has a player";
    EXPECT_FALSE(page.carryOut({{"do", "cancel-photo"}, {"photo", "ph99"}}));
}

TEST(WebPhotos, ThatCannotBeReadSayWhy) {
    FakePage page;
    page.newGame({"Ann"});
    const std::string one = page.addPhoto("p1", "one.jpg");
    page.engine.photoFailed(one, R"({"text":"This browser cannot open HEIC photos."})");
    EXPECT_EQ(page.photo(one)["state"], "failed");
    EXPECT_EQ(page.photo(one)["what"]["text"], "This browser cannot open HEIC photos.");
    const std::string two = page.addPhoto("p1", "two.jpg");
    page.engine.photoRead(two, R"({"error":{"text":"the photo cannot be read: %1","args":["memory"]}})");
    EXPECT_EQ(page.photo(two)["what"]["args"], Json{"memory"});
    EXPECT_EQ(page.addPhoto("p1", "one.jpg"), one);
}

TEST(WebPhotos, ThatFailedAreReadAgainWhenChosenForAnotherPlayer) {
    FakePage page;
    page.newGame({"Ann", "Bob"});
    const std::string id = page.addPhoto("p1", "one.jpg");
    page.engine.photoFailed(id, R"({"text":"the program ended"})");
    EXPECT_EQ(page.addPhoto("p2", "one.jpg"), id);
    EXPECT_EQ(page.photo(id)["state"], "waiting");
    page.engine.photoRead(id, readingJson(boardWithWater(2)));
    EXPECT_EQ(page.photo(id)["state"], "read");
    EXPECT_EQ(page.photo(id)["player"], "p2");
}

TEST(WebPhotos, OnABoardStayThereWhenChosenForAnotherPlayer) {
    FakePage page;
    page.newGame({"Ann", "Bob"});
    const std::string ann = page.addReadPhoto("p1", "ann.jpg", boardWithWater(2));
    page.addReadPhoto("p2", "bob.jpg", boardWithWater(9));
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
    page.newGame({"Ann", "Bob"}, "renature");
    const std::string id = page.addReadPhoto("", "one.jpg", boardWithWater(1));
    EXPECT_EQ(page.state()["game"], "renature");
    EXPECT_EQ(page.photo(id)["state"], "loose");
}

}  // namespace
}  // namespace concord::web
