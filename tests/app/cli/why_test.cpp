#include "tests/app/cli/has.h"
#include "tests/app/cli/run.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace concord::cli {
namespace {

using Json = nlohmann::json;

Outcome why(std::vector<std::string> args, const std::string& file = "rulebook-example.json") {
    args.insert(args.begin(), {"why", sampleBoard(file)});
    return runConcord(args);
}

TEST(WhyCommandTest, ConfirmsARightClaim) {
    const Outcome outcome = why({"--player", "Pauline", "--river", "c1-b1-b2-a3-a4-b4-c5"});
    EXPECT_EQ(outcome.status, 0) << outcome.err;
    EXPECT_TRUE(has(outcome.out, "This river is 7 tokens long and pays 19 points. (Rulebook, page 8)\n"))
        << outcome.out;
    EXPECT_TRUE(has(outcome.out, "The claim holds: 19 point")) << outcome.out;
    EXPECT_TRUE(has(outcome.out, " c1 # ")) << outcome.out;
    EXPECT_TRUE(has(outcome.out, "# claimed\n")) << outcome.out;
}

TEST(WhyCommandTest, SaysWhatBreaksAClaimAndMarksIt) {
    const Outcome outcome = why({"--player", "Pauline", "--river", "c1,c2"});
    EXPECT_EQ(outcome.status, 1);
    EXPECT_TRUE(has(outcome.out, "Pauline: Claimed as a river: c1, c2\nc2 is red: a river is blue.")) << outcome.out;
    EXPECT_TRUE(has(outcome.out, " c2 !*")) << outcome.out;
    EXPECT_TRUE(has(outcome.out, "! shows why\n")) << outcome.out;
}

TEST(WhyCommandTest, WritesJson) {
    const Outcome outcome = why({"--player", "Pauline", "--field", "a1", "--json"});
    EXPECT_EQ(outcome.status, 1);
    const Json answer = Json::parse(outcome.out);
    EXPECT_EQ(answer["format"], "concord-claim");
    EXPECT_EQ(answer["kind"], "field");
    EXPECT_EQ(answer["claimed"], Json::array({"a1"}));
    EXPECT_EQ(answer["holds"], false);
    EXPECT_EQ(answer["points"], 5);
    EXPECT_EQ(answer["rule"], "field");
    EXPECT_EQ(answer["page"], "8");
    EXPECT_EQ(answer["cells"], Json::array({"a2"}));
    EXPECT_FALSE(answer.contains("typed"));
}

TEST(WhyCommandTest, NamesWhatItCannotRead) {
    const std::string file = sampleBoard("rulebook-example.json");
    const Outcome cell = why({"--river", "a1-h9", "--player", "Pauline"});
    EXPECT_EQ(cell.status, 2);
    EXPECT_EQ(cell.err, file + ": --river: expected a cell of side A, from a1 to e5, got \"h9\"\n");
    const Outcome nobody = why({"--river", "a1", "--player", "Nobody"});
    EXPECT_EQ(nobody.status, 2);
    EXPECT_TRUE(has(nobody.err, "--player: expected one of the players with a board, \"Pauline\"")) << nobody.err;
    const Outcome boardless = why({"--river", "a1"}, "names-only.json");
    EXPECT_EQ(boardless.status, 2);
    EXPECT_TRUE(has(boardless.err, "/players: expected a player with a board, got none")) << boardless.err;
    EXPECT_EQ(why({"--river", "", "--player", "Pauline"}).err,
              file + ": --river: expected cells such as a1-a2-b2, got none\n");
}

TEST(WhyCommandTest, AsksWhoseBoardWhereSeveralPlayersHaveOne) {
    const Outcome several = why({"--tree", "a1"}, "ring-river.json");
    EXPECT_EQ(several.status, 2);
    EXPECT_TRUE(has(several.err, "--player: expected one of the players with a board, \"Round\", ")) << several.err;
    const Outcome loop = why({"--player", "Round", "--river", "a2 a3 b3 c3 c2 b1"}, "ring-river.json");
    EXPECT_EQ(loop.status, 0) << loop.err;
    EXPECT_TRUE(has(loop.out, "it is 6 tokens long and pays 15 points")) << loop.out;
}

TEST(WhyCommandTest, HelpShowsAnExample) {
    EXPECT_TRUE(
        has(runConcord({"why", "--help"}).out, "Example: concord why game.json --player Pauline --river a1-a2-b2"));
}

}  // namespace
}  // namespace concord::cli
