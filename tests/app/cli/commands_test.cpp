#include "tests/app/cli/has.h"
#include "tests/app/cli/program.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

namespace concord::cli {
namespace {

using Json = nlohmann::json;

// Trees and the total are claimed too high; the fields are right.
const char* const gameWithClaims = R"({"format":"concord-game","version":1,"game":"harmonies","side":"A","players":[
    {"name":"P","board":{"cells":{"a1":["yellow"],"a2":["yellow"],"d4":["brown","green"]}},
     "claimed":{"trees":7,"fields":5,"total":12}}]})";

TEST(CommandLine, PrintsHelpAndVersionEverywhere) {
    EXPECT_EQ(runConcord({"--version"}).out, "concord " CONCORD_VERSION "\n");
    EXPECT_EQ(runConcord({"--version"}).status, 0);
    EXPECT_TRUE(has(runConcord({"--help"}).out, "score"));
    for (const char* command : {"score", "verify", "audit", "why", "read"}) {
        const Outcome help = runConcord({command, "--help"});
        EXPECT_EQ(help.status, 0) << command;
        EXPECT_TRUE(has(help.out, "--json")) << command;
        EXPECT_EQ(help.err, "") << command;
        EXPECT_EQ(runConcord({command, "--version"}).out, "concord " CONCORD_VERSION "\n") << command;
        EXPECT_EQ(runConcord({command, "--version"}).status, 0) << command;
    }
}

TEST(CommandLine, ReturnsTwoForBadUsage) {
    const std::vector<std::vector<std::string>> uses{{},
                                                     {"paint"},
                                                     {"score"},
                                                     {"verify"},
                                                     {"audit"},
                                                     {"why"},
                                                     {"why", "a.json"},
                                                     {"why", "a.json", "--river", "a1", "--field", "a2"},
                                                     {"read"},
                                                     {"--loud"},
                                                     {"score", "--loud", "a.json"},
                                                     {"score", "--jsonl", "a.json"},
                                                     {"score", "--jsonl", "--json"},
                                                     {"verify", "--explain", "a.json"},
                                                     {"read", "a.jpg", "b.jpg"},
                                                     {"read", "--batch", "a.jpg"},
                                                     {"read", "--batch", "--json", "-o", "x.json", "a.jpg"},
                                                     {"read", "--batch", "--json", "--debug", "x", "a.jpg"},
                                                     {"read", "--side", "C", "a.jpg"},
                                                     {"read", "a.jpg", "-o"},
                                                     {"read", "--batch", "--json", "-", "-"},
                                                     {"read", "-", "--same-board", "-"}};
    for (const auto& use : uses) {
        const Outcome outcome = runConcord(use);
        EXPECT_EQ(outcome.status, 2) << testing::PrintToString(use);
        EXPECT_TRUE(outcome.err.starts_with("concord: ")) << outcome.err;
        EXPECT_EQ(outcome.out, "") << testing::PrintToString(use);
    }
}

TEST(CommandLine, NamesTheNearestCommandOrOption) {
    const std::vector<std::pair<std::vector<std::string>, std::string>> calls{
        {{}, "concord: expected a command\n"},
        {{"--json"}, "concord: expected an option, got \"--json\"\n"},
        {{"scor"}, "concord: expected a command, got \"scor\"; did you mean score?\n"},
        {{"scor", "a.json", "--json"}, "concord: expected a command, got \"scor\"; did you mean score?\n"},
        {{"exprot"}, "concord: expected a command, got \"exprot\"; did you mean export?\n"},
        {{"hist"}, "concord: expected a command, got \"hist\"; did you mean history?\n"},
        {{"re"}, "concord: expected a command, got \"re\"\n"},  // read, record or restore
        {{"paint"}, "concord: expected a command, got \"paint\"\n"},
        {{"history", "shwo", "1"}, "concord: expected a command of \"history\", got \"shwo\"; did you mean show?\n"},
        {{"--hepl"}, "concord: expected an option, got \"--hepl\"; did you mean --help?\n"},
        {{"score", "--explian", "a.json"},
         "concord: expected an option of \"score\", got \"--explian\"; did you mean --explain?\n"},
        {{"history", "show", "1", "--expl"},
         "concord: expected an option of \"history show\", got \"--expl\"; did you mean --explain?\n"},
        {{"read", "a.jpg", "--overlay=x", "--sid=A"},
         "concord: expected an option of \"read\", got \"--sid=A\"; did you mean --side?\n"},
        {{"read", "a.jpg", "b.jpg"}, "concord: The following argument was not expected: b.jpg\n"}};
    for (const auto& [args, message] : calls) {
        const Outcome outcome = runConcord(args);
        EXPECT_EQ(outcome.status, 2);
        EXPECT_EQ(outcome.err, message + "Run \"concord --help\" for usage.\n");
    }
}

