// The game as the page stores it, and as a file for other programs.
#include "scoring/table/game_file.h"
#include "tests/web/page.h"

#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

namespace concord::web {
namespace {

std::string sample(const std::string& name) {
    std::ifstream file(CONCORD_SAMPLES_DIR "/boards/" + name);
    std::stringstream text;
    text << file.rdbuf();
    return text.str();
}

// A game with boards, photos in several states, cards and typed numbers.
void makeGame(FakePage& page) {
    page.newGame({"Ann", "Bob"});
    page.addReadPhoto("p1", "one.jpg", boardWithWater(20));
    page.addReadPhoto("p1", "two.jpg", boardWithWater(3));  // leads to a question
    page.addPhoto("p2", "three.jpg");                       // waits to be read
    page.carryOut({{"do", "set-card"}, {"player", "p1"}, {"card", "fish"}, {"cubes", 1}});
    page.carryOut({{"do", "type"}, {"player", "p1"}, {"row", "animals"}, {"points", 12}});
    page.carryOut({{"do", "check"}, {"player", "p1"}, {"cell", "a1"}});
}

TEST(WebStored, ComesBackAsItWas) {
    FakePage page;
    makeGame(page);
    const std::string stored = page.engine.keep();
    Json before = page.state();

    FakePage other;
    ASSERT_EQ(other.engine.open(stored), R"({"ok":true})");
    Json after = other.state();
    before.erase("revision");
    after.erase("revision");
    EXPECT_EQ(after, before);
    EXPECT_EQ(other.engine.keep(), stored);
}

TEST(WebStored, IncludesTheUndoSteps) {
    FakePage page;
    makeGame(page);
    FakePage other;
    other.engine.open(page.engine.keep());
    EXPECT_TRUE(other.carryOut({{"do", "undo"}}));
    EXPECT_EQ(other.cell(0, "a1").value("checked", false), false);
    EXPECT_TRUE(other.carryOut({{"do", "type"}, {"player", "p1"}, {"row", "animals"}, {"points", nullptr}}));
    EXPECT_EQ(other.player(0)["cards"][0]["id"], "fish") << "typed points hide the cards and must not remove them";
    for (const char* const step : {"clearing the number", "typing it", "the card", "the board"}) {
        EXPECT_TRUE(other.carryOut({{"do", "undo"}})) << step;
    }
    EXPECT_FALSE(other.player(0)["hasBoard"]);
    EXPECT_FALSE(other.carryOut({{"do", "undo"}}));
}

TEST(WebStored, PhotosThatWereBeingReadWaitAgain) {
    FakePage page;
    page.newGame({"Ann"});
    const std::string id = page.addPhoto("p1", "one.jpg");
    page.engine.photoProgress(id, 0.7);
    FakePage other;
    other.engine.open(page.engine.keep());
    EXPECT_EQ(other.photo(id)["state"], "waiting");
    other.engine.photoRead(id, readingJson(boardWithWater(2)));
    EXPECT_EQ(other.photo(id)["state"], "read");
    EXPECT_NE(other.addPhoto("", "next.jpg"), id);
}

// At most 80 bytes of a photo's name and 2000 of a message are kept.
TEST(WebStored, CutsLongTextsBetweenCharacters) {
    const auto textOf = [](int twoByteLetters) {
        std::string text = "a";  // so that the limit falls inside a letter
        for (int i = 0; i < twoByteLetters; ++i) {
            text += "\u0439";
        }
        return text;
    };
    FakePage page;
    page.newGame({"Ann"});
    const std::string id = page.addPhoto("p1", textOf(40));
    page.engine.photoFailed(id, Json(textOf(1000)).dump());
    EXPECT_EQ(page.photo(id)["what"]["text"], textOf(999));
    const std::string text = page.engine.keep();
    FakePage other;
    ASSERT_EQ(other.engine.open(text), R"({"ok":true})");
    EXPECT_EQ(Json::parse(text)["photos"][0]["name"], textOf(39));
}

TEST(WebStored, IsEmptyWithoutAGame) {
    FakePage page;
    EXPECT_EQ(page.engine.keep(), "");
    page.newGame({"Ann"});
    EXPECT_NE(page.engine.keep(), "");
    page.engine.close();
    EXPECT_EQ(page.engine.keep(), "");
    EXPECT_EQ(page.state()["game"], "");
}

TEST(WebStored, IsRefusedIfDamagedAndTheOpenGameStays) {
    FakePage page;
    makeGame(page);
    const Json before = page.state();
    Json stored = Json::parse(page.engine.keep());
    const auto isRefused = [&](const Json& bad) { return Json::parse(page.engine.open(bad.dump())).contains("error"); };
    Json bad = stored;
    bad["table"]["seats"].erase(0);
    EXPECT_TRUE(isRefused(bad));
    bad = stored;
    bad["table"]["seats"][0]["photo"] = 99;
    EXPECT_TRUE(isRefused(bad));
    bad = stored;
    bad["boards"][0]["reading"] = Json::object();
    EXPECT_TRUE(isRefused(bad));
    bad = stored;
    bad["photos"][0]["state"] = 77;
    EXPECT_TRUE(isRefused(bad));
    bad = stored;
    bad["version"] = 2;  // of a later version
    EXPECT_TRUE(isRefused(bad));
    const std::string text = stored.dump();
    for (std::size_t length = 0; length < text.size(); length += 97) {  // every length would take too long
        EXPECT_TRUE(Json::parse(page.engine.open(text.substr(0, length))).contains("error")) << length;
    }
    EXPECT_EQ(page.state(), before);
}

TEST(WebExport, IsAGameFileWithTheGivenDetails) {
    FakePage page;
    makeGame(page);
    const std::string text = page.engine.exportGame(
        R"({"id":"123e4567-e89b-12d3-a456-426614174000","played":"2026-11-21T19:30:00+01:00","place":"Café","minutes":45})");
    const GameFile file = gameFileFromJson(text);
    const Json record = Json::parse(file.record);
    EXPECT_EQ(record["played"], "2026-11-21T19:30:00+01:00");
    EXPECT_EQ(record["minutes"], 45);
    EXPECT_EQ(file.game.as<Game>().players.front().board->tokenCount(), 21);
}

TEST(WebExport, RefusesInvalidDetailsAndATableWithoutAGame) {
    FakePage page;
    makeGame(page);
    EXPECT_TRUE(Json::parse(page.engine.exportGame(R"({"played":"yesterday"})")).contains("error"));
    EXPECT_TRUE(Json::parse(page.engine.exportGame(R"({"played":"2026-13-01T19:30:00+01:00"})")).contains("error"));
    EXPECT_TRUE(Json::parse(page.engine.exportGame(R"({"weather":"rain"})")).contains("error"));
    FakePage empty;
    EXPECT_TRUE(Json::parse(empty.engine.exportGame("")).contains("error"));
}

TEST(WebExport, HasTheGameThatWasOpened) {
    for (const char* const name :
         {"four-players.json", "typed.json", "rulebook-solo.json", "tie-broken-by-cubes.json"}) {
        FakePage page;
        const std::string text = sample(name);
        ASSERT_EQ(page.engine.open(text), R"({"ok":true})") << name;
        EXPECT_EQ(gameFileFromJson(page.engine.exportGame("")).game, gameFileFromJson(text).game) << name;
    }
}

TEST(WebExport, KeepsTheMembersOfTheRecordThatStillApply) {
    FakePage page;
    Json game = Json::parse(sample("four-players.json"));
    const std::string name = game["players"][0]["name"];
    game["record"] = {
        {"played", "2026-11-21T19:30:00+01:00"}, {"starter", name}, {"note", "rain"}, {"score", Json::object()}};
    ASSERT_EQ(page.engine.open(game.dump()), R"({"ok":true})");
    EXPECT_EQ(Json::parse(page.engine.exportGame(""))["record"],
              (Json{{"played", "2026-11-21T19:30:00+01:00"}, {"starter", name}, {"note", "rain"}}));
    ASSERT_TRUE(page.carryOut({{"do", "rename"}, {"player", "p1"}, {"name", "Somebody else"}}));
    EXPECT_FALSE(Json::parse(page.engine.exportGame(""))["record"].contains("starter"));
}

// It is still the same game, wherever and whenever it is exported.
TEST(WebExport, KeepsTheIdAndTimeOfAnImportedGame) {
    FakePage page;
    Json game = Json::parse(sample("four-players.json"));
    Json record{{"id", "123e4567-e89b-12d3-a456-426614174000"}, {"played", "2026-11-21T19:30:00+01:00"}};
    const char* const details =
        R"({"id":"00000000-0000-4000-8000-000000000000","played":"2027-01-01T10:00:00+09:00","zone":"Asia/Tokyo",)"
        R"("note":"rain"})";
    for (const char* const zone : {"", "Europe/Berlin"}) {
        if (*zone != '\0') {
            record["zone"] = zone;
        }
        game["record"] = record;
        ASSERT_EQ(page.engine.open(game.dump()), R"({"ok":true})");
        Json expected = record;
        expected["note"] = "rain";
        EXPECT_EQ(Json::parse(page.engine.exportGame(details))["record"], expected);
    }
}

TEST(WebExport, LeavesOutInvalidMembersOfTheRecord) {
    Json game = Json::parse(sample("four-players.json"));
    for (const char* const record :
         {R"({"starter":5})", R"({"id":"my game"})", R"({"played":7,"minutes":"many"})", R"({"minutes":100001})"}) {
        FakePage page;
        game["record"] = Json::parse(record);
        ASSERT_EQ(page.engine.open(game.dump()), R"({"ok":true})") << record;
        const Json file = Json::parse(page.engine.exportGame(""));
        EXPECT_EQ(file.value("format", ""), "concord-game") << record;
        EXPECT_FALSE(file.contains("record")) << record;
    }
}

}  // namespace
}  // namespace concord::web
