// Which files a command may write: never an input, never another kind of file, and special files directly.
#include "scoring/harmonies/game_json.h"
#include "tests/app/cli/has.h"
#include "tests/app/cli/program.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include <sys/stat.h>

namespace concord::cli {
namespace {

namespace fs = std::filesystem;
using Json = nlohmann::json;

class Outputs : public testing::Test {
protected:
    // Creates a record of one game with a photo.
    void recordOne() {
        const Outcome outcome = runConcord({"record", sampleBoard("solo-islands.json"), "--played", "2026-03-01 20:15",
                                            "--photo", samplePhoto("easy/dev_010.jpg"), "--database", database()});
        ASSERT_EQ(outcome.status, 0) << outcome.err;
    }

    Outcome exportTo(const std::string& file, std::vector<std::string> more = {}) {
        more.insert(more.begin(), {"export", file, "--database", database()});
        return runConcord(more);
    }

    // Expects that the export is refused with this message and leaves the file unchanged.
    void expectRefused(const std::string& file, const std::string& message, std::vector<std::string> more = {}) {
        const std::string before = contentsOf(file);
        const Outcome outcome = exportTo(file, std::move(more));
        EXPECT_EQ(outcome.status, 2) << file;
        EXPECT_TRUE(outcome.err.starts_with(file + ": ")) << outcome.err;
        EXPECT_TRUE(has(outcome.err, message)) << outcome.err;
        EXPECT_EQ(outcome.out, "");
        EXPECT_EQ(contentsOf(file), before) << file;
    }

    std::string database() const { return m_folder.path("club.concord"); }

    // Copies a sample photo into the folder of the test.
    std::string copyPhoto(const std::string& name) {
        fs::copy_file(samplePhoto("easy/dev_018.jpg"), m_folder.path(name));
        return m_folder.path(name);
    }

