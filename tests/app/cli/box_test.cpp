// concord box: learning from settled boards, showing, forgetting, and reading with what was learned.
#include "tests/app/cli/has.h"
#include "tests/app/cli/run.h"

#include <gtest/gtest.h>

namespace concord::cli {
namespace {

const std::string boardPhoto = samplePhoto("normal/dev_040.jpg");

// A record in a folder of its own, and the board of the sample photo as read.
class BoxCommand : public testing::Test {
protected:
    BoxCommand() { runConcord({"read", boardPhoto, "-o", game}); }

    Outcome box(const std::vector<std::string>& args) const {
        std::vector<std::string> all{"box"};
        all.insert(all.end(), args.begin(), args.end());
        all.insert(all.end(), {"--database", folder.path("games.concord")});
        return runConcord(all);
    }

    Folder folder;
    std::string game = folder.path("game.json");
};

TEST_F(BoxCommand, KnowsNothingAtFirst) {
    const Outcome shown = box({"show"});
    EXPECT_EQ(shown.status, 0);
    EXPECT_TRUE(has(shown.out, "0 settled board(s)")) << shown.out;
    EXPECT_EQ(box({"show", "--json"}).out, R"({"format":"concord-box","version":1,"boards":[]})"
                                           "\n");
}

TEST_F(BoxCommand, LearnsAndForgets) {
    const Outcome learned = box({"learn", boardPhoto, "--board", game});
    EXPECT_EQ(learned.status, 0) << learned.err;
    EXPECT_TRUE(has(box({"show"}).out, "1 settled board(s)")) << box({"show"}).out;
    EXPECT_TRUE(has(box({"show"}).out, "#"));
    EXPECT_EQ(box({"learn", boardPhoto, "--board", game}).status, 0);  // the same photo again
    EXPECT_TRUE(has(box({"show"}).out, "1 settled board(s)")) << box({"show"}).out;
    EXPECT_EQ(box({"forget"}).status, 0);
    EXPECT_TRUE(has(box({"show"}).out, "0 settled board(s)"));
}

TEST_F(BoxCommand, ReadsWithWhatItLearned) {
    box({"learn", boardPhoto, "--board", game});
    const std::string file = folder.write("box.json", box({"show", "--json"}).out);
    const Outcome reading = runConcord({"read", boardPhoto, "--box", file, "--json"});
    EXPECT_EQ(reading.status, 0) << reading.err;
    EXPECT_TRUE(has(reading.out, "concord-reading"));
    const Outcome batch = runConcord({"read", boardPhoto, "--box", file, "--json", "--batch"});
    EXPECT_EQ(batch.status, 0) << batch.err;
    const Outcome over = runConcord({"read", boardPhoto, "--box", file, "-o", file, "--force"});
    EXPECT_NE(over.status, 0) << "an input is never replaced";
    EXPECT_TRUE(has(over.err, "this one was read")) << over.err;
}

TEST_F(BoxCommand, RefusesWhatTeachesNothing) {
    EXPECT_EQ(box({"learn", boardPhoto}).status, 2);
    const std::string empty = folder.write(
        "empty.json",
        R"({"format":"concord-game","version":1,"game":"harmonies","side":"A","players":[{"name":"P","board":{"cells":{}}}]})");
    const Outcome missing = box({"learn", boardPhoto, "--board", "missing.json"});
    EXPECT_TRUE(has(missing.err, "missing.json: ")) << missing.err;
    const Outcome other = box({"learn", boardPhoto, "--board", empty});
    EXPECT_EQ(other.status, 2);
    EXPECT_TRUE(has(other.err, "does not show this board")) << other.err;
    EXPECT_TRUE(has(box({"show"}).out, "0 settled board(s)"));
}

TEST_F(BoxCommand, ADamagedProfileIsNamedAndNotUsed) {
    const std::string file = folder.write("box.json", R"({"format":"concord-box","version":1})");
    const Outcome reading = runConcord({"read", boardPhoto, "--box", file});
    EXPECT_EQ(reading.status, 2);
    EXPECT_TRUE(has(reading.err, "box.json")) << reading.err;
}

}  // namespace
}  // namespace concord::cli
