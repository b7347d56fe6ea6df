// File names that are not UTF-8: opened as they are, shown escaped.
#include "scoring/harmonies/game_json.h"
#include "tests/app/cli/has.h"
#include "tests/app/cli/program.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

namespace concord::cli {
namespace {

namespace fs = std::filesystem;
using Json = nlohmann::json;

// A name in Latin-1, as on an old disk, and how it is shown.
const std::string latin1 = "caf\xE9";
const std::string escaped = "caf\\xE9";

class Names : public testing::Test {
protected:
    std::string path(const std::string& name) const { return m_folder.path("") + '/' + name; }

    std::string copy(const std::string& from, const std::string& name) const {
        fs::create_directories(fs::path(path(name)).parent_path());
        fs::copy_file(from, path(name));
        return path(name);
    }

    // QTemporaryDir cannot remove files with such names.
    void TearDown() override { fs::remove_all(m_folder.path("")); }

    Folder m_folder;
};

TEST_F(Names, OfGamesAreOpenedAsTheyAre) {
    const std::string game = copy(sampleBoard("rulebook-example.json"), latin1 + "/" + latin1 + ".json");
    const std::string heading = "== " + path(escaped + "/" + escaped) + ".json\n";
    for (const char* command : {"score", "verify", "audit"}) {
        const Outcome outcome = runConcord({command, game, game});
        EXPECT_EQ(outcome.status, 0) << outcome.err;
        EXPECT_TRUE(has(outcome.out, heading)) << outcome.out;
    }
    const Outcome none = runConcord({"score", game + "x", game + "x", "--json"});
    EXPECT_EQ(none.err.substr(0, none.err.find(": ")), path(escaped + "/" + escaped) + ".jsonx");
    EXPECT_TRUE(has(Json::parse(linesOf(none.out)[0])["error"].get<std::string>(), escaped + ".jsonx: "));
}

TEST_F(Names, OfPhotosAndOutputsAreOpenedAsTheyAre) {
    const std::string photo = copy(testPhoto("easy/fresh_002_e.jpg"), latin1 + ".jpg");
    const std::string second = copy(testPhoto("hard/fresh_002_h.jpg"), latin1 + "2.jpg");
    const Outcome read = runConcord({"read", photo, "--json", "--same-board", second, "-o", path(latin1 + ".json"),
                                     "--overlay", path(latin1 + ".png"), "--debug", path(latin1 + "/" + latin1)});
    EXPECT_EQ(read.status, 0) << read.err;
    EXPECT_EQ(Json::parse(read.out)["photos"], Json::array({path(escaped + ".jpg"), path(escaped + "2.jpg")}));
    EXPECT_EQ(gameFromJson(contentsOf(path(latin1 + ".json"))).players.size(), 1U);
    EXPECT_TRUE(contentsOf(path(latin1 + ".png")).starts_with("\x89PNG"));
    EXPECT_TRUE(fs::exists(path(latin1 + "/" + latin1 + "/1-ingest.png")));
    const Outcome batch = runConcord({"read", "--batch", "--json", photo, path(latin1)});
    EXPECT_EQ(Json::parse(linesOf(batch.out)[0])["photos"], Json::array({path(escaped + ".jpg")}));
    EXPECT_EQ(Json::parse(linesOf(batch.out)[1])["photo"], path(escaped));
}

TEST_F(Names, OfWhatIsRecordedAndExportedAreOpenedAsTheyAre) {
    const std::string photo = copy(samplePhoto("easy/dev_018.jpg"), latin1 + ".jpg");
    const std::string game = copy(sampleBoard("solo-islands.json"), latin1 + ".json");
    const std::string reading = path(latin1 + ".reading");
    std::ofstream(reading) << runConcord({"read", "--json", photo}).out;
    const auto call = [&](std::vector<std::string> args) {
        args.insert(args.end(), {"--database", m_folder.path("club.concord")});
        return runConcord(args);
    };
    EXPECT_EQ(call({"record", game, "--photo", photo, "--reading", reading, "--played", "2026-03-01 20:15"}).status, 0);
    EXPECT_EQ(call({"history", "edit", "1", "--game", game}).status, 0);
    EXPECT_EQ(call({"export", path(latin1 + ".jsonl")}).out, "1 game(s) exported.\n");
    EXPECT_EQ(std::distance(fs::directory_iterator(path(latin1 + ".jsonl.photos")), {}), 1);
    const Outcome imported =
        runConcord({"import", path(latin1 + ".jsonl"), "--database", m_folder.path("other.concord")});
    EXPECT_EQ(imported.out, "1 added, 0 updated, 0 unchanged.\n") << "the photo of the export was found";
}

TEST_F(Names, OfARecordsFolderMayLookLikeAPlaceholder) {
    fs::create_directories(path("a%2"));
    const std::string record = path("a%2/club.concord");
    for (const char* const game : {"solo-islands.json", "four-players.json"}) {
        const Outcome outcome = runConcord({"record", sampleBoard(game), "--database", record});
        EXPECT_EQ(outcome.status, 0) << outcome.err;
    }
    const Outcome backup = runConcord({"restore", "--backup", "--database", record});
    EXPECT_EQ(backup.status, 0) << backup.err;
    EXPECT_EQ(std::distance(fs::directory_iterator(path("")), {}), 1) << "only the record's folder was written to";
}

// Records are opened by Unicode names: refusing is better than creating a file of another name.
TEST_F(Names, OfRecordsMustBeUnicode) {
    for (const std::vector<std::string>& args : std::vector<std::vector<std::string>>{
             {"record", sampleBoard("typed.json"), "--database", path(latin1 + ".concord")},
             {"restore", "--backup", "--database", path(latin1 + ".concord")},
             {"restore", path(latin1 + ".concord"), "--database", path("club.concord")}}) {
        const Outcome outcome = runConcord(args);
        EXPECT_EQ(outcome.status, 2);
        EXPECT_TRUE(has(outcome.err, "expected a record whose name is UTF-8")) << outcome.err;
        EXPECT_TRUE(has(outcome.err, escaped + ".concord")) << outcome.err;
    }
#ifdef CONCORD_APP
    // The name is part of the line because QProcess would lose its byte in an argument.
    const Outcome window = runShell(R"("$1" --database "$2/"$'caf\xE9')", {CONCORD_APP, m_folder.path("")});
    EXPECT_EQ(window.status, 2);
    EXPECT_TRUE(
        has(window.err, "expected a record whose name is UTF-8, got \"" + m_folder.path("") + "/" + escaped + '"'))
        << window.err;
    EXPECT_TRUE(fs::is_empty(m_folder.path("")));
#endif
}

}  // namespace
}  // namespace concord::cli