TEST(CommandLine, SaysWhenResultsCannotBeWritten) {
    for (const std::vector<std::string>& args : std::vector<std::vector<std::string>>{
             {"score", sampleBoard("rulebook-solo.json")}, {"--help"}, {"--version"}, {"score", "--help"}}) {
        std::istringstream in;
        std::ostringstream err;
        std::ofstream full("/dev/full");
        ASSERT_TRUE(full);
        Streams streams{in, full, err};
        EXPECT_EQ(run(args, streams), 2) << args[0];
        EXPECT_TRUE(has(err.str(), "could not be written")) << args[0];
    }
}

TEST(CommandLine, TheProgramsSayWhenHelpCannotBeWritten) {
    for (const char* option : {"--help", "--version"}) {
        for (const char* program : {
                 CONCORD_PROGRAM,
#ifdef CONCORD_APP
                 CONCORD_APP,
#endif
             }) {
            const Outcome outcome = runShell(R"("$1" "$2" > /dev/full)", {program, option});
            EXPECT_EQ(outcome.status, 2) << program << ' ' << option;
            EXPECT_TRUE(has(outcome.err, "could not be written")) << outcome.err;
        }
    }
}

// Every read and write runs out of memory.
class NoMemory : public std::streambuf {
protected:
    int_type underflow() override { throw std::bad_alloc(); }
    int_type overflow(int_type /*c*/) override { throw std::bad_alloc(); }
};

TEST(CommandLine, RunningOutOfMemoryEndsWithAMessage) {
    for (const std::vector<std::string>& args :
         std::vector<std::vector<std::string>>{{"score", "-"}, {"read", "-"}, {"score", "--jsonl"}, {"import", "-"}}) {
        NoMemory buffer;
        std::istream in(&buffer);
        in.exceptions(std::ios::badbit);
        std::ostringstream out;
        std::ostringstream err;
        Streams streams{in, out, err};
        EXPECT_EQ(run(args, streams), 2) << args[0];
        EXPECT_TRUE(has(err.str(), "expected more memory than there is")) << err.str();
    }
    NoMemory buffer;
    std::ostream out(&buffer);
    out.exceptions(std::ios::badbit);
    std::istringstream in;
    std::ostringstream err;
    Streams streams{in, out, err};
    EXPECT_EQ(run({"--help"}, streams), 2);
    EXPECT_EQ(run({"score", sampleBoard("typed.json")}, streams), 2);
    EXPECT_TRUE(has(err.str(), "expected more memory than there is")) << err.str();
}

#if !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)  // sanitizers need more than these limits
TEST(CommandLine, TheProgramSaysThatMemoryIsUsedUp) {
    const Folder folder;
    const std::string zeros = folder.write("zeros", "");
    std::filesystem::resize_file(zeros, std::uintmax_t{1} << 30);
    for (const char* line :
         {R"("$concord" import "$1" --database "$2")", R"("$concord" import - --database "$2" < "$1")"}) {
        const Outcome outcome =
            runShell("ulimit -v 900000; " + std::string(line), {zeros, folder.path("club.concord")});
        EXPECT_EQ(outcome.status, 2) << line;
        EXPECT_TRUE(has(outcome.err, "expected more memory than there is")) << outcome.err;
    }
}

