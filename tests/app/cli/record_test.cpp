#include "tests/app/cli/has.h"
#include "tests/app/cli/run.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <QByteArray>
#include <QString>
#include <QtGlobal>

#include <filesystem>
#include <fstream>

namespace concord::cli {
namespace {

using Json = nlohmann::json;

// Replaces the user's data folder until the end of its scope.
class DataHome {
public:
    explicit DataHome(const std::string& folder) { qputenv(variable, folder.c_str()); }
    ~DataHome() { m_wasSet ? qputenv(variable, m_before) : qunsetenv(variable); }
    DataHome(const DataHome&) = delete;
    DataHome& operator=(const DataHome&) = delete;

private:
    static constexpr const char* variable = "XDG_DATA_HOME";
    const bool m_wasSet = qEnvironmentVariableIsSet(variable);
    const QByteArray m_before = qgetenv(variable);
};

// A record in a folder of its own; calls work on it.
class CliRecord : public testing::Test {
protected:
    Outcome call(std::vector<std::string> args, const std::string& input = {}) {
        args.insert(args.end(), {"--database", database()});
        return runConcord(args, input);
    }

    std::string database() const { return m_folder.path("club.concord"); }

    void recordTwo() {
        ASSERT_EQ(call({"record", sampleBoard("four-players.json"), "--played", "2025-03-01 20:15", "--place", "Café",
                        "--minutes", "40", "--starter", "Ben", "--note", "two, \"three\""})
                      .out,
                  "Recorded as game 1.\n");
        ASSERT_EQ(call({"record", sampleBoard("solo-islands.json"), "--played", "2026-03-01T20:15:00+02:00"}).out,
                  "Recorded as game 2.\n");
    }

