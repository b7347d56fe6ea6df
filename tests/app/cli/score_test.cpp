#include "tests/app/cli/has.h"
#include "tests/app/cli/program.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include <algorithm>

namespace concord::cli {
namespace {

using Json = nlohmann::json;

// The game of a sample as one line of JSON.
std::string sampleLine(const std::string& name) { return Json::parse(contentsOf(sampleBoard(name))).dump(); }

TEST(ScoreCommand, WritesOneScoreExactlyAsInTheSamples) {
    const Outcome outcome = runConcord({"score", "--json", sampleBoard("rulebook-solo.json")});
    EXPECT_EQ(outcome.status, 0);
    EXPECT_EQ(outcome.out, contentsOf(sampleBoard("rulebook-solo.score.json")));
    EXPECT_EQ(outcome.err, "");
}

TEST(ScoreCommand, WritesALineForEachOfSeveralScores) {
    const Outcome outcome =
        runConcord({"score", "--json", sampleBoard("rulebook-solo.json"), sampleBoard("four-players.json")});
    EXPECT_EQ(outcome.status, 0);
    const auto lines = linesOf(outcome.out);
    ASSERT_EQ(lines.size(), 2U);
    EXPECT_EQ(Json::parse(lines[0]), Json::parse(contentsOf(sampleBoard("rulebook-solo.score.json"))));
    EXPECT_EQ(Json::parse(lines[1]), Json::parse(contentsOf(sampleBoard("four-players.score.json"))));
}

TEST(ScoreCommand, ReadsStandardInputForADash) {
    const Outcome outcome = runConcord({"score", "--json", "-"}, contentsOf(sampleBoard("typed.json")));
    EXPECT_EQ(outcome.status, 0);
    EXPECT_EQ(outcome.out, contentsOf(sampleBoard("typed.score.json")));
}

TEST(ScoreCommand, DrawsTheBoardAndThePad) {
    const Outcome outcome = runConcord({"score", sampleBoard("rulebook-solo.json")});
    EXPECT_EQ(outcome.status, 0);
    EXPECT_TRUE(has(outcome.out, "\n/ a1    \\_____/ c1    \\_____/ e1  * \\\n"));
    EXPECT_TRUE(has(outcome.out, "\n\\ Y   1 /     \\ B   1 /     \\ AAA 3 /\n"));
    EXPECT_TRUE(has(outcome.out, "\n/ a4    \\_____/ c4  + \\_____/ e4    \\\n"));
    EXPECT_TRUE(has(outcome.out, "B blue, A gray, N brown, G green, Y yellow, R red; * animal cube, + spirit cube"));
    EXPECT_TRUE(has(outcome.out, "\nRiver                 19\n"));
    EXPECT_TRUE(has(outcome.out, "\nTotal                130\n"));
    EXPECT_TRUE(
        has(outcome.out, "Suns: 7 (5 for the points, 1 for the side of the board, 1 for the nature's spirit)."));
    EXPECT_TRUE(has(outcome.out, "The next sun needs 140 points, 10 more."));
    EXPECT_FALSE(has(outcome.out, "\x1B["));
    EXPECT_FALSE(has(outcome.out, "Rulebook"));
}

TEST(ScoreCommand, UsesColoursOnlyWhereTheTerminalHasThem) {
    const Outcome plain = runConcord({"score", sampleBoard("four-players.json")}, {}, {false, 200});
    const Outcome coloured = runConcord({"score", sampleBoard("four-players.json")}, {}, {true, 200});
    EXPECT_FALSE(has(plain.out, "\x1B["));
    EXPECT_TRUE(has(coloured.out, "\x1B[48;5;26;38;5;231m"));
    EXPECT_TRUE(has(coloured.out, "\x1B[0m"));
}

TEST(ScoreCommand, PutsBoardsBesideEachOtherWhereTheyFit) {
    const auto widest = [](const std::string& text) {
        std::size_t max = 0;
        for (const std::string& line : linesOf(text)) {
            max = line.starts_with("/ a1") ? std::max(max, line.size()) : max;
        }
        return max;
    };
    const std::string file = sampleBoard("four-players.json");
    EXPECT_EQ(widest(runConcord({"score", file}, {}, {false, 40}).out), 37U);    // one board
    EXPECT_EQ(widest(runConcord({"score", file}, {}, {false, 80}).out), 77U);    // two
    EXPECT_EQ(widest(runConcord({"score", file}, {}, {false, 200}).out), 157U);  // four
}

TEST(ScoreCommand, NamesTheWinnersOfATable) {
    EXPECT_TRUE(has(runConcord({"score", sampleBoard("four-players.json")}).out, "Ben wins with 72 point(s)."));
    EXPECT_TRUE(has(runConcord({"score", sampleBoard("shared-victory.json")}).out,
                    "Left, Right share the victory with 13 point(s)."));
    EXPECT_TRUE(has(runConcord({"score", sampleBoard("more-than-the-box.json")}).out, "\nWarning: "));
}

TEST(ScoreCommand, KnowsTheSingular) {
    const std::string game = R"({"format":"concord-game","version":1,"game":"harmonies","side":"A",
        "players":[{"name":"Ann","board":{"cells":{"a1":["green"]}}},{"name":"Bob"}]})";
    const Outcome outcome = runShell(R"(printf %s "$1" | LC_ALL=C.UTF-8 "$concord" score -)", {game});
    EXPECT_TRUE(has(outcome.out, "\nAnn wins with 1 point.\n")) << outcome.out << outcome.err;
}