// The limits range from too little memory to start the program to enough to read the photo.
TEST(CommandLine, ReadingAPhotoWithLittleMemoryNeverCrashes) {
    for (int limitKb = 100000; limitKb <= 500000; limitKb += 50000) {
        for (const char* line : {R"("$concord" read "$1")", R"("$concord" read --batch --json "$1")"}) {
            const Outcome outcome =
                runShell("ulimit -v " + std::to_string(limitKb) + "; " + line, {samplePhoto("easy/dev_018.jpg")});
            constexpr int cannotStart = 127;
            EXPECT_TRUE(outcome.status == 0 || outcome.status == 2 || outcome.status == cannotStart)
                << limitKb << ": " << line << outcome.status << outcome.err;
        }
    }
}
#endif

TEST(VerifyCommand, FindsADifferenceAndItsCells) {
    const Outcome outcome = runConcord({"verify", "-"}, gameWithClaims);
    EXPECT_EQ(outcome.status, 1);
    EXPECT_TRUE(has(outcome.out, "Trees         7         3          +4\n"));
    EXPECT_TRUE(has(outcome.out, "Fields        5         5\n"));
    EXPECT_TRUE(has(outcome.out, "Trees: 3, not 7\n"));
    EXPECT_TRUE(has(outcome.out, "     3  Medium tree: d4\n"));
    EXPECT_TRUE(has(outcome.out, "Total: 8, not 12: Landscapes 8 + Animals 0 + Nature's spirit 0\n"));
    EXPECT_TRUE(has(outcome.out, "What was claimed differs from the computed score."));
}

TEST(VerifyCommand, ExplainsASumWhosePartsNobodyClaimed) {
    const std::string cells = R"("board":{"cells":{"a1":["yellow"],"a2":["yellow"],"d4":["brown","green"]}})";
    const auto outputFor = [&](const std::string& claimed) {
        return runConcord(
                   {"verify", "-"},
                   R"({"format":"concord-game","version":1,"game":"harmonies","side":"A","players":[{"name":"P",)" +
                       cells + R"(,"claimed":)" + claimed + "}]}")
            .out;
    };
    const std::string total = outputFor(R"({"total":12})");
    EXPECT_TRUE(has(total, "     3  Medium tree: d4\n")) << total;
    EXPECT_TRUE(has(total, ": a1, a2\n")) << total;
    const std::string some = outputFor(R"({"fields":5,"total":12})");
    EXPECT_TRUE(has(some, "     3  Medium tree: d4\n")) << some;
    EXPECT_FALSE(has(some, ": a1, a2\n")) << "the claimed fields are right and need no explanation";
    const std::string both = outputFor(R"({"landscapes":8,"total":12})");
    EXPECT_FALSE(has(both, "Medium tree")) << "the claimed landscapes are right and need no explanation";
}

TEST(VerifyCommand, AgreesWithTheRulebook) {
    const Outcome outcome = runConcord({"verify", sampleBoard("rulebook-example.json")});
    EXPECT_EQ(outcome.status, 0);
    EXPECT_TRUE(has(outcome.out, "What was claimed is right."));
    EXPECT_TRUE(has(outcome.out, "No score was claimed."));
}

TEST(VerifyCommand, SaysThatNothingWasClaimed) {
    const Outcome outcome = runConcord({"verify", sampleBoard("names-only.json")});
    EXPECT_EQ(outcome.status, 0);
    EXPECT_TRUE(outcome.out.ends_with("\nNothing was claimed.\n")) << outcome.out;
    EXPECT_FALSE(has(outcome.out, "is right"));
}

TEST(VerifyCommand, WritesEachComparisonAsJson) {
    const Outcome outcome = runConcord({"verify", "--json", "-"}, gameWithClaims);
    EXPECT_EQ(outcome.status, 1);
    const Json player = Json::parse(outcome.out)["players"][0];
    EXPECT_EQ(player["name"], "P");
    ASSERT_EQ(player["comparisons"].size(), 3U);
    EXPECT_EQ(player["comparisons"][0], Json::parse(R"({"category":"trees","claimed":7,"computed":3,"difference":4,
        "items":[{"category":"trees","points":3,"cells":["d4"],"rule":"tree-height-2"}]})"));
}