    Folder m_folder;
};

TEST_F(CliRecord, ListsWhatWasRecorded) {
    recordTwo();
    const Outcome all = call({"history"});
    EXPECT_EQ(all.status, 0);
    EXPECT_EQ(linesOf(all.out),
              (std::vector<std::string>{"2  2026-03-01 20:15  B  Robin 96",
                                        "1  2025-03-01 20:15  A  Ada 65, Ben 72*, Cléo 60, Dmitri 62  Café"}));
    EXPECT_EQ(linesOf(call({"history", "--solo"}).out).size(), 1U);
    EXPECT_EQ(linesOf(call({"history", "--player", "ada", "--year", "2025", "--side", "A"}).out).size(), 1U);
    EXPECT_EQ(call({"history", "--place", "nowhere"}).out, "No games.\n");
    const Json game = Json::parse(linesOf(call({"history", "--json", "--together"}).out).at(0));
    EXPECT_EQ(game["players"][1]["total"], 72);
    EXPECT_EQ(game["players"][1]["started"], true);
    EXPECT_EQ(game["minutes"], 40);
}

TEST_F(CliRecord, ShowsAGameWithItsBoards) {
    recordTwo();
    const Outcome shown = call({"history", "show", "1", "--explain"});
    EXPECT_EQ(shown.status, 0);
    EXPECT_TRUE(has(shown.out, "Place: Café\n"));
    EXPECT_TRUE(has(shown.out, "Starting player: Ben\n"));
    EXPECT_TRUE(has(shown.out, "72"));
    const Json game = Json::parse(call({"history", "show", "1", "--json"}).out);
    EXPECT_EQ(game["record"]["note"], "two, \"three\"");
    EXPECT_TRUE(has(call({"history", "show", game["record"]["id"].get<std::string>()}).out, "Game 1,"));
}

TEST_F(CliRecord, EditsOnlyWhatIsGiven) {
    recordTwo();
    EXPECT_EQ(call({"history", "edit", "1", "--note", "", "--minutes", "45"}).status, 0);
    const Json game = Json::parse(call({"history", "show", "1", "--json"}).out);
    EXPECT_FALSE(game["record"].contains("note"));
    EXPECT_EQ(game["record"]["minutes"], 45);
    EXPECT_EQ(game["record"]["place"], "Café");
    const Outcome refused = call({"history", "edit", "1", "--starter", "Nobody"});
    EXPECT_EQ(refused.status, 2);
    EXPECT_TRUE(has(refused.err, "/record/starter: expected one of the game's players, got \"Nobody\""));
    EXPECT_EQ(call({"history", "edit", "1", "--game", sampleBoard("solo-islands.json")}).status,
              2);  // its players do not include Ben, who started
    EXPECT_EQ(call({"history", "edit", "2", "--game", sampleBoard("rulebook-solo.json")}).status, 0);
    EXPECT_TRUE(has(call({"history", "--solo"}).out, "  A  "));
}

TEST_F(CliRecord, TakesTheDatabaseBeforeASubcommandToo) {
    const std::string data = m_folder.path("data");
    const DataHome home(data);  // so that the test cannot touch the user's record
    recordTwo();
    const auto callWithDatabaseFirst = [&](const std::string& command, std::vector<std::string> args) {
        args.insert(args.begin(), {command, "--database", database()});
        return runConcord(args);
    };
    EXPECT_TRUE(has(callWithDatabaseFirst("history", {"show", "2"}).out, "Robin"));
    EXPECT_EQ(callWithDatabaseFirst("history", {"edit", "2", "--place", "Home"}).status, 0);
    EXPECT_EQ(callWithDatabaseFirst("history", {"delete", "1"}).status, 0);
    EXPECT_EQ(callWithDatabaseFirst("history", {"undelete", "1"}).status, 0);
    EXPECT_EQ(callWithDatabaseFirst("players", {"rename", "2", "Benjamin"}).status, 0);
    EXPECT_TRUE(has(call({"history"}).out, "Benjamin 72*"));
    EXPECT_TRUE(has(call({"history", "show", "2"}).out, "Place: Home\n"));
    const std::string other = m_folder.path("other.concord");
    EXPECT_EQ(call({"history", "--database", other, "delete", "1", "--forever"}).status,
              0);  // the later --database takes precedence
    EXPECT_EQ(linesOf(call({"history"}).out).size(), 1U);
    EXPECT_FALSE(std::filesystem::exists(data));
    EXPECT_FALSE(std::filesystem::exists(other));
}

TEST_F(CliRecord, NamesADeletedGameByItsUuid) {
    recordTwo();
    const Json game = Json::parse(call({"history", "show", "1", "--json"}).out);
    const auto id = game["record"]["id"].get<std::string>();
    const std::string capitals = QString::fromStdString(id).toUpper().toStdString();
    EXPECT_EQ(call({"history", "delete", id}).status, 0);
    EXPECT_TRUE(has(call({"history", "show", id}).out, "Game 1,"));
    EXPECT_EQ(call({"history", "undelete", capitals}).out, "Game 1 was restored.\n");
    EXPECT_EQ(call({"history", "delete", id}).status, 0);
    EXPECT_EQ(call({"history", "delete", id, "--forever"}).out, "Game 1 was permanently deleted.\n");
}

TEST_F(CliRecord, NamesTheInputThatIsWrong) {
    recordTwo();
    const std::string broken = m_folder.write("broken.json", "{\n  \"format\": \"concord-game\",\n  oops\n}\n");
    const Outcome edited = call({"history", "edit", "1", "--game", broken});
    EXPECT_EQ(edited.status, 2);
    EXPECT_TRUE(edited.err.starts_with(broken + ": line 3, column ")) << edited.err;
    const std::string missing = m_folder.path("missing.json");
    const Outcome recorded =
        call({"record", sampleBoard("typed.json"), "--photo", samplePhoto("easy/dev_010.jpg"), "--reading", missing});
    EXPECT_EQ(recorded.status, 2);
    EXPECT_TRUE(recorded.err.starts_with(database() + ": " + missing + ": expected a file that can be read"))
        << recorded.err;
    EXPECT_FALSE(std::filesystem::exists(database() + ".files/photos"));
}

TEST_F(CliRecord, StoresNoPhotoWhenADetailIsRefused) {
    const Outcome refused =
        call({"record", sampleBoard("typed.json"), "--starter", "Nobody", "--photo", samplePhoto("easy/dev_010.jpg")});
    EXPECT_EQ(refused.status, 2);
    EXPECT_TRUE(has(refused.err, "/record/starter")) << refused.err;
    EXPECT_FALSE(std::filesystem::exists(database() + ".files/photos"));
}

TEST_F(CliRecord, DeletesARemovedPhotoThatNoOtherGameShows) {
    for (int game = 0; game < 2; ++game) {
        ASSERT_EQ(call({"record", sampleBoard("typed.json"), "--photo", samplePhoto("easy/dev_010.jpg")}).status, 0);
    }
    const Json game = Json::parse(call({"history", "show", "1", "--json"}).out);
    const auto photo = game["record"]["photos"][0]["file"].get<std::string>();
    const std::string file = database() + ".files/photos/" + photo;
    EXPECT_EQ(call({"history", "edit", "1", "--remove-photo", photo}).status, 0);
    EXPECT_TRUE(std::filesystem::exists(file));
    EXPECT_EQ(call({"history", "edit", "2", "--remove-photo", photo}).status, 0);
    EXPECT_FALSE(std::filesystem::exists(file));
}

TEST_F(CliRecord, DeletesAndUndeletes) {
    recordTwo();
    EXPECT_EQ(call({"history", "delete", "1"}).status, 0);
    EXPECT_EQ(linesOf(call({"history"}).out).size(), 1U);
    EXPECT_EQ(linesOf(call({"history", "--erased"}).out).size(), 1U);
    EXPECT_EQ(call({"history", "undelete", "1"}).status, 0);
    EXPECT_EQ(linesOf(call({"history"}).out).size(), 2U);
    EXPECT_EQ(call({"history", "delete", "1", "--forever"}).status, 0);
    EXPECT_EQ(call({"history", "undelete", "1"}).status, 2);
}

TEST_F(CliRecord, ExportsAndImportsWithoutLoss) {
    recordTwo();
    ASSERT_EQ(call({"history", "edit", "1", "--photo", samplePhoto("easy/dev_010.jpg")}).status, 0);
    ASSERT_EQ(call({"players", "rename", "2", "Benjamin"}).status, 0);
    const std::string lines = m_folder.path("games.jsonl");
    EXPECT_EQ(call({"export", lines}).out, "2 game(s) exported.\n");
    const std::string other = m_folder.path("other.concord");
    EXPECT_EQ(runConcord({"import", lines, "--database", other}).out, "2 added, 0 updated, 0 unchanged.\n");
    EXPECT_EQ(runConcord({"import", lines, "--database", other}).out, "0 added, 0 updated, 2 unchanged.\n");
    const std::string again = m_folder.path("again.jsonl");
    EXPECT_EQ(runConcord({"export", again, "--database", other}).status, 0);
    EXPECT_EQ(contentsOf(again), contentsOf(lines));
    EXPECT_EQ(runConcord({"history", "--database", other}).out, call({"history"}).out);
    EXPECT_EQ(runConcord({"stats", "--json", "--database", other}).out, call({"stats", "--json"}).out);
}

TEST_F(CliRecord, ADamagedGameIsLeftOutOfAnExport) {
    recordTwo();
    std::string bytes = contentsOf(database());
    const auto player = bytes.find(R"("name":"Ada")");
    ASSERT_NE(player, std::string::npos);
    bytes[player + 2] = 'N';  // in the document of game 1
    m_folder.write("club.concord", bytes);
    const Outcome lines = call({"export", m_folder.path("games.jsonl")});
    EXPECT_EQ(lines.status, 2);
    EXPECT_TRUE(lines.err.starts_with(database() + ": game 1: expected game 1 as it was recorded")) << lines.err;
    EXPECT_EQ(lines.out, "1 game(s) exported.\n1 damaged game(s) left out.\n");
    EXPECT_EQ(linesOf(m_folder.read("games.jsonl")).size(), 1U);
    const Outcome piped = call({"export"});
    EXPECT_EQ(piped.status, 2);
    EXPECT_EQ(linesOf(piped.out).size(), 1U);
    EXPECT_TRUE(has(piped.err, "1 damaged game(s) left out.\n")) << piped.err;
    for (const std::vector<std::string>& args : std::vector<std::vector<std::string>>{
             {"history"}, {"history", "--csv"}, {"history", "--json"}, {"stats"}, {"restore", "--backup"}}) {
        EXPECT_EQ(call(args).status, 0) << args.back();
    }
}

TEST_F(CliRecord, ImportsAllOrNothing) {
    recordTwo();
    const std::string lines = call({"export"}).out;
    std::string bad = lines;
    const std::string ben = "\"Ben\"";
    const auto starter = bad.find(ben, bad.find("\"starter\""));
    ASSERT_NE(starter, std::string::npos);
    bad.replace(starter, ben.size(), "\"Zoe\"");
    const std::string other = m_folder.path("other.concord");
    const Outcome refused = runConcord({"import", "-", "--database", other}, bad);
    EXPECT_EQ(refused.status, 2);
    EXPECT_EQ(refused.err, "-: line 1: /record/starter: expected one of the game's players, got \"Zoe\"\n");
    const Outcome truncated = runConcord({"import", "-", "--database", other}, lines.substr(0, lines.size() - 40));
    EXPECT_EQ(truncated.status, 2);
    EXPECT_TRUE(has(truncated.err, "-: line 2: "));
    EXPECT_FALSE(std::filesystem::exists(other));  // no record was created
    // A valid line that only the record refuses: the second game does not say when it was played.
    Json second = Json::parse(linesOf(lines).at(1));
    second["record"].erase("played");
    const Outcome withoutTime =
        runConcord({"import", "-", "--database", other}, linesOf(lines).at(0) + "\n" + second.dump() + "\n");
    EXPECT_EQ(withoutTime.status, 2);
    EXPECT_EQ(withoutTime.err, "-: line 2: /record/played: expected the time the game was played\n");
    EXPECT_EQ(runConcord({"history", "--database", other}).out, "No games.\n");
}

TEST_F(CliRecord, ExportsForOtherPrograms) {
    recordTwo();
    const std::vector<std::string> csv = linesOf(call({"export", "--format", "csv"}).out);
    ASSERT_EQ(csv.size(), 6U);
    EXPECT_TRUE(csv[0].starts_with("number,id,game,side,played,place,"));
    EXPECT_TRUE(csv[3].ends_with(",\"two, \"\"three\"\"\"\r")) << csv[3];
    EXPECT_EQ(call({"history", "--csv"}).out, call({"export", "--format", "csv"}).out);
    const Json plays = Json::parse(call({"export", "--format", "bgsplay"}).out);
    EXPECT_EQ(plays["plays"].size(), 2U);
    EXPECT_TRUE(call({"export", "--link", "1"}).out.starts_with("https://app.bgstatsapp.com/createPlay.html?data=%7B"));
}

TEST_F(CliRecord, WritesALinkIntoAFile) {
    recordTwo();
    EXPECT_EQ(call({"export", m_folder.path("link.txt"), "--link", "1"}).out, "1 game(s) exported.\n");
    EXPECT_EQ(m_folder.read("link.txt"), call({"export", "--link", "1"}).out);
}

TEST_F(CliRecord, PrintsStatistics) {
    EXPECT_EQ(runConcord({"stats", "--database", database()}).status, 2);  // looking creates no record
    recordTwo();
    const std::string text = call({"stats"}).out;
    EXPECT_TRUE(has(text, "2 game(s)\n")) << text;
    EXPECT_TRUE(has(text, "Ada 0 : 1 Ben"));
    const Json json = Json::parse(call({"stats", "--json", "--solo"}).out);
    EXPECT_EQ(json["games"], 1);
    EXPECT_EQ(json["players"][0]["bests"].back()["category"], "suns");
    EXPECT_EQ(json["configurations"][0]["suns"], 4);
    EXPECT_EQ(call({"stats", "--year", "1999"}).out, "No games.\n");
}

TEST_F(CliRecord, RestoresFromABackupOrTheCopies) {
    recordTwo();
    const std::string backup = linesOf(call({"restore", "--backup"}).out).at(0);
    ASSERT_EQ(call({"history", "delete", "1"}).status, 0);
    EXPECT_EQ(linesOf(call({"history"}).out).size(), 1U);
    EXPECT_EQ(call({"restore", backup}).status, 0);
    EXPECT_EQ(linesOf(call({"history"}).out).size(), 2U);
    EXPECT_EQ(linesOf(call({"restore"}).out).size(), 2U);  // the former state was kept as a backup too
    m_folder.write("club.concord", "no database any more");
    EXPECT_EQ(call({"history"}).status, 2);
    EXPECT_TRUE(has(call({"restore", "--rebuild"}).out, "2 game(s) brought back"));
    EXPECT_EQ(linesOf(call({"history"}).out).size(), 2U);
}

// Wherever untrusted text may contain them: an escape code, which clears the screen, and a right-to-left override.
TEST_F(CliRecord, TerminalControlCharactersAreNeverPrinted) {
    const std::string controls = "\x1B[2J\u202E";
    const std::string game = m_folder.write(
        controls + ".json", R"({"format":"concord-game","version":1,"game":"harmonies","side":"A","players":[
            {"name":"\u001b[2J\u202eP","typed":{"trees":1},"claimed":{"trees":2}}]})");
    const std::string record = m_folder.path(controls + ".concord");
    const auto withDatabase = [&](std::vector<std::string> args) {
        args.insert(args.end(), {"--database", record});
        return args;
    };
    const std::vector<std::vector<std::string>> calls{
        {"score", "--explain", game, game},
        {"verify", game},
        {"audit", game},
        {"score", game + "no"},
        {"read", game},
        {"read", samplePhoto("easy/dev_018.jpg"), "-o", game + "/x"},
        {controls},
        {"score", "--" + controls},
        {"history", controls, "1"},
        {"read", "--side", controls, game},
        withDatabase({"record", game, "--place", controls, "--note", controls}),
        withDatabase({"record", game, "--played", controls}),
        withDatabase({"history"}),
        withDatabase({"history", "show", "1"}),
        withDatabase({"history", "show", controls}),
        withDatabase({"history", "edit", "1", "--remove-photo", controls}),
        withDatabase({"stats"}),
        withDatabase({"players"}),
        withDatabase({"restore"}),
        withDatabase({"restore", "--backup"}),
        withDatabase({"restore", controls}),
        withDatabase({"restore", "--rebuild"}),
        withDatabase({"export", m_folder.path(controls)}),
        withDatabase({"export", "--link", controls}),
        withDatabase({"import", m_folder.path(controls)}),
        withDatabase({"import", game})};
    for (const std::vector<std::string>& args : calls) {
        const Outcome outcome = runConcord(args);
        for (const std::string& text : {outcome.out, outcome.err}) {
            EXPECT_FALSE(has(text, "\x1B") || has(text, "\u202E")) << testing::PrintToString(args) << '\n'
                                                                   << testing::PrintToString(text);
        }
    }
}