TEST(ScoreCommand, MarksTypedNumbersAndShowsTheBoardsOwn) {
    const Outcome outcome = runConcord({"score", sampleBoard("typed.json")});
    EXPECT_TRUE(has(outcome.out, "9*"));
    EXPECT_TRUE(has(outcome.out, "* typed by hand"));
    EXPECT_TRUE(has(outcome.out, "Beside, Trees: the board itself gives "));
    EXPECT_TRUE(has(outcome.out, "Warning, Half: "));
}

TEST(ScoreCommand, WarnsOnceAboutEachPlayerWithoutABoard) {
    EXPECT_TRUE(
        has(runConcord({"score", sampleBoard("names-only.json")}).out,
            "\nWarning, One: There is neither a board nor a typed number: the landscapes count 0.\nWarning, Two: "));
}

TEST(ScoreCommand, ExplainsEveryPoint) {
    const Outcome outcome = runConcord({"score", "--explain", sampleBoard("rulebook-solo.json")});
    EXPECT_TRUE(has(outcome.out, "  Mountains: 10\n"));
    EXPECT_TRUE(has(outcome.out, "     7  High mountain: e1\n"));
    EXPECT_TRUE(has(outcome.out, "A mountain that touches no other mountain is worth nothing. (Rulebook, page 8)"));
    EXPECT_TRUE(has(outcome.out, ": c1, b1, b2, a3, a4, b4, c5\n"));
    EXPECT_TRUE(has(outcome.out, "     0  Building with too few colours around: e4\n"));
    EXPECT_TRUE(has(outcome.out, "    10  Lion: b3, c3, c4\n"));
}

TEST(ScoreCommand, HandlesAllFilesAndReturnsTheHighestStatus) {
    const Folder folder;
    const std::string bad = folder.write("bad.json", R"({"format": "concord-game")");
    const std::string good = sampleBoard("rulebook-solo.json");
    const Outcome text = runConcord({"score", bad, good, folder.path("none.json")});
    EXPECT_EQ(text.status, 2);
    EXPECT_TRUE(has(text.out, "Total                130"));
    const auto complaints = linesOf(text.err);
    ASSERT_EQ(complaints.size(), 2U);
    EXPECT_EQ(complaints[0], bad + ": line 1, column 26: expected more: the text ends too early");
    EXPECT_TRUE(complaints[1].starts_with(folder.path("none.json") + ": expected a file that can be read"));

    const Outcome json = runConcord({"score", "--json", bad, good});
    EXPECT_EQ(json.status, 2);
    const auto lines = linesOf(json.out);
    ASSERT_EQ(lines.size(), 2U);
    EXPECT_EQ(Json::parse(lines[0])["error"], bad + ": line 1, column 26: expected more: the text ends too early");
    EXPECT_EQ(Json::parse(lines[1])["format"], "concord-score");
}

TEST(ScoreCommand, NamesTheFileThePlaceAndWhatWasExpected) {
    const Folder folder;
    const std::string file =
        folder.write("garden.json", R"({"format":"concord-game","version":1,"game":"harmonies","side":"A","players":[
            {"name":"P","board":{"cells":{"c2":["brown","gren"]}}}]})");
    const Outcome outcome = runConcord({"score", file});
    EXPECT_EQ(outcome.status, 2);
    EXPECT_EQ(outcome.out, "");
    EXPECT_EQ(outcome.err, file + ": /players/0/board/cells/c2/1: expected a token colour, got \"gren\"\n");
    EXPECT_EQ(runConcord({"score", "--json", file}).out, "");
}