TEST(VerifyCommand, ReturnsTwoForBadInputDespiteADifference) {
    const Folder folder;
    const std::string differs = folder.write("differs.json", gameWithClaims);
    const Outcome outcome = runConcord({"verify", "--json", folder.path("none.json"), differs});
    EXPECT_EQ(outcome.status, 2);
    const auto lines = linesOf(outcome.out);
    ASSERT_EQ(lines.size(), 2U);
    EXPECT_TRUE(Json::parse(lines[0]).contains("error"));
    EXPECT_EQ(Json::parse(lines[1])["players"][0]["comparisons"].size(), 3U);
    EXPECT_EQ(runConcord({"verify", differs, sampleBoard("rulebook-example.json")}).status, 1);
}

TEST(AuditCommand, SaysWhichCardPlacedACube) {
    const Outcome outcome = runConcord({"audit", sampleBoard("rulebook-solo.json")});
    EXPECT_EQ(outcome.status, 0);
    EXPECT_TRUE(has(outcome.out, "e1: animal cube, by Eagle"));
    EXPECT_TRUE(has(outcome.out, "c4: spirit cube, by Lion"));
    EXPECT_TRUE(has(outcome.out, "d3: animal cube, no card that could have placed it has its habitat here now"));
}

TEST(AuditCommand, WritesCubesAndPossibleCubesAsJson) {
    const Outcome outcome = runConcord({"audit", "--json", sampleBoard("rulebook-solo.json")});
    EXPECT_EQ(outcome.status, 0);
    const Json player = Json::parse(outcome.out)["players"][0];
    EXPECT_EQ(player["name"], "Pauline");
    EXPECT_EQ(player["cubes"].size(), 13U);
    EXPECT_EQ(player["cubes"]["e1"]["placedBy"], "eagle");
    EXPECT_EQ(player["cubes"]["e1"]["candidates"], Json::array({"eagle"}));
    EXPECT_TRUE(player["cubes"]["d3"]["placedBy"].is_null());
    EXPECT_TRUE(player["possible"].is_array());
}

TEST(AuditCommand, SaysWhichCubesItDoesNotCheck) {
    const auto outputFor = [](const std::string& cubes, const std::string& animalCards = {}) {
        return runConcord({"audit", "-"},
                          R"({"format":"concord-game","version":1,"game":"harmonies","side":"A","players":[
                              {"name":"P","board":{"cells":{"a1":["blue"],"a2":["gray"],"a3":["blue"]})" +
                              cubes + "}" + animalCards + "}]}")
            .out;
    };
    const std::string none = "No cube lies on the board.";
    const std::string animals = outputFor(R"(,"cubes":{"a1":"animal","a3":"animal"})");
    EXPECT_TRUE(
        has(animals, "  Animal cubes on the board: 2. They are not checked, as the animal cards are not known.\n"))
        << animals;
    EXPECT_FALSE(has(animals, none)) << animals;
    EXPECT_FALSE(has(animals, "No further cube can be placed.")) << animals;
    const std::string unknown = outputFor("", R"(,"animals":[])");
    EXPECT_TRUE(has(unknown, "  It is not known where cubes lie on the board.\n")) << unknown;
    EXPECT_FALSE(has(unknown, none)) << unknown;
    EXPECT_TRUE(has(outputFor(R"(,"cubes":{})"), none));
    const std::string spirit = outputFor(R"(,"cubes":{"a2":"spirit"})", R"(,"animals":[])");
    EXPECT_TRUE(has(spirit, "a2: spirit cube, but this player has no nature's spirit card whose cube was placed."))
        << spirit;
    EXPECT_FALSE(has(spirit, "habitat")) << spirit;
}

TEST(AuditCommand, SaysThatNoPlayerHasABoard) {
    const Outcome outcome = runConcord({"audit", sampleBoard("names-only.json")});
    EXPECT_EQ(outcome.status, 0);
    EXPECT_EQ(outcome.out, "No player has a board to audit.\n");
}

}  // namespace
}  // namespace concord::cli