TEST_F(CliRecord, ChecksCommandLineTextLikeTextInFiles) {
    recordTwo();
    const auto expectRefused = [&](const std::vector<std::string>& args, const std::string& complaint) {
        const Outcome outcome = call(args);
        EXPECT_EQ(outcome.status, 2);
        EXPECT_EQ(outcome.err, database() + ": " + complaint + "\n");
    };
    expectRefused({"history", "edit", "1", "--place", "\ufffe"},
                  "--place: expected a text without the character U+FFFE, got \"<U+FFFE>\"");
    expectRefused({"history", "edit", "1", "--place", "\u200b"}, "--place: expected visible text, got \"<U+200B>\"");
    expectRefused({"history", "edit", "1", "--note", "caf\xe9"}, "--note: expected UTF-8 text, got the byte 0xE9");
    expectRefused({"history", "edit", "1", "--starter", "\ufeffBen"},
                  "--starter: expected a text without the character U+FEFF, got \"<U+FEFF>Ben\"");
    expectRefused({"players", "rename", "1", "\u3000"}, "NAME: expected a name, got \"<U+3000>\"");
    expectRefused({"players", "rename", "1", "\ufeffAda"},
                  "NAME: expected a text without the character U+FEFF, got \"<U+FEFF>Ada\"");
    EXPECT_EQ(call({"history", "edit", "1", "--place", " Cafe\u0301  Meeple", "--starter", "Cle\u0301o"}).status, 0);
    const Json game = Json::parse(call({"history", "show", "1", "--json"}).out);
    EXPECT_EQ(game["record"]["place"], "Caf\u00e9 Meeple");
    EXPECT_EQ(game["record"]["starter"], "Cl\u00e9o");
    EXPECT_EQ(linesOf(call({"history", "--player", "cle\u0301o", "--place", "cafe\u0301 meeple"}).out).size(), 1U);
}

