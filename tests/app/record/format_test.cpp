#include "app/record/checked_cells.h"
#include "app/record/entry.h"
#include "scoring/json/stored_values.h"
#include "tests/app/record/support.h"

#include <gtest/gtest.h>

#include <QDateTime>

namespace concord::record {
namespace {

Entry gameWith(const std::string& record) {
    return entryFromJson(
        R"({"format": "concord-game", "version": 1, "game": "harmonies", "side": "A",
            "players": [{"name": "Pauline"}, {"name": "Johan"}], "record": )" +
        record + "}");
}

GameRecord fullRecord() {
    GameRecord record;
    record.id = "7d2f9a54-41c6-4b3f-9df5-0a8b2f4f1c11";
    record.played = "2026-11-21T19:30:00+01:00";
    record.zone = "Europe/Berlin";
    record.place = "Café \"Meeple\"";
    record.minutes = 45;
    record.starter = "Johan";
    record.note = "two lines\nand a tab\t";
    record.players = {{"0c0e3d7c-8a51-4b5e-8a57-1f5a51f5b001", "Pauline"},
                      {"0c0e3d7c-8a51-4b5e-8a57-1f5a51f5b002", "Johan B."}};
    record.photos = {{std::string(64, 'a') + ".jpg", "Pauline", R"({"format":"concord-reading","sure":0.970})"},
                     {std::string(64, '0') + ".webp", "", ""}};
    record.score = R"({"format":"concord-score"})";
    record.scoredBy = "Concord 0.1.0";
    record.recorded = "2026-11-21T18:31:07Z";
    record.changed = "2026-11-22T08:00:00Z";
    record.more = R"(,"weather":{"rain":1.50})";
    return record;
}

// "place: message"; "nothing" for a record that is accepted.
std::string complaintAbout(const std::string& record) {
    try {
        gameWith(record);
    } catch (const InputError& error) {
        return error.what();
    }
    return "nothing";
}

TEST(GameRecord, ComesBackUnchangedFromAGame) {
    Entry game = gameWith("{}");
    game.record = fullRecord();
    for (const bool pretty : {true, false}) {
        EXPECT_EQ(entryFromJson(entryToJson(game, pretty)), game);
    }
    const std::string json = recordToJson(fullRecord());
    EXPECT_EQ(recordToJson(recordFromJson(json, namesOf(game.game))), json);
}

// A copy of a game that two different people played, who are both called Ada today.
TEST(GameRecord, NumbersTheSecondOfTwoPeopleWithOneName) {
    Entry game = gameWith("{}");
    game.record.players = {{"0c0e3d7c-8a51-4b5e-8a57-1f5a51f5b001", "Ada"},
                           {"0c0e3d7c-8a51-4b5e-8a57-1f5a51f5b002", "Ada"}};
    std::vector<RepairedText> repaired;
    const Entry saved = savedEntry(entryToJson(game), repaired);
    EXPECT_EQ(repaired, (std::vector<RepairedText>{{"Ada", "Ada 2"}}));
    EXPECT_EQ(saved.record.players[0].name, "Ada");
    EXPECT_EQ(saved.record.players[1].name, "Ada 2");
}

// The repair renames people by their names, so it cannot tell these two apart: they are refused as they were written.
TEST(GameRecord, RefusesANameThatOccursTwice) {
    std::string json = entryToJson(gameWith("{}"), false);
    for (std::size_t at = json.find("Johan"); at != std::string::npos; at = json.find("Johan")) {
        json.replace(at, 5, "Pauline");
    }
    std::vector<RepairedText> repaired;
    EXPECT_EQ(complaintOf([&] { savedEntry(json, repaired); }),
              "/players/1/name: expected a name of their own for each player, got \"Pauline\" again");
}

TEST(GameRecord, KeepsTheCheckedCellsBesideTheReadings) {
    GameRecord record = fullRecord();
    EXPECT_TRUE(checkedCells(record).empty());
    const CheckedCells checked{{"Johan", {"a1"}}, {"Pauline", {"b1", "c2"}}};
    setCheckedCells(record, checked);
    EXPECT_EQ(record.more, R"(,"weather":{"rain":1.50},"settled":{"Johan":["a1"],"Pauline":["b1","c2"]})");
    Entry game = gameWith("{}");
    game.record = record;
    EXPECT_EQ(checkedCells(entryFromJson(entryToJson(game)).record), checked);
    setCheckedCells(record, {{"Johan", {}}});
    EXPECT_EQ(record, fullRecord());
    record.more = R"(,"settled":{"Johan":"a1","Pauline":[1,"c2"]})";
    EXPECT_EQ(checkedCells(record), (CheckedCells{{"Johan", {}}, {"Pauline", {"c2"}}}));
}

TEST(GameRecord, IsEmptyForAGameWithoutOne) {
    const Entry game = gameWith("{}");
    EXPECT_EQ(game.record, GameRecord{});
    EXPECT_EQ(recordToJson(game.record), "");
    EXPECT_EQ(entryToJson(game).find("\"record\""), std::string::npos);
    EXPECT_EQ(entryFromJson(entryToJson(game)), game);
}

TEST(GameRecord, KeepsTheMembersOfOtherProgramsAsTheyAreSpelled) {
    GameRecord record = gameWith(R"({"table": 7.50, "place": "home", "snacks": ["nuts", null]})").record;
    EXPECT_EQ(record.place, "home");
    record.place.clear();
    EXPECT_EQ(recordToJson(record), R"({"table":7.50,"snacks":["nuts",null]})");
}

TEST(GameRecord, ThatIsInvalidIsKeptAsItIs) {
    const std::string text = R"({"minutes":"long","weather":1.50})";
    const GameRecord record = recordOrUnread(text, {"Pauline", "Johan"});
    GameRecord unread;
    unread.unread = text;
    EXPECT_EQ(record, unread);
    EXPECT_EQ(recordToJson(record), text);
    EXPECT_EQ(complaintAbout(recordToJson(record)), complaintAbout(text));
    EXPECT_EQ(recordOrUnread(R"({"minutes":7})", {}).minutes, 7);
}

TEST(GameRecord, ErrorsNameTheirPlace) {
    const std::vector<std::pair<std::string, std::string>> cases{
        {R"({"minutes": -1})", "/record/minutes: expected a whole number from 0 to 100000, got -1"},
        {R"({"minutes": "long"})", "/record/minutes: expected a whole number from 0 to 100000, got \"long\""},
        {R"({"id": "12"})", "/record/id: expected a UUID, got \"12\""},
        {R"({"starter": "Zoe"})", "/record/starter: expected one of the game's players, got \"Zoe\""},
        {R"({"place": 3})", "/record/place: expected a text, got 3"},
        {R"({"photos": [{"file": "../../etc/passwd"}]})",
         "/record/photos/0/file: expected a photo named by its SHA-256, got \"../../etc/passwd\""},
        {R"({"players": []})", "/record/players: expected an entry for each of the 2 players, got 0"},
        {R"({"score": 12})", "/record/score: expected an object, got 12"},
    };
    for (const auto& [record, complaint] : cases) {
        EXPECT_EQ(complaintAbout(record), complaint);
    }
}

// Restores the time zone of this process at the end of the test.
class ZoneGuard {
public:
    ZoneGuard() : m_before(qgetenv("TZ")), m_wasSet(qEnvironmentVariableIsSet("TZ")) {}
    ~ZoneGuard() {
        m_wasSet ? qputenv("TZ", m_before) : qunsetenv("TZ");
        tzset();
    }
    ZoneGuard(const ZoneGuard&) = delete;
    ZoneGuard& operator=(const ZoneGuard&) = delete;