    Folder m_folder;
};

// Parts of the messages that refuse an output.
const char* const recordRefusal = "this one belongs to a record of games";
const char* const inputRefusal = "this one was read";

// --- an output is never an input ------------------------------------------------------------------

TEST_F(Outputs, AnExportNeverReplacesItsRecord) {
    recordOne();
    fs::create_symlink(database(), m_folder.path("link.jsonl"));
    fs::create_hard_link(database(), m_folder.path("hard.jsonl"));
    for (const std::string& file :
         {database(), m_folder.path("./club.concord"), m_folder.path("link.jsonl"), m_folder.path("hard.jsonl")}) {
        expectRefused(file, recordRefusal);
        expectRefused(file, recordRefusal, {"--force"});
    }
    EXPECT_EQ(linesOf(runConcord({"history", "--database", database()}).out).size(), 1U);
}

TEST_F(Outputs, AnExportNeverReplacesFilesOfItsRecord) {
    recordOne();
    for (const char* name : {"club.concord-wal", "club.concord-shm", "club.concord-journal"}) {
        expectRefused(m_folder.path(name), recordRefusal, {"--force"});
        EXPECT_FALSE(fs::exists(m_folder.path(name))) << name;
    }
    for (const auto& entry : fs::directory_iterator(m_folder.path("club.concord.files/games"))) {
        if (entry.is_regular_file()) {
            expectRefused(entry.path(), recordRefusal, {"--force"});
        }
    }
    expectRefused(m_folder.path("club.concord.files/games/new.json"), recordRefusal, {"--force"});
    EXPECT_FALSE(fs::exists(m_folder.path("club.concord.files/games/new.json")));
}

TEST_F(Outputs, TheStandardRecordIsNeverReplaced) {
    recordOne();
    const Outcome outcome = runShell(R"(export XDG_DATA_HOME="$1"
        "$concord" record "$2" > /dev/null && "$concord" export "$1/concord/games.concord" --force --database "$3")",
                                     {m_folder.path("data"), sampleBoard("typed.json"), database()});
    EXPECT_EQ(outcome.status, 2);
    EXPECT_TRUE(has(outcome.err, recordRefusal)) << outcome.err;
    EXPECT_TRUE(contentsOf(m_folder.path("data/concord/games.concord")).starts_with("SQLite format 3"));
}

TEST_F(Outputs, AReadingNeverReplacesItsPhoto) {
    const std::string first = copyPhoto("first.jpg");
    const std::string second = copyPhoto("second.jpg");
    fs::create_symlink(first, m_folder.path("link.json"));
    const std::string before = contentsOf(first);
    const std::vector<std::vector<std::string>> calls{{"-o", first},
                                                      {"--overlay", m_folder.path("./first.jpg")},
                                                      {"-o", m_folder.path("link.json")},
                                                      {"-o", first, "--force"},
                                                      {"-o", second, "--same-board", second}};
    for (const std::vector<std::string>& more : calls) {
        std::vector<std::string> args{"read", first};
        args.insert(args.end(), more.begin(), more.end());
        const Outcome outcome = runConcord(args);
        EXPECT_EQ(outcome.status, 2) << testing::PrintToString(more);
        EXPECT_TRUE(outcome.err.starts_with(more[1] + ": ")) << outcome.err;
        EXPECT_TRUE(has(outcome.err, inputRefusal)) << outcome.err;
        EXPECT_EQ(outcome.out, "") << "nothing is read where the answer cannot be written";
        EXPECT_EQ(contentsOf(first), before);
        EXPECT_EQ(contentsOf(second), before);
    }
}

TEST_F(Outputs, StandardInputCountsAsAnInputToo) {
    const std::string file = copyPhoto("photo.jpg");
    const std::string before = contentsOf(file);
    for (const char* line : {R"("$concord" read - -o "$1" --force < "$1")", R"("$concord" read "$1" -o - >> "$1")"}) {
        const Outcome outcome = runShell(line, {file});
        EXPECT_EQ(outcome.status, 2) << line;
        EXPECT_TRUE(has(outcome.err, inputRefusal)) << outcome.err;
        EXPECT_EQ(contentsOf(file), before) << line;
    }
}

TEST_F(Outputs, ARecordIsNeverAnInputOfItsOwnCommand) {
    recordOne();
    const std::string before = contentsOf(database());
    const Outcome restored = runConcord({"restore", database(), "--database", database()});
    EXPECT_EQ(restored.status, 2);
    EXPECT_TRUE(has(restored.err, "expected a backup, this is the record itself")) << restored.err;
    EXPECT_EQ(contentsOf(database()), before);
    const std::string empty = m_folder.write("empty.jsonl", "");
    const Outcome imported = runConcord({"import", empty, "--database", empty});
    EXPECT_EQ(imported.status, 2);
    EXPECT_TRUE(has(imported.err, "expected a record of games, this one is an input of the command")) << imported.err;
    EXPECT_EQ(contentsOf(empty), "");
}

TEST_F(Outputs, EachOutputIsAFileOfItsOwn) {
    const std::string file = copyPhoto("photo.jpg");
    const std::string out = m_folder.path("out.json");
    const Outcome same = runConcord({"read", file, "-o", out, "--overlay", m_folder.path("./out.json")});
    EXPECT_EQ(same.status, 2);
    EXPECT_TRUE(has(same.err, "expected a separate file for each output")) << same.err;
    EXPECT_FALSE(fs::exists(out));
    fs::create_symlink("out.json", m_folder.path("link"));  // to a file that does not exist yet
    EXPECT_EQ(runConcord({"read", file, "-o", m_folder.path("link"), "--overlay", out}).status, 2);
    EXPECT_FALSE(fs::exists(out));
    const Outcome stagePicture =
        runConcord({"read", file, "--overlay", m_folder.path("1-ingest.png"), "--debug", m_folder.path("")});
    EXPECT_EQ(stagePicture.status, 2);
    EXPECT_TRUE(has(stagePicture.err, "expected a separate file for each output")) << stagePicture.err;
    const Outcome both = runConcord({"read", file, "-o", "-", "--overlay", "-"});
    EXPECT_EQ(both.status, 2);
    EXPECT_TRUE(has(both.err, "expected a separate file for each output")) << both.err;
    EXPECT_EQ(both.out, "");
}

// --- what may be replaced -------------------------------------------------------------------------

TEST_F(Outputs, ReplaceOnlyTheirOwnKind) {
    recordOne();
    const std::string game = contentsOf(sampleBoard("typed.json"));
    const std::map<std::string, std::string> otherKinds{{"notes.txt", "Buy bread.\n"},
                                                        {"photo.jpg", contentsOf(samplePhoto("easy/dev_018.jpg"))},
                                                        {"game.json", game},
                                                        {"score.json", R"({"format":"concord-score","version":1})"},
                                                        {"other.json", R"({"userInfo":1})"},
                                                        {"blob", std::string("\0\1\2", 3)}};
    for (const auto& [name, contents] : otherKinds) {
        const std::string file = m_folder.write(name, contents);
        for (const char* format : {"jsonl", "csv", "bgsplay"}) {
            expectRefused(file, "--force", {"--format", format});
        }
        EXPECT_EQ(exportTo(file, {"--force"}).status, 0) << name;
        EXPECT_TRUE(contentsOf(file).starts_with(R"({"format":"concord-game")")) << name;
    }
}

TEST_F(Outputs, AreReplacedByTheSameKind) {
    recordOne();
    for (const std::string format : {"jsonl", "csv", "bgsplay"}) {
        const std::string file = m_folder.write("games." + format, "");
        EXPECT_EQ(exportTo(file).status, 0) << "empty, " << format;
        EXPECT_EQ(exportTo(file).status, 0) << format;
    }
    expectRefused(m_folder.path("games.csv"), "--force", {"--format", "jsonl"});
    expectRefused(m_folder.path("games.jsonl"), "--force", {"--format", "csv"});
    expectRefused(m_folder.path("games.bgsplay"), "--force", {"--format", "jsonl"});
}

TEST_F(Outputs, AReadingDoesNotReplaceAnExportOfManyGames) {
    const std::string file = copyPhoto("photo.jpg");
    const std::string pretty = contentsOf(sampleBoard("typed.json"));
    const std::string line = gameToJson(gameFromJson(pretty), false) + "\n";
    const std::string out = m_folder.write("out.json", line + line);
    const Outcome refused = runConcord({"read", file, "-o", out});
    EXPECT_EQ(refused.status, 2);
    EXPECT_TRUE(has(refused.err, "(concord-game)")) << refused.err;
    EXPECT_EQ(contentsOf(out), line + line);
    for (const std::string& before : {line, pretty, std::string()}) {
        m_folder.write("out.json", before);
        EXPECT_EQ(runConcord({"read", file, "-o", out}).status, 0) << before;
        EXPECT_EQ(gameFromJson(contentsOf(out)).players.front().name, "Player 1");
    }
}

TEST_F(Outputs, AnOverlayReplacesOnlyPngPictures) {
    const std::string file = copyPhoto("photo.jpg");
    const std::string other = copyPhoto("other.jpg");
    const std::string before = contentsOf(other);
    const Outcome refused = runConcord({"read", file, "--overlay", other});
    EXPECT_EQ(refused.status, 2);
    EXPECT_TRUE(has(refused.err, "(PNG)")) << refused.err;
    EXPECT_TRUE(has(refused.err, "(JPEG)")) << refused.err;
    EXPECT_EQ(contentsOf(other), before);
    const std::string overlay = m_folder.path("over.png");
    EXPECT_EQ(runConcord({"read", file, "--overlay", overlay}).status, 0);
    EXPECT_EQ(runConcord({"read", file, "--overlay", overlay}).status, 0);
    EXPECT_EQ(runConcord({"read", file, "--overlay", other, "--force"}).status, 0);
    EXPECT_TRUE(contentsOf(other).starts_with("\x89PNG"));
}

TEST_F(Outputs, DebugPicturesReplaceNothingElse) {
    const std::string file = copyPhoto("photo.jpg");
    fs::create_directory(m_folder.path("stages"));
    m_folder.write("stages/1-ingest.png", "notes");
    const Outcome refused = runConcord({"read", file, "--debug", m_folder.path("stages")});
    EXPECT_EQ(refused.status, 2);
    EXPECT_TRUE(refused.err.starts_with(m_folder.path("stages/1-ingest.png") + ": ")) << refused.err;
    EXPECT_EQ(m_folder.read("stages/1-ingest.png"), "notes");
    EXPECT_EQ(runConcord({"read", file, "--debug", m_folder.path("stages"), "--force"}).status, 0);
    EXPECT_TRUE(m_folder.read("stages/1-ingest.png").starts_with("\x89PNG"));
}

TEST_F(Outputs, AFolderThatCannotBeCreatedIsCalledAFolder) {
    m_folder.write("file", "notes");
    const Outcome refused = runConcord({"read", copyPhoto("photo.jpg"), "--debug", m_folder.path("file/stages")});
    EXPECT_EQ(refused.status, 2);
    EXPECT_TRUE(has(refused.err, "expected a folder that can be created: ")) << refused.err;
}

TEST_F(Outputs, AnotherDatabaseNeedsForceAndMustNotBeInUse) {
    recordOne();
    const std::string other = m_folder.path("other.concord");
    ASSERT_EQ(runConcord({"record", sampleBoard("typed.json"), "--database", other}).status, 0);
    expectRefused(other, "(SQLite database)");
    m_folder.write("other.concord-wal", "changes of a program that has it open");
    expectRefused(other, "this one is a database in use", {"--force"});
    fs::remove(m_folder.path("other.concord-wal"));
    EXPECT_EQ(exportTo(other, {"--force"}).status, 0);
}

TEST_F(Outputs, PhotosOfAnExportReplaceNothingElse) {
    recordOne();
    const std::string lines = m_folder.path("games.jsonl");
    ASSERT_EQ(exportTo(lines).status, 0);
    const fs::path exportedPhoto = fs::directory_iterator(lines + ".photos")->path();
    std::ofstream(exportedPhoto) << "notes";
    const Outcome refused = exportTo(lines);
    EXPECT_EQ(refused.status, 2);
    EXPECT_TRUE(has(refused.err, exportedPhoto.string() + ": ")) << refused.err;
    EXPECT_EQ(contentsOf(exportedPhoto), "notes");
    EXPECT_EQ(exportTo(lines, {"--force"}).status, 0);
    EXPECT_NE(contentsOf(exportedPhoto), "notes");
}

// --- what is not a regular file -------------------------------------------------------------------

TEST_F(Outputs, AreWrittenDirectlyToSpecialFiles) {
    const std::string file = copyPhoto("photo.jpg");
    const Outcome null = runShell(R"(mknod "$2/null" c 1 3 2> /dev/null || exit 77
        "$concord" read "$1" -o "$2/null" > /dev/null && test -c "$2/null")",
                                  {file, m_folder.path("")});
    constexpr int mayNotCreateDevices = 77;
    EXPECT_TRUE(null.status == 0 || null.status == mayNotCreateDevices) << null.err;
    const Outcome fifo = runShell(R"(mkfifo "$2/pipe"; cat "$2/pipe" & "$concord" read "$1" -o "$2/pipe" > /dev/null
        status=$?; wait; test -p "$2/pipe" && exit $status)",
                                  {file, m_folder.path("")});
    EXPECT_EQ(fifo.status, 0) << fifo.err;
    EXPECT_EQ(gameFromJson(fifo.out).players.size(), 1U);
    const Outcome substituted =
        runShell(R"("$concord" read "$1" -o >(cat > "$2/game.json") > /dev/null; status=$?; wait $!; exit $status)",
                 {file, m_folder.path("")});
    EXPECT_EQ(substituted.status, 0) << substituted.err;
    EXPECT_EQ(gameFromJson(m_folder.read("game.json")).players.size(), 1U);
}