TEST_F(CliRecord, SaysWhichTextsOfAnOldRecordWereChanged) {
    for (const auto& file : std::filesystem::recursive_directory_iterator(CONCORD_OLD_DATA_DIR "/names")) {
        const std::string to = m_folder.path(std::filesystem::relative(file.path(), CONCORD_OLD_DATA_DIR "/names"));
        file.is_directory() ? std::filesystem::create_directory(to) : std::filesystem::copy_file(file.path(), to);
    }
    const std::string old = m_folder.path("names.concord");
    const Outcome shown = runConcord({"history", "show", "4", "--database", old});
    EXPECT_EQ(shown.status, 0);
    EXPECT_TRUE(has(shown.out, "Zo\u00eb 2"));
    EXPECT_EQ(shown.err, old +
                             ": game 4: \"Zoe\u0308\" cannot be stored portably and is written as "
                             "\"Zo\u00eb 2\"\n");
    const Outcome exported = runConcord({"export", m_folder.path("games.jsonl"), "--database", old});
    EXPECT_EQ(exported.status, 0);
    EXPECT_TRUE(has(exported.err, old + ": game 2: \"A\\u0000B\" cannot be stored portably and is written as "
                                        "\"A\ufffdB\"\n"))
        << exported.err;
    EXPECT_EQ(linesOf(exported.err).size(), 11U) << exported.err;
    const std::string other = m_folder.path("other.concord");
    EXPECT_EQ(runConcord({"import", m_folder.path("games.jsonl"), "--database", other}).out,
              "5 added, 0 updated, 0 unchanged.\n");
    EXPECT_EQ(runConcord({"export", "--database", other}).err, "");
    const Outcome rebuilt = runConcord({"restore", "--rebuild", "--database", old});
    EXPECT_EQ(rebuilt.status, 0);
    EXPECT_TRUE(has(rebuilt.err, ".json: \"A\\u0000B\" cannot be stored")) << rebuilt.err;
}

