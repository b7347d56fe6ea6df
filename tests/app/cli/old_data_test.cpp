// What Concord 0.1.0 wrote opens unchanged (tests/old-data/README.md).
#include "tests/app/cli/run.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>

namespace concord::cli {
namespace {

using Json = nlohmann::json;

std::string oldData(const std::string& name) { return CONCORD_OLD_DATA_DIR "/" + name; }

std::vector<Json> jsonLines(const std::string& text) {
    std::vector<Json> values;
    for (const std::string& line : linesOf(text)) {
        values.push_back(Json::parse(line));
    }
    return values;
}

// A folder for a record, empty until copyRecord().
class OldData : public testing::Test {
protected:
    void copyRecord() {
        std::filesystem::copy(oldData("games.concord"), database());
        std::filesystem::copy(oldData("games.concord.files"), database() + ".files",
                              std::filesystem::copy_options::recursive);
    }

    std::string database() const { return m_folder.path("games.concord"); }

    std::string call(std::vector<std::string> args) const {
        args.insert(args.end(), {"--database", database()});
        const Outcome outcome = runConcord(args);
        EXPECT_EQ(outcome.status, 0) << outcome.err;
        EXPECT_EQ(outcome.err, "");
        return outcome.out;
    }

    std::string expected(const std::string& name) const { return contentsOf(oldData("expected/" + name)); }

    Folder m_folder;
};

// The games sorted by UUID, without the numbers of games and players, which differ between records.
std::vector<Json> withoutNumbers(std::vector<Json> games) {
    for (Json& game : games) {
        game.erase("number");
        for (Json& player : game["players"]) {
            player.erase("player");
        }
    }
    std::ranges::sort(games, {}, [](const Json& game) { return game["id"].get<std::string>(); });
    return games;
}

// The games of an export, sorted by UUID.
std::vector<Json> exportedGames(const std::string& lines) {
    std::vector<Json> games = jsonLines(lines);
    std::ranges::sort(games, {}, [](const Json& game) { return game["record"]["id"].get<std::string>(); });
    return games;
}

TEST_F(OldData, RecordListsTheSameGames) {
    copyRecord();
    EXPECT_EQ(jsonLines(call({"history", "--json"})), jsonLines(expected("history.jsonl")));
    EXPECT_EQ(jsonLines(call({"history", "--erased", "--json"})), jsonLines(expected("erased.jsonl")));
    Json statistics = Json::parse(call({"stats", "--json"}));
    EXPECT_EQ(statistics["game"], "harmonies");
    for (const char* added : {"game", "playerCounts"}) {  // added since 0.1.0
        EXPECT_EQ(statistics.erase(added), 1U) << added;
    }
    EXPECT_EQ(statistics, Json::parse(expected("stats.json")));
    EXPECT_EQ(jsonLines(call({"players", "--json"})), jsonLines(expected("players.jsonl")));
}

TEST_F(OldData, RecordShowsTheSameGames) {
    copyRecord();
    for (const std::string number : {"1", "2", "3", "4", "6"}) {
        EXPECT_EQ(Json::parse(call({"history", "show", number, "--json"})),
                  Json::parse(expected("show-" + number + ".json")))
            << "game " << number;
    }
}

TEST_F(OldData, RecordExportsTheSameFiles) {
    copyRecord();
    call({"export", m_folder.path("games.jsonl")});
    EXPECT_EQ(m_folder.read("games.jsonl"), contentsOf(oldData("exports/games.jsonl")));
    for (const auto& photo : std::filesystem::directory_iterator(oldData("exports/games.jsonl.photos"))) {
        EXPECT_EQ(m_folder.read("games.jsonl.photos/" + photo.path().filename().string()), contentsOf(photo.path()));
    }
    std::string csv = contentsOf(oldData("exports/games.csv"));
    for (std::size_t end = csv.find('\n'); end != std::string::npos; end = csv.find('\n', end + 2)) {
        csv.insert(end, 1, '\r');  // 0.1.0 ended lines with LF; now they end as RFC 4180 wants it
    }
    EXPECT_EQ(call({"export", "--format", "csv"}), csv);
    EXPECT_EQ(Json::parse(call({"export", "--format", "bgsplay"})),
              Json::parse(contentsOf(oldData("exports/games.bgsplay"))));
}

TEST_F(OldData, ExportIsImported) {
    call({"import", oldData("exports/games.jsonl")});
    EXPECT_EQ(withoutNumbers(jsonLines(call({"history", "--json"}))),
              withoutNumbers(jsonLines(expected("history.jsonl"))));
    call({"export", m_folder.path("again.jsonl")});
    EXPECT_EQ(exportedGames(m_folder.read("again.jsonl")), exportedGames(contentsOf(oldData("exports/games.jsonl"))));
}

TEST_F(OldData, RecordIsRebuiltFromItsCopies) {
    copyRecord();
    std::filesystem::remove(database());
    call({"restore", "--rebuild"});
    EXPECT_EQ(withoutNumbers(jsonLines(call({"history", "--json"}))),
              withoutNumbers(jsonLines(expected("history.jsonl"))));
    EXPECT_EQ(withoutNumbers(jsonLines(call({"history", "--erased", "--json"}))),
              withoutNumbers(jsonLines(expected("erased.jsonl"))));
}

TEST_F(OldData, BackupIsRestored) {
    call({"record", sampleBoard("typed.json")});
    std::filesystem::copy(oldData("games.concord"), m_folder.path("backup.concord"));
    call({"restore", m_folder.path("backup.concord")});
    EXPECT_EQ(jsonLines(call({"history", "--json"})), jsonLines(expected("history.jsonl")));
}

}  // namespace
}  // namespace concord::cli