TEST_F(Outputs, AreWrittenDirectlyToOpenDescriptorsAndFullDevices) {
    const std::string file = copyPhoto("photo.jpg");
    const Outcome outcome =
        runShell(R"("$concord" read "$1" -o /dev/fd/7 7> "$2/game.json" > /dev/null)", {file, m_folder.path("")});
    EXPECT_EQ(outcome.status, 0) << outcome.err;
    EXPECT_EQ(gameFromJson(m_folder.read("game.json")).players.size(), 1U);
    const Outcome full = runShell(R"(full="$2/full"; mknod "$full" c 1 7 2> /dev/null || full=/dev/full
        "$concord" read "$1" -o "$full" > /dev/null)",
                                  {file, m_folder.path("")});
    EXPECT_EQ(full.status, 2);
    EXPECT_TRUE(has(full.err, "/full: expected a file that can be written: No space left on device")) << full.err;
}

TEST_F(Outputs, FollowLinksToFiles) {
    const std::string file = copyPhoto("photo.jpg");
    fs::create_directory(m_folder.path("far"));
    fs::create_symlink("far/game.json", m_folder.path("game.json"));  // does not exist yet
    ASSERT_EQ(runConcord({"read", file, "-o", m_folder.path("game.json")}).status, 0);
    EXPECT_TRUE(fs::is_symlink(m_folder.path("game.json")));
    EXPECT_EQ(gameFromJson(m_folder.read("far/game.json")).players.size(), 1U);
    ASSERT_EQ(runConcord({"read", file, "-o", m_folder.path("game.json")}).status, 0);
    EXPECT_TRUE(fs::is_symlink(m_folder.path("game.json")));
}