TEST(CliAddress, IsNeverShownWithItsPassword) {
    for (const std::string address :
         {"postgresql://anna:secret@host", "postgres://anna:secret@host:port/club",
          "POSTGRESQL://anna:my secret@[host/club", "postgresql:anna:secret@host/club",
          "host=db dbname=club password=secret", "postgresql://anna@h/club?secret",
          "postgresql://anna:secret@127.0.0.1:9/club", "Postgres://127.0.0.1:9/club?user=anna&password=secret"}) {
        const std::string game = sampleBoard("typed.json");
        for (const std::vector<std::string>& args :
             std::vector<std::vector<std::string>>{{"record", game, "--database", address},
                                                   {"history", "--database", address},
                                                   {"history", "show", "1", "--database", address},
                                                   {"players", "--database", address},
                                                   {"stats", "--database", address},
                                                   {"export", "--database", address},
                                                   {"restore", "--backup", "--database", address},
                                                   {"restore", "--rebuild", "--database", address},
                                                   {"restore", address},
                                                   {"import", address},
                                                   {"score", address},
                                                   {"score", "--json", game, address},
                                                   {"history", address},
                                                   {"history", "--databse=" + address},
                                                   {"history", "--side", address},
                                                   {"export", "--format", address}}) {
            const Outcome outcome = runConcord(args);
            EXPECT_EQ(outcome.status, 2) << args[0] << ' ' << address;
            EXPECT_FALSE(has(outcome.out + outcome.err, "secret")) << args[0] << ' ' << outcome.out << outcome.err;
        }
    }
}

