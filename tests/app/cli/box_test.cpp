// concord box: learning from settled boards, showing, forgetting, and reading with what was learned.
#include "tests/app/cli/has.h"
#include "tests/app/cli/run.h"

#include <gtest/gtest.h>

namespace concord::cli {
namespace {

const std::string boardPhoto = samplePhoto("normal/dev_040.jpg");

// A record in a folder of its own, and a game file with the board as it was read from the sample photo.
class BoxCommand : public testing::Test {
protected:
    BoxCommand() { runConcord({"read", boardPhoto, "-o", game}); }

    Outcome callBox(const std::vector<std::string>& args) const {
        std::vector<std::string> all{"box"};
        all.insert(all.end(), args.begin(), args.end());
        all.insert(all.end(), {"--database", folder.path("games.concord")});
        return runConcord(all);
    }

    Folder folder;
    std::string game = folder.path("game.json");
};

TEST_F(BoxCommand, KnowsNothingAtFirst) {
    const Outcome shown = callBox({"show"});
    EXPECT_EQ(shown.status, 0);
    EXPECT_TRUE(has(shown.out, "0 settled board(s)")) << shown.out;
    EXPECT_EQ(callBox({"show", "--json"}).out, R"({"format":"concord-box","version":1,"boards":[]})"
                                               "\n");
}

TEST_F(BoxCommand, LearnsAndForgets) {
    const Outcome learned = callBox({"learn", boardPhoto, "--board", game});
    EXPECT_EQ(learned.status, 0) << learned.err;
    EXPECT_TRUE(has(callBox({"show"}).out, "1 settled board(s)")) << callBox({"show"}).out;
    EXPECT_TRUE(has(callBox({"show"}).out, "#"));
    EXPECT_EQ(callBox({"learn", boardPhoto, "--board", game}).status, 0);  // the same photo again
    EXPECT_TRUE(has(callBox({"show"}).out, "1 settled board(s)")) << callBox({"show"}).out;
    EXPECT_EQ(callBox({"forget"}).status, 0);
    EXPECT_TRUE(has(callBox({"show"}).out, "0 settled board(s)"));
}

TEST_F(BoxCommand, ReadsWithWhatItLearned) {
    callBox({"learn", boardPhoto, "--board", game});
    const std::string file = folder.write("box.json", callBox({"show", "--json"}).out);
    const Outcome reading = runConcord({"read", boardPhoto, "--box", file, "--json"});
    EXPECT_EQ(reading.status, 0) << reading.err;
    EXPECT_TRUE(has(reading.out, "concord-reading"));
    const Outcome batch = runConcord({"read", boardPhoto, "--box", file, "--json", "--batch"});
    EXPECT_EQ(batch.status, 0) << batch.err;
    const Outcome refused = runConcord({"read", boardPhoto, "--box", file, "-o", file, "--force"});
    EXPECT_NE(refused.status, 0) << "an input is never replaced";
    EXPECT_TRUE(has(refused.err, "this one was read")) << refused.err;
}

TEST_F(BoxCommand, DoesNotLearnWithoutTheBoardOfThePhoto) {
    EXPECT_EQ(callBox({"learn", boardPhoto}).status, 2);
    const std::string empty = folder.write("empty.json",
                                           R"({"format":"concord-game","version":1,"game":"harmonies","side":"A",
            "players":[{"name":"P","board":{"cells":{}}}]})");
    const Outcome missing = callBox({"learn", boardPhoto, "--board", "missing.json"});
    EXPECT_TRUE(has(missing.err, "missing.json: ")) << missing.err;
    const Outcome otherBoard = callBox({"learn", boardPhoto, "--board", empty});
    EXPECT_EQ(otherBoard.status, 2);
    EXPECT_TRUE(has(otherBoard.err, "does not show this board")) << otherBoard.err;
    EXPECT_TRUE(has(callBox({"show"}).out, "0 settled board(s)"));
}

TEST_F(BoxCommand, ADamagedProfileIsRefusedByName) {
    const std::string file = folder.write("box.json", R"({"format":"concord-box","version":1})");
    const Outcome reading = runConcord({"read", boardPhoto, "--box", file});
    EXPECT_EQ(reading.status, 2);
    EXPECT_TRUE(has(reading.err, "box.json")) << reading.err;
}

}  // namespace
}  // namespace concord::cli
