// The command line with several kinds of games: it handles any registered game, even one with negative points and
// without boards.
#include "app/record/connection.h"
#include "tests/app/cli/has.h"
#include "tests/app/cli/run.h"
#include "tests/support/tiny_game.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <sstream>

namespace concord::cli {
namespace {

using Json = nlohmann::json;

std::string tinyJson(int claimed = 10) {
    return R"({"format": "concord-game", "version": 1, "game": "tiny", "players": [
        {"name": "Ann", "gold": 12, "debts": -3, "bonus": 1, "claimed": )" +
           std::to_string(claimed) + R"(}, {"name": "Bob", "gold": 1}]})";
}

// The cells of a row of a table with a space between them.
std::string singleSpaced(const std::string& row) {
    std::istringstream cells(row);
    std::string joined;
    for (std::string cell; cells >> cell;) {
        joined += (joined.empty() ? "" : " ") + cell;
    }
    return joined;
}

std::string oneLine(const std::string& json) { return Json::parse(json).dump(); }

class CliGames : public testing::Test {
protected:
    Outcome call(std::vector<std::string> args, const std::string& input = {}) {
        args.insert(args.end(), {"--database", database()});
        return runConcord(args, input);
    }

    std::string database() const { return m_folder.path("club.concord"); }
    std::string tinyFile(int claimed = 10) const { return m_folder.write("tiny.json", tinyJson(claimed)); }

    void recordTiny() {
        ASSERT_EQ(call({"record", tinyFile(), "--played", "2026-03-02T20:00:00Z", "--place", "Café", "--minutes", "15",
                        "--starter", "Bob"})
                      .status,
                  0);
    }

    // Game 1 is of Harmonies, game 2 of the tiny game.
    void recordBoth() {
        ASSERT_EQ(call({"record", sampleBoard("four-players.json"), "--played", "2025-03-01T20:15:00Z"}).out,
                  "Recorded as game 1.\n");
        recordTiny();
    }

    // As if a later version of Concord, which knows more games, had recorded the game.
    void makeKindUnknown(int number) const {
        constexpr bool readOnly = false;
        record::Connection(record::Location::of(QString::fromStdString(database())), readOnly)
            .run(QStringLiteral("UPDATE games SET game = 'azul' WHERE id = %1").arg(number));
    }