    static void set(const QByteArray& zone) {
        qputenv("TZ", zone);
        tzset();
    }

private:
    QByteArray m_before;
    bool m_wasSet;
};

TEST(GameRecord, NamesOnlyZonesThatEveryComputerKnows) {
    const ZoneGuard guard;
    for (const char* zone : {"Europe/Berlin", "Pacific/Kiritimati", "America/Argentina/Buenos_Aires"}) {
        ZoneGuard::set(zone);
        EXPECT_EQ(zoneHere(), zone);
    }
    for (const char* zone : {"Nowhere/Town", "CET-1CEST", "/usr/share/zoneinfo/Asia/Tokyo", "UTC+99", "a\nb", "Fo\x01o",
                             "\xff", "EST5EDT,M3.2.0,M11.1.0"}) {
        ZoneGuard::set(zone);
        EXPECT_EQ(zoneHere(), "") << zone;
    }
}

TEST(GameRecord, WritesTimesOfAnyZoneSoThatTheyCanBeReadAgain) {
    const ZoneGuard guard;
    for (const auto& [zone, expected] : {std::pair{"UTC+99", "2023-11-14T22:13:20Z"},
                                         {"Nowhere/Town", "2023-11-14T22:13:20Z"},
                                         {"Asia/Kathmandu", "2023-11-15T03:58:20+05:45"}}) {
        ZoneGuard::set(zone);
        const std::string now = timeWithOffset(QDateTime::fromSecsSinceEpoch(1700000000));
        EXPECT_EQ(now, expected) << zone;
        EXPECT_TRUE(isTimeWithOffset(now)) << zone;
    }
}

}  // namespace
}  // namespace concord::record