TEST_F(Outputs, KeepThePermissionsOfTheFileTheyReplace) {
    const std::string file = copyPhoto("photo.jpg");
    const std::string out = m_folder.write("game.json", "");
    fs::permissions(out, fs::perms::owner_read | fs::perms::owner_write);
    ASSERT_EQ(runConcord({"read", file, "-o", out}).status, 0);
    EXPECT_EQ(fs::status(out).permissions(), fs::perms::owner_read | fs::perms::owner_write);
    EXPECT_EQ(std::distance(fs::directory_iterator(m_folder.path("")), {}), 2) << "no temporary file stays";
}

// --- standard output ------------------------------------------------------------------------------

TEST_F(Outputs, ADashIsStandardOutputAndTheReportGoesToStandardError) {
    const std::string file = copyPhoto("photo.jpg");
    const Outcome game = runConcord({"read", file, "-o", "-"});
    EXPECT_EQ(game.status, 0);
    EXPECT_EQ(gameFromJson(game.out).players.size(), 1U);
    EXPECT_TRUE(has(game.err, "Landscapes: ")) << game.err;
    const Outcome json = runConcord({"read", file, "--json", "-o", "-"});
    EXPECT_EQ(gameFromJson(json.out).players.size(), 1U);
    EXPECT_EQ(Json::parse(json.err)["format"], "concord-reading");
    const Outcome picture = runConcord({"read", file, "--overlay", "-"});
    EXPECT_TRUE(picture.out.starts_with("\x89PNG"));
    EXPECT_TRUE(has(picture.err, "Landscapes: "));
    EXPECT_FALSE(fs::exists("-"));
}

TEST_F(Outputs, DevStdoutCountsAsADash) {
    recordOne();
    const std::string file = copyPhoto("photo.jpg");
    const Outcome game = runShell(R"("$concord" read "$1" -o /dev/stdout)", {file});
    EXPECT_EQ(game.status, 0) << game.err;
    EXPECT_EQ(gameFromJson(game.out).players.size(), 1U);
    EXPECT_TRUE(has(game.err, "Landscapes: ")) << game.err;
    const Outcome lines = runShell(R"("$concord" export /dev/stdout --database "$1" > "$2/x.jsonl"; cat "$2/x.jsonl")",
                                   {database(), m_folder.path("")});
    EXPECT_EQ(lines.out, exportTo("-").out);
    EXPECT_EQ(linesOf(lines.out).size(), 1U);
}

TEST_F(Outputs, AFolderOfPicturesCannotBeStandardOutput) {
    const Outcome outcome = runConcord({"read", copyPhoto("photo.jpg"), "--debug", "-"});
    EXPECT_EQ(outcome.status, 2);
    EXPECT_TRUE(has(outcome.err, "expected a folder")) << outcome.err;
    EXPECT_FALSE(fs::exists("-"));
}

}  // namespace
}  // namespace concord::cli