    Folder m_folder;
};

// --- scoring --------------------------------------------------------------------------------------

TEST_F(CliGames, AreScored) {
    const Outcome pad = runConcord({"score", tinyFile()});
    EXPECT_EQ(pad.status, 0);
    EXPECT_EQ(pad.err, "");
    const std::vector<std::string> lines = linesOf(pad.out);
    const auto line = [&](const std::string& row) {
        const auto found = std::ranges::find_if(lines, [&](const std::string& each) { return each.starts_with(row); });
        return found == lines.end() ? "none" : singleSpaced(*found);
    };
    EXPECT_EQ(line("Points"), "Points Ann Bob");
    EXPECT_EQ(line("Gold"), "Gold 12 1");
    EXPECT_EQ(line("Debts"), "Debts -3 –");
    EXPECT_EQ(line("Total"), "Total 10 1");
    EXPECT_EQ(line("Coins"), "Coins 12 1");
    EXPECT_EQ(line("Rank"), "Rank 1 2");
    EXPECT_TRUE(has(pad.out, "\nAnn wins with 10 point(s).\n")) << pad.out;

    const Outcome explained = runConcord({"score", "--explain", tinyFile()});
    EXPECT_EQ(explained.status, 0);
    EXPECT_TRUE(has(explained.out, "\n  Debts: -3\n    -3  typed (Rulebook, page 3)\n")) << explained.out;
    const Outcome both = runConcord({"score", sampleBoard("four-players.json"), tinyFile()});
    EXPECT_EQ(both.status, 0);
    EXPECT_TRUE(has(both.out, "River")) << both.out;
    EXPECT_TRUE(has(both.out, "Debts")) << both.out;
}

TEST_F(CliGames, AreScoredAsJson) {
    const std::string score = tiny::tinyModule().scoreJson(tiny::tinyDocument(12, -3, 1), false);
    const Outcome json = runConcord({"score", "--json", tinyFile()});
    EXPECT_EQ(json.status, 0);
    EXPECT_EQ(Json::parse(json.out), Json::parse(score));
    const std::string lines = oneLine(tinyJson()) + "\n" + oneLine(contentsOf(sampleBoard("typed.json"))) + "\n" +
                              R"({"format": "concord-game", "version": 1, "game": "azul"})" + "\n";
    const Outcome outcome = runConcord({"score", "--jsonl"}, lines);
    EXPECT_EQ(outcome.status, 2);
    const std::vector<std::string> answers = linesOf(outcome.out);
    ASSERT_EQ(answers.size(), 3U);
    EXPECT_EQ(answers[0], score);
    EXPECT_EQ(Json::parse(answers[1]), Json::parse(contentsOf(sampleBoard("typed.score.json"))));
    const std::string error = Json::parse(answers[2])["error"];
    EXPECT_TRUE(error.starts_with("line 3: /game: expected \"harmonies\", ")) << error;
    EXPECT_TRUE(error.ends_with(", got \"azul\"")) << error;
}

TEST_F(CliGames, AreVerified) {
    const Outcome right = runConcord({"verify", tinyFile(10)});
    EXPECT_EQ(right.status, 0);
    EXPECT_TRUE(has(right.out, "What was claimed is right.")) << right.out;
    EXPECT_TRUE(has(right.out, "Bob\n  No score was claimed.\n")) << right.out;
    const Outcome wrong = runConcord({"verify", tinyFile(13)});
    EXPECT_EQ(wrong.status, 1);
    EXPECT_TRUE(has(wrong.out, "Total: 10, not 13: Gold 12 + Debts -3 + Bonus 1\n")) << wrong.out;
    EXPECT_TRUE(has(wrong.out, "    -3  typed (Rulebook, page 3)\n")) << wrong.out;
    const Outcome json = runConcord({"verify", "--json", tinyFile(13)});
    EXPECT_EQ(json.status, 1);
    const Json comparison = Json::parse(json.out)["players"][0]["comparisons"][0];
    EXPECT_EQ(comparison["category"], "total");
    EXPECT_EQ(comparison["computed"], 10);
    EXPECT_EQ(comparison["difference"], 3);
    ASSERT_EQ(comparison["items"].size(), 3U);
    EXPECT_EQ(comparison["items"][1]["category"], "debts");
    EXPECT_EQ(comparison["items"][1]["points"], -3);
}

TEST_F(CliGames, OtherThanHarmoniesAreRefusedByAuditAndWhy) {
    const Outcome audit = runConcord({"audit", tinyFile()});
    EXPECT_EQ(audit.status, 2);
    EXPECT_EQ(audit.out, "");
    EXPECT_EQ(audit.err, tinyFile() + ": /game: expected a game of Harmonies, got \"tiny\"\n");
    const Outcome why = runConcord({"why", tinyFile(), "--river", "a1"});
    EXPECT_EQ(why.status, 2);
    EXPECT_EQ(why.err, tinyFile() + ": /game: expected a game of Harmonies, got \"tiny\"\n");
}

// --- the record -----------------------------------------------------------------------------------

TEST_F(CliGames, AreListedWithTheirKindIfThereAreSeveral) {
    recordTiny();
    EXPECT_EQ(call({"history"}).out,
              "1  2026-03-02 20:00  Ann 10*, Bob 1  Café\n");  // no column of kinds, and none of variants
    ASSERT_EQ(call({"record", sampleBoard("four-players.json"), "--played", "2025-03-01T20:15:00Z"}).status, 0);
    EXPECT_EQ(linesOf(call({"history"}).out),
              (std::vector<std::string>{"1  2026-03-02 20:00  Tiny          Ann 10*, Bob 1                       Café",
                                        "2  2025-03-01 20:15  Harmonies  A  Ada 65, Ben 72*, Cléo 60, Dmitri 62"}));
    EXPECT_EQ(call({"history", "--game", "tiny"}).out, "1  2026-03-02 20:00  Ann 10*, Bob 1  Café\n");
    EXPECT_EQ(call({"history", "--game", "harmonies"}).out,
              "2  2025-03-01 20:15  A  Ada 65, Ben 72*, Cléo 60, Dmitri 62\n");
    EXPECT_EQ(call({"history", "--game", "renature"}).out, "No games.\n");
    EXPECT_EQ(Json::parse(call({"history", "--game", "tiny", "--json"}).out)["game"], "tiny");
    EXPECT_EQ(Json::parse(call({"history", "--game", "tiny", "--json"}).out)["side"], "");
}

TEST_F(CliGames, ShowPlayersWhoseNamesLookLikePlaceholders) {
    const std::string file = m_folder.write("game.json", R"({"format": "concord-game", "version": 1, "game": "tiny",
        "players": [{"name": "%2", "gold": 12, "debts": -3, "bonus": 1}, {"name": "%1", "gold": 1}]})");
    const std::string score = runConcord({"score", file}).out;
    EXPECT_TRUE(has(score, "\n%2 wins with 10 point(s).\n")) << score;
    ASSERT_EQ(call({"record", file, "--played", "2026-03-02T20:00:00Z"}).status, 0);
    EXPECT_EQ(call({"history"}).out, "1  2026-03-02 20:00  %2 10*, %1 1\n");
    const std::string stats = call({"stats"}).out;
    EXPECT_TRUE(has(stats, "  %1 0 : 1 %2, ")) << stats;
}

TEST_F(CliGames, OfAnUnknownKindCannotBeAskedFor) {
    recordBoth();
    for (const char* command : {"history", "stats", "export"}) {
        const Outcome refused = call({command, "--game", "azul"});
        EXPECT_EQ(refused.status, 2) << command;
        EXPECT_EQ(refused.out, "") << command;
        EXPECT_TRUE(has(refused.err, "azul")) << refused.err;
        EXPECT_TRUE(has(refused.err, "harmonies")) << refused.err;
    }
}

TEST_F(CliGames, AreShownChangedAndErased) {
    recordBoth();
    const Outcome shown = call({"history", "show", "2", "--explain"});
    EXPECT_EQ(shown.status, 0);
    EXPECT_TRUE(has(shown.out, "Place: Café\n")) << shown.out;
    EXPECT_TRUE(has(shown.out, "Starting player: Bob\n")) << shown.out;
    EXPECT_TRUE(has(shown.out, "  Debts: -3\n")) << shown.out;
    EXPECT_TRUE(has(shown.out, "Ann wins with 10 point(s).")) << shown.out;
    EXPECT_EQ(call({"history", "edit", "2", "--note", "close"}).status, 0);
    Json game = Json::parse(call({"history", "show", "2", "--json"}).out);
    EXPECT_EQ(game["game"], "tiny");
    EXPECT_EQ(game["players"][0]["debts"], -3);
    EXPECT_EQ(game["record"]["note"], "close");
    game["players"][0]["debts"] = -20;
    EXPECT_EQ(call({"history", "edit", "2", "--game", m_folder.write("changed.json", game.dump())}).status, 0);
    EXPECT_EQ(call({"history", "--game", "tiny"}).out, "2  2026-03-02 20:00  Ann -7, Bob 1*  Café\n");
    EXPECT_EQ(call({"history", "edit", "2", "--starter", "Nobody"}).status, 2);
    EXPECT_EQ(call({"history", "delete", "2"}).status, 0);
    EXPECT_EQ(call({"history", "--game", "tiny"}).out, "No games.\n");
    EXPECT_EQ(linesOf(call({"history", "--erased", "--game", "tiny"}).out).size(), 1U);
    EXPECT_EQ(call({"history", "undelete", "2"}).status, 0);
    EXPECT_EQ(linesOf(call({"history"}).out).size(), 2U);
}

TEST_F(CliGames, AreCountedSeparately) {
    recordBoth();
    const std::string both = call({"stats"}).out;
    EXPECT_TRUE(both.starts_with("== Harmonies\n1 game(s)\n")) << both;
    EXPECT_TRUE(has(both, "\n== Tiny\n1 game(s)\n")) << both;
    const std::string tiny = call({"stats", "--game", "tiny"}).out;
    EXPECT_TRUE(both.ends_with(tiny)) << tiny;
    EXPECT_FALSE(has(tiny, "==")) << tiny;
    EXPECT_TRUE(has(tiny, "Ann 1 : 0 Bob")) << tiny;
    EXPECT_TRUE(has(tiny, "Debts")) << tiny;
    EXPECT_FALSE(has(tiny, "side")) << tiny;
    EXPECT_FALSE(has(tiny, "spirit")) << tiny;
    EXPECT_FALSE(has(tiny, "Ada")) << tiny;
    const Json json = Json::parse(call({"stats", "--json"}).out);
    EXPECT_EQ(json["game"], "harmonies");
    EXPECT_EQ(json["games"], 1);
    ASSERT_EQ(json["otherGames"].size(), 1U);
    EXPECT_EQ(json["otherGames"][0]["game"], "tiny");
    EXPECT_EQ(json["otherGames"][0], Json::parse(call({"stats", "--json", "--game", "tiny"}).out));
    EXPECT_EQ(call({"stats", "--game", "renature"}).out, "No games.\n");
}

TEST_F(CliGames, AreExportedAndImported) {
    recordBoth();
    const std::string lines = call({"export"}).out;
    EXPECT_EQ(linesOf(lines).size(), 2U);
    const std::string tiny = call({"export", "--game", "tiny"}).out;
    EXPECT_EQ(tiny, linesOf(lines)[1] + "\n");
    const std::string other = m_folder.path("other.concord");
    EXPECT_EQ(runConcord({"import", "-", "--database", other}, lines).out, "2 added, 0 updated, 0 unchanged.\n");
    EXPECT_EQ(runConcord({"import", "-", "--database", other}, tiny).out, "0 added, 0 updated, 1 unchanged.\n");
    EXPECT_EQ(runConcord({"export", "--database", other}).out, lines);
    EXPECT_EQ(runConcord({"history", "--database", other}).out, call({"history"}).out);

    const std::string harmonies = linesOf(call({"export", "--format", "csv", "--game", "harmonies"}).out).at(0);
    EXPECT_TRUE(harmonies.ends_with(",note\r")) << harmonies;
    const std::vector<std::string> csv = linesOf(call({"export", "--format", "csv"}).out);
    ASSERT_EQ(csv.size(), 7U);
    EXPECT_EQ(csv[0], harmonies.substr(0, harmonies.size() - 1) + ",tiny.gold,tiny.debts,tiny.bonus\r");
    EXPECT_TRUE(csv[1].ends_with(",12,-3,1\r")) << csv[1];
    EXPECT_TRUE(csv[3].ends_with(",,,\r")) << csv[3];
    EXPECT_EQ(call({"history", "--csv"}).out, call({"export", "--format", "csv"}).out);

    const Json plays = Json::parse(call({"export", "--format", "bgsplay", "--game", "tiny"}).out);
    ASSERT_EQ(plays["games"].size(), 1U);
    EXPECT_EQ(plays["games"][0]["bggId"], 7);
    EXPECT_EQ(plays["plays"].size(), 1U);
    EXPECT_TRUE(has(call({"export", "--link", "2"}).out, "%22bggId%22%3A7%2C"));
}

TEST_F(CliGames, ComeBackFromBackupsAndCopies) {
    recordBoth();
    const std::string backup = linesOf(call({"restore", "--backup"}).out).at(0);
    const std::string before = call({"export"}).out;
    ASSERT_EQ(call({"history", "delete", "2", "--forever"}).status, 0);
    EXPECT_EQ(linesOf(call({"export"}).out).size(), 1U);
    EXPECT_EQ(call({"restore", backup}).status, 0);
    EXPECT_EQ(call({"export"}).out, before);
    m_folder.write("club.concord", "no database any more");
    EXPECT_TRUE(has(call({"restore", "--rebuild"}).out, "2 game(s) brought back"));
    EXPECT_EQ(call({"export"}).out, before);
}

// --- of a kind that this program does not know ----------------------------------------------------

TEST_F(CliGames, OfLaterVersionsAreListedAndExported) {
    recordBoth();
    const std::string lines = call({"export"}).out;
    makeKindUnknown(2);
    EXPECT_TRUE(has(call({"history"}).out, "  azul          Ann 10*, Bob 1")) << call({"history"}).out;
    EXPECT_EQ(Json::parse(linesOf(call({"history", "--json"}).out).at(0))["game"], "azul");
    EXPECT_EQ(call({"export"}).out, lines);
    const std::string table = call({"export", "--format", "csv"}).out;
    EXPECT_TRUE(has(table, ",azul,,2026-03-02T20:00:00Z,Café,15,2,1,Ann,")) << table;
    EXPECT_FALSE(has(table, "tiny.gold"));
    const std::string stats = call({"stats"}).out;
    EXPECT_TRUE(has(stats, "\n== azul\n1 game(s)\n")) << stats;
    EXPECT_TRUE(has(stats, "debts")) << stats;
    for (const std::vector<std::string>& args : {std::vector<std::string>{"history", "show", "2"},
                                                 {"history", "edit", "2", "--note", "x"},
                                                 {"export", "--link", "2"}}) {
        const Outcome refused = call(args);
        EXPECT_EQ(refused.status, 2);
        EXPECT_EQ(refused.out, "");
        EXPECT_EQ(refused.err, database() + ": expected a game that this program knows, this is one of \"azul\"\n");
    }
    const Outcome plays = call({"export", m_folder.path("plays.bgsplay")});
    EXPECT_EQ(plays.status, 2);
    EXPECT_EQ(plays.out, "1 game(s) exported.\n1 game(s) of an unknown kind left out.\n");
    EXPECT_EQ(plays.err, database() + ": game 2: expected a game that this program knows, this is one of \"azul\"\n");
    EXPECT_EQ(Json::parse(m_folder.read("plays.bgsplay"))["plays"].size(), 1U);
    EXPECT_EQ(call({"history", "delete", "2"}).status, 0);
    EXPECT_EQ(call({"history", "undelete", "2"}).status, 0);
    EXPECT_EQ(linesOf(call({"history"}).out).size(), 2U);
}

}  // namespace
}  // namespace concord::cli