TEST_F(CliRecord, NamesTheFormerBackupFolderOfAServer) {
    const DataHome home(m_folder.path("data"));
    const std::string backups = m_folder.path("data/concord/servers/db_club/backups");
    std::filesystem::create_directories(backups);
    EXPECT_EQ(runConcord({"restore", "--database", "postgresql://db/club"}).err, "");
    const Outcome listed = runConcord({"restore", "--database", "postgresql://db:5433/club"});
    EXPECT_EQ(listed.status, 0);
    EXPECT_EQ(listed.out, "There is no backup.\n");
    EXPECT_EQ(listed.err, "Backups by earlier versions of Concord are in " + backups +
                              "; some may be of another server on that host.\n");
}

TEST(CliPlayers, HelpSaysWhichPlayersStayMergedAfterASplit) {
    EXPECT_TRUE(has(runConcord({"players", "split", "--help"}).out, "stay with the player it was merged into"));
}

TEST_F(CliRecord, RestoresABackupWithoutBackingUpFirst) {
    recordTwo();
    const std::string backup = linesOf(call({"restore", "--backup"}).out).at(0);
    ASSERT_EQ(call({"history", "delete", "1"}).status, 0);
    const std::filesystem::path backups = std::filesystem::path(backup).parent_path();
    const std::filesystem::path moved = m_folder.path("moved.concord");
    std::filesystem::rename(backup, moved);
    std::filesystem::remove(backups);
    std::ofstream(backups) << "a file where the folder of backups should be";
    const Outcome refused = call({"restore", moved.string()});
    EXPECT_EQ(refused.status, 2);
    EXPECT_TRUE(has(refused.err, "expected a writable location; nothing was changed: ")) << refused.err;
    EXPECT_TRUE(has(refused.err, "\"--no-backup\"")) << refused.err;
    EXPECT_EQ(linesOf(call({"history"}).out).size(), 1U);
    const Outcome done = call({"restore", moved.string(), "--no-backup"});
    EXPECT_EQ(done.status, 0) << done.err;
    EXPECT_EQ(done.out, "The backup was restored.\nThe previous record was not kept.\n");
    EXPECT_EQ(linesOf(call({"history"}).out).size(), 2U);
    EXPECT_EQ(call({"restore", "--no-backup"}).status, 2);  // no backup to restore is given
}