TEST(ScoreCommand, RefusesAFolderAndAFileBeyondTheLimit) {
    const Folder folder;
    EXPECT_EQ(runConcord({"score", folder.path("")}).status, 2);
    const Outcome large = runConcord({"score", "-"}, std::string(3000000, ' '));
    EXPECT_EQ(large.status, 2);
    EXPECT_EQ(large.err, "-: expected a file of at most 1048576 bytes\n");
}

TEST(ScoreCommand, RefusesAFolderAsStandardInput) {
    const Folder folder;
    for (const std::vector<std::string>& call :
         {std::vector<std::string>{"score", "-"}, std::vector<std::string>{"score", "--jsonl"}}) {
        std::ifstream in(folder.path(""));
        std::ostringstream out;
        std::ostringstream err;
        Streams streams{in, out, err, {}};
        EXPECT_EQ(run(call, streams), 2);
        EXPECT_EQ(out.str(), "");
        EXPECT_EQ(err.str(), "-: expected a file that can be read: Is a directory\n");
    }
}

TEST(ScoreCommand, RefusesTerminalCodesInNames) {
    const std::string game = R"({"format":"concord-game","version":1,"game":"harmonies","side":"A",
        "players":[{"name":"\u001b[31mRed\u009b","board":{"cells":{}}}]})";
    const Outcome outcome = runConcord({"score", "--explain", "-"}, game);
    EXPECT_EQ(outcome.status, 2);
    EXPECT_EQ(outcome.out, "");
    EXPECT_EQ(outcome.err,
              "-: /players/0/name: expected a text without the character U+001B, got "
              "\"\\u001b[31mRed<U+009B>\"\n");
}

TEST(ScoreLines, ScoresEachLineInOrder) {
    const std::string input = sampleLine("rulebook-solo.json") + "\n\nnonsense\r\n" + sampleLine("typed.json") +
                              "\r\n" + R"({"format":"concord-game","version":2})" + "\n" +
                              sampleLine("ring-river.json");
    const Outcome outcome = runConcord({"score", "--jsonl"}, input);
    EXPECT_EQ(outcome.status, 2);
    const auto lines = linesOf(outcome.out);
    ASSERT_EQ(lines.size(), 6U);
    EXPECT_EQ(Json::parse(lines[0]), Json::parse(contentsOf(sampleBoard("rulebook-solo.score.json"))));
    EXPECT_EQ(lines[1], R"({"error":"line 2: expected a game, got an empty line"})");
    EXPECT_EQ(lines[2], R"({"error":"line 3: column 2: expected correct JSON, got \"o\""})");
    EXPECT_EQ(Json::parse(lines[3]), Json::parse(contentsOf(sampleBoard("typed.score.json"))));
    EXPECT_EQ(lines[4], R"({"error":"line 5: /version: expected version 1, got 2"})");
    EXPECT_EQ(Json::parse(lines[5]), Json::parse(contentsOf(sampleBoard("ring-river.score.json"))));
    EXPECT_EQ(outcome.err, "-: 3 of 6 lines hold no game that can be scored; their answers say why.\n");
}

TEST(ScoreLines, ReturnsNothingForNothing) {
    const Outcome outcome = runConcord({"score", "--jsonl"}, "");
    EXPECT_EQ(outcome.status, 0);
    EXPECT_EQ(outcome.out, "");
    EXPECT_EQ(outcome.err, "");
}

TEST(ScoreLines, SkipsALineBeyondTheLimit) {
    const Outcome outcome =
        runConcord({"score", "--jsonl"}, std::string(5000000, 'x') + '\n' + sampleLine("rulebook-solo.json") + '\n');
    EXPECT_EQ(outcome.status, 2);
    const auto lines = linesOf(outcome.out);
    ASSERT_EQ(lines.size(), 2U);
    EXPECT_EQ(lines[0], R"({"error":"line 1: expected at most 1048576 bytes of JSON"})");
    EXPECT_EQ(Json::parse(lines[1])["format"], "concord-score");
}

TEST(ScoreCommand, SaysThatAPhotoIsNotAGame) {
    const std::string photo = samplePhoto("easy/dev_018.jpg");
    for (const char* const command : {"score", "verify", "audit"}) {
        const Outcome outcome = runConcord({command, photo});
        EXPECT_EQ(outcome.status, 2) << command;
        EXPECT_EQ(outcome.err, photo + ": this is a photo, not a game; concord read turns it into one\n") << command;
    }
}

}  // namespace
}  // namespace concord::cli