TEST_F(CliRecord, SuggestsRebuildOrStartAnewWhenTheRecordIsMissing) {
    recordTwo();
    std::filesystem::remove(database());
    for (const std::vector<std::string>& args : std::vector<std::vector<std::string>>{
             {"history"}, {"stats"}, {"export"}, {"record", sampleBoard("typed.json")}, {"import", "-"}}) {
        const Outcome refused = call(args);
        EXPECT_EQ(refused.status, 2) << args[0];
        EXPECT_TRUE(has(refused.err, database() + ": expected the record of the games whose copies are in "))
            << refused.err;
        EXPECT_TRUE(has(refused.err, "restore --rebuild")) << refused.err;
        EXPECT_TRUE(has(refused.err, "restore --start-anew")) << refused.err;
        EXPECT_FALSE(std::filesystem::exists(database()));
    }
    const Outcome anew = call({"restore", "--start-anew"});
    EXPECT_EQ(anew.status, 0);
    EXPECT_TRUE(has(anew.out, "The copies were set aside as ")) << anew.out;
    EXPECT_EQ(call({"record", sampleBoard("typed.json")}).out, "Recorded as game 1.\n");
    EXPECT_EQ(call({"restore", "--start-anew"}).status, 2);
    EXPECT_EQ(linesOf(call({"history"}).out).size(), 1U);
}

TEST_F(CliRecord, RefusesWhatItCannotUse) {
    EXPECT_EQ(call({"history"}).err, database() + ": expected a record of games, there is no such file\n");
    EXPECT_EQ(runConcord({"record", sampleBoard("typed.json"), "--database", "postgresql://localhost"}).status, 2);
    EXPECT_EQ(call({"record", "/nowhere.json"}).status, 2);
    EXPECT_EQ(call({"record", sampleBoard("typed.json"), "--played", "some day"}).status, 2);
    EXPECT_EQ(call({"record", sampleBoard("typed.json"), "--photo", sampleBoard("typed.json")}).status, 2);
    EXPECT_EQ(call({"history"}).out, "No games.\n");
    EXPECT_EQ(call({"history", "show", "seven"}).status, 2);
    EXPECT_EQ(call({"export", "--link", "7"}).status, 2);
    EXPECT_EQ(call({"restore", "/nowhere"}).status, 2);
}

}  // namespace
}  // namespace concord::cli
