// One rule for names (scoring/json/text_rule.h): the same text in documents, tables, copies and exports, of a file and
// of a server, and records from before the rule.
#include "app/record/backup.h"
#include "app/record/checked_cells.h"
#include "app/record/connection.h"
#include "app/record/exchange.h"
#include "app/record/export.h"
#include "app/record/game_copies.h"
#include "app/record/rebuild.h"
#include "app/record/restore.h"
#include "scoring/json/text_rule.h"
#include "tests/app/record/support.h"
#include "tests/support/tiny_game.h"

#include <QCryptographicHash>
#include <QDir>
#include <QDirIterator>

#include <algorithm>
#include <random>

namespace concord::record {
namespace {

class NamesTest : public BothRecordKinds {};
class OldServer : public testing::Test {
protected:
    void SetUp() override {
        if (PostgresServer::instance() == nullptr) {
            GTEST_SKIP() << PostgresServer::notInstalled;
        }
        qputenv("XDG_DATA_HOME", QFile::encodeName(m_home.path()));  // backups go there
    }

    QTemporaryDir m_home;
};

std::string exportedLines(Store& store) {
    std::string lines;
    const auto games = store.games();
    for (auto game = games.rbegin(); game != games.rend(); ++game) {
        lines += documentWithRecord(store.stored(game->number), false) + '\n';
    }
    return lines;
}

std::vector<std::string> namesIn(const GameSummary& game) {
    std::vector<std::string> names;
    std::ranges::transform(game.seats, std::back_inserter(names),
                           [](const SeatSummary& seat) { return seat.nameThen.toStdString(); });
    return names;
}

std::string firstDifference(const std::string& a, const std::string& b) {
    const auto at = std::ranges::mismatch(a, b).in1 - a.begin();
    const auto from = static_cast<std::size_t>(std::max<std::ptrdiff_t>(at - 60, 0));
    return a.substr(from, 120) + "\ninstead of\n" + b.substr(std::min(from, b.size()), 120);
}

// Removes the ids: whether two spellings of one name were the same person is unknown, so elsewhere they become two.
std::string withoutPlayerIds(std::string lines) {
    for (std::size_t at = 0; (at = lines.find(R"("players":[{"id")")) != std::string::npos;) {
        lines.erase(at, lines.find("}],", at) + 3 - at);
    }
    return lines;
}

// Another record that imports the lines exports the same lines. comparable: returns the part of them that must be
// equal.
void expectTheSameElsewhere(const std::string& lines,
                            const std::function<std::string(std::string)>& comparable = std::identity()) {
    const RecordFolder folder;
    Store other(folder.location());
    EXPECT_EQ(other.import(entriesFromText(lines), nullptr).added, std::ranges::count(lines, '\n'));
    EXPECT_TRUE(comparable(exportedLines(other)) == comparable(lines))
        << firstDifference(comparable(exportedLines(other)), comparable(lines));
    EXPECT_EQ(other.import(entriesFromText(lines), nullptr).added, 0);
    std::vector<GameSummary> games = other.games();
    std::ranges::reverse(games);
    const std::vector<Entry> read = entriesFromText(lines);
    for (std::size_t g = 0; g < games.size(); ++g) {
        EXPECT_EQ(namesIn(games[g]), namesOf(read[g].game));
        EXPECT_EQ(games[g].place.toStdString(), read[g].record.place);
        EXPECT_EQ(games[g].note.toStdString(), read[g].record.note);
    }
}

// --- games of today -------------------------------------------------------------------------------

TEST_P(NamesTest, AreNormalisedEverywhere) {
    const RecordFolder folder(GetParam());
    Store store(folder.location());
    const Number number = store.record(gameOfTrees(
        {{" Zoe\u0308  M.", 7}, {"Johan", 3}},
        "{\"played\": \"2026-01-01T10:00:00Z\", \"starter\": \"Zoe\u0308 M. \", \"place\": \" Cafe\u0301\\tMeeple \","
        "\"note\": \"Zoe\u0308\\r\\n\\twon\", \"zone\": \"Europe/Berlin \","
        "\"settled\": {\"Zoe\u0308 M.\": [\"c2\"], \"Zo\u00eb M.\": [\"a1\"]}}"));
    const OpenedGame opened = store.open(number);
    const std::string zoe = "Zo\u00eb M.";
    EXPECT_EQ(namesOf(opened.entry.game)[0], zoe);
    EXPECT_EQ(opened.entry.record.starter, zoe);
    EXPECT_EQ(opened.entry.record.place, "Caf\u00e9 Meeple");
    EXPECT_EQ(opened.entry.record.note, "Zo\u00eb\n\twon");
    EXPECT_EQ(opened.entry.record.zone, "Europe/Berlin");
    EXPECT_EQ(opened.entry.record.players[0].name, zoe);
    EXPECT_EQ(checkedCells(opened.entry.record), (CheckedCells{{zoe, {"c2", "a1"}}}));
    EXPECT_EQ(store.games()[0].seats[0].name.toStdString(), zoe);
    EXPECT_EQ(store.games()[0].seats[0].nameThen.toStdString(), zoe);
    EXPECT_EQ(store.players().size(), 2U);
    store.record(gameOfTrees({{zoe, 1}}));
    EXPECT_EQ(store.players().size(), 2U);
    GameFilter filter;
    filter.player = QStringLiteral("zoe\u0308 m.");
    EXPECT_EQ(filtered(store.games(), filter).size(), 2U);
    expectTheSameElsewhere(exportedLines(store));
}

TEST_P(NamesTest, ThatAreInvalidAreRefusedAndNothingIsStored) {
    const RecordFolder folder(GetParam());
    Store store(folder.location());
    const auto complaintAbout = [&](const std::string& name, const std::string& record) {
        return complaintOf([&] { store.record(gameOfTrees({{"Johan", 1}, {name, 1}}, record)); });
    };
    EXPECT_EQ(complaintAbout("A\ufffe", {}),
              "/players/1/name: expected a text without the character U+FFFE, got \"A<U+FFFE>\"");
    EXPECT_EQ(complaintAbout(std::string("A\0B", 3), {}),
              R"(/players/1/name: expected a text without the character U+0000, got "A\u0000B")");
    EXPECT_EQ(complaintAbout("\u200b", {}), "/players/1/name: expected a name, got \"<U+200B>\"");
    EXPECT_EQ(complaintAbout("A", R"({"place": "\uffff"})"),
              "/record/place: expected a text without the character U+FFFF, got \"<U+FFFF>\"");
    EXPECT_EQ(complaintAbout("A", R"({"note": "a\u0000"})"),
              R"(/record/note: expected a text without the character U+0000, got "a\u0000")");
    EXPECT_EQ(complaintAbout("A", R"({"scoredBy": "\ufeff"})"),
              "/record/scoredBy: expected a text without the character U+FEFF, got \"<U+FEFF>\"");
    EXPECT_EQ(complaintAbout("A", R"({"zone": "\u200b"})"), "/record/zone: expected visible text, got \"<U+200B>\"");
    EXPECT_EQ(complaintOf([&] {
                  store.import({gameOfTrees({{"A", 1}}, R"({"played": "2026-01-01T10:00:00Z", "players":
                      [{"id": "0c0e3d7c-8a51-4b5e-8a57-1f5a51f5b001", "name": "\u0007"}]})")},
                               nullptr);
              }),
              R"(/record/players/0/name: expected a text without the character U+0007, got "\u0007")");
    EXPECT_TRUE(store.games().empty());
    EXPECT_TRUE(store.players().empty());
    store.record(gameOfTrees({{"Johan", 1}}));
    EXPECT_EQ(complaintOf([&] { store.rename(1, QStringLiteral("\u2060")); }), "expected a name, got \"<U+2060>\"");
    EXPECT_TRUE(
        contains(complaintOf([&] { store.rename(1, QStringLiteral("A\ufdd0")); }), "without the character U+FDD0"));
    store.rename(1, QStringLiteral(" Joha\u0308n "));
    EXPECT_EQ(store.players()[0].name.toStdString(), "Joh\u00e4n");
}

TEST_P(NamesTest, OfOtherGamesFollowTheRuleToo) {
    const RecordFolder folder(GetParam());
    Store store(folder.location());
    const auto entryOf = [](const std::string& first, const std::string& second) {
        tiny::TinyGame game;
        game.players = {{first, " light  green", {41, -3, {}}, {}}, {second, "", {3, {}, {}}, {}}};
        return Entry{{tiny::tinyModule(), game}, {}};
    };
    Entry entry = entryOf(" Zoe\u0308", "Johan");
    entry.record.starter = "Zoe\u0308";
    entry.record.place = "Cafe\u0301";
    const Number number = store.record(entry);
    const StoredGame stored = store.stored(number);
    EXPECT_EQ(stored.seats[0].name, "Zo\u00eb");
    EXPECT_EQ(stored.seats[0].colour, "light green");
    EXPECT_EQ(stored.record.starter, "Zo\u00eb");
    EXPECT_EQ(stored.record.place, "Caf\u00e9");
    EXPECT_EQ(namesOf(store.open(number).entry.game), (std::vector<std::string>{"Zo\u00eb", "Johan"}));
    EXPECT_EQ(complaintOf([&] { store.record(entryOf("Zo\u00eb", "\ufffe")); }),
              "/players/1/name: expected a text without the character U+FFFE, got \"<U+FFFE>\"");
    EXPECT_EQ(complaintOf([&] { store.record(entryOf("Zo\u00eb", "Zo\u00eb ")); }),
              "/players/1/name: expected a name of their own for each player, got \"Zo\u00eb\" again");
    expectTheSameElsewhere(exportedLines(store));
}

// Members of other programs stay unchanged, even if the databases alter such characters in columns.
TEST_P(NamesTest, LeaveTheMembersOfOthersAlone) {
    const RecordFolder folder(GetParam());
    Store store(folder.location());
    store.record(gameOfTrees({{"Anna", 1}}, R"({"played": "2026-01-01T10:00:00Z",
        "weather": "odd \ufffe\uffff\ufdd0\ufeff\u0000\u200b  ", "\ufffe": {"name": ""}})"));
    const std::string lines = exportedLines(store);
    EXPECT_TRUE(
        contains(lines, "\"weather\":\"odd \ufffe\uffff\ufdd0\ufeff\\u0000\u200b  \",\"\ufffe\":{\"name\":\"\"}"))
        << lines;
    expectTheSameElsewhere(lines);
}

// A text of any Unicode characters, often unusual ones.
std::string randomText(std::mt19937& random) {
    const auto below = [&](std::uint32_t n) { return static_cast<char32_t>(random() % n); };
    using namespace std::string_literals;  // the suffix s: one of the characters is U+0000
    static const std::u32string odd =
        U"\ufeff\ufffe\uffff\u200b\u200d\u0301\u0323 \u00a0\u3000\u2028\u0000\u0007\n\t\r\""
        U"\\%1eo\u00eb\u1100\u1161\u11a8\u202e\ufdd0\U0001fffe\U000e0041,;=+'"s;
    std::u32string text;
    for (char32_t i = below(7); i > 0; --i) {
        char32_t c = below(3) == 0 ? below(0x110000) : below(2) == 0 ? U'a' + below(26) : odd[below(odd.size())];
        text += c >= 0xD800 && c <= 0xDFFF ? U'x' : c;
    }
    return QString::fromUcs4(text.data(), static_cast<qsizetype>(text.size())).toStdString();
}

TEST_P(NamesTest, AnyTextIsRefusedOrTheSameEverywhere) {
    const RecordFolder folder(GetParam());
    Store store(folder.location());
    std::mt19937 random(14);
    int refused = 0;
    int recorded = 0;
    constexpr int games = 400;
    for (int g = 0; g < games; ++g) {
        const std::string name = randomText(random);
        GameRecord record;
        record.played = "2026-01-01T10:00:00Z";
        record.place = g % 2 == 0 ? randomText(random) : "";
        record.note = g % 3 == 0 ? randomText(random) : "";
        record.starter = name;
        const auto isValid = [](const std::string& text, TextKind kind) { return !checkText(text, kind).complaint; };
        const bool allValid = isValid(name, TextKind::Name) && isValid(record.place, TextKind::Line) &&
                              isValid(record.note, TextKind::Note);
        const std::string other = "Nobody else";
        try {
            const OpenedGame opened = store.open(store.record(gameOfTrees({{name, 3}, {other, 1}}, record)));
            ++recorded;
            EXPECT_TRUE(allValid) << name;
            EXPECT_EQ(namesOf(opened.entry.game), (std::vector{repairedText(name, TextKind::Name), other}));
            EXPECT_EQ(opened.entry.record.starter, repairedText(name, TextKind::Name));
            EXPECT_EQ(opened.entry.record.place, repairedText(record.place, TextKind::Line));
            EXPECT_EQ(opened.entry.record.note, repairedText(record.note, TextKind::Note));
            EXPECT_FALSE(opened.pointsChanged());
        } catch (const InputError& error) {
            ++refused;
            EXPECT_FALSE(allValid) << error.what();
            EXPECT_TRUE(contains(error.what(), "expected")) << error.what();
        }
    }
    EXPECT_GT(recorded, games / 8);
    EXPECT_GT(refused, games / 8);
    EXPECT_EQ(store.games().size(), static_cast<std::size_t>(recorded));
    expectTheSameElsewhere(exportedLines(store));
}

INSTANTIATE_TEST_SUITE_P(File, NamesTest, testing::Values(RecordKind::File));
INSTANTIATE_TEST_SUITE_P(Server, NamesTest, testing::Values(RecordKind::Server));

// --- records from before the rule --------------------------------------------------------

// A copy of the record tests/old-data/names/names.concord.
class OldRecord {
public:
    OldRecord() {
        const QDir from(QStringLiteral(CONCORD_OLD_DATA_DIR "/names"));
        QDirIterator files(from.path(), QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            const QString to = m_dir.filePath(from.relativeFilePath(files.next()));
            EXPECT_TRUE(QDir().mkpath(QFileInfo(to).path()) && QFile::copy(files.filePath(), to));
            QFile::setPermissions(to, QFile::ReadOwner | QFile::WriteOwner);
        }
    }

    Location location() const { return Location::of(m_dir.filePath(QStringLiteral("names.concord"))); }

private:
    QTemporaryDir m_dir;
};

// The repaired names of its players, newest game first.
const std::vector<std::vector<std::string>> oldNames{
    {"Kim\ufffd", "Mia"}, {"Zo\u00eb", "Zo\u00eb 2"}, {"?", "? 2"}, {"A\ufffdB", "\ufffdBen"}, {"Anna", "Johan"}};

void expectOldGames(Store& store) {
    std::vector<std::vector<std::string>> listed;
    std::vector<std::vector<std::string>> opened;
    std::vector<std::string> starters;
    for (const GameSummary& game : store.games()) {
        listed.push_back(namesIn(game));
        const OpenedGame one = store.open(game.number);
        opened.push_back(namesOf(one.entry.game));
        starters.push_back(one.entry.record.starter);
        EXPECT_EQ(entryFromJson(entryToJson(one.entry)), one.entry);
        EXPECT_FALSE(one.pointsChanged());
        EXPECT_EQ(one.entry.record.place, game.place.toStdString());
    }
    EXPECT_EQ(listed, oldNames);
    EXPECT_EQ(opened, oldNames);
    EXPECT_EQ(starters, (std::vector<std::string>{"", "Zo\u00eb 2", "? 2", "A\ufffdB", "Anna"}));
    EXPECT_EQ(store.games()[1].place.toStdString(), "Caf\u00e9 Meeple");
    EXPECT_EQ(store.games()[3].note.toStdString(), "one\ntwo\ufffd\ufffd");
    std::string csv;
    ExportTarget target;
    target.write = [&csv](std::string_view text) { csv += text; };
    exportGames(
        store, ExchangeFormat::Csv, [](const GameSummary&) { return true; }, target);
    EXPECT_FALSE(csv.empty());
    EXPECT_EQ(csv.find('\0'), std::string::npos);
    for (const PlayerEntry& player : store.players()) {
        EXPECT_FALSE(checkText(player.name.toStdString(), TextKind::Name).complaint);
    }
}

TEST(OldRecord, IsListedOpenedExportedAndImportedElsewhere) {
    const OldRecord old;
    Store store(old.location());
    expectOldGames(store);
    EXPECT_EQ(store.players()[1].name, "? 7549");  // the first digits of the UUID
    const std::string lines = exportedLines(store);
    EXPECT_TRUE(contains(lines, "\"weather\":\"odd \ufdd0\\u0001\""));
    EXPECT_TRUE(contains(lines, "\"settled\":{\"Zo\u00eb 2\":[\"c2\"]}"));
    expectTheSameElsewhere(lines, withoutPlayerIds);
    EXPECT_EQ(store.import(entriesFromText(lines), nullptr).unchanged, 5);
}

TEST(OldRecord, IsWrittenNormalisedWhenAGameIsChanged) {
    const OldRecord old;
    Store store(old.location());
    OpenedGame opened = store.open(4);
    const std::vector<SeatScore> score = opened.recordedScore;
    opened.entry.record.note = "changed";
    store.save(4, opened.entry, opened.revision);
    EXPECT_EQ(store.open(4).entry.record.note, "changed");
    EXPECT_EQ(store.open(4).recordedScore, score);
    EXPECT_EQ(namesOf(store.open(4).entry.game), oldNames[1]);
}

TEST(OldRecord, IsRestoredFromItsBackup) {
    const OldRecord old;
    const QString backup = backUpNow(old.location());
    const RecordFolder other;
    restoreBackup(other.location(), backup);
    Store store(other.location());
    expectOldGames(store);
}

TEST(OldRecord, IsRebuiltFromItsCopies) {
    const OldRecord old;
    QFile::remove(old.location().file());
    const Rebuilt rebuilt = rebuildFromCopies(old.location());
    EXPECT_EQ(rebuilt.games, 5);
    Store store(old.location());
    std::vector<std::vector<std::string>> listed;
    std::ranges::transform(store.games(), std::back_inserter(listed),
                           [](const GameSummary& game) { return namesIn(game); });
    EXPECT_EQ(listed, oldNames);
    expectTheSameElsewhere(exportedLines(store));
}

TEST_F(OldServer, TakesTheBackupOfAnOldFile) {
    const OldRecord old;
    const RecordFolder server(RecordKind::Server);
    restoreBackup(server.location(), old.location().file());
    Store store(server.location());
    expectOldGames(store);
}

// Writes what older programs could write on a server: replaces a text in the names and JSON of a game, and updates its
// checksum.
void replaceStoredText(const Connection& connection, Number game, const QString& from, const QString& to) {
    const QVariant id = QVariant::fromValue<qlonglong>(game);
    for (const char* column : {"document", "score", "more"}) {
        connection.run(QStringLiteral("UPDATE game_documents SET %1 = replace(%1, ?, ?) WHERE game = ?")
                           .arg(QLatin1String(column)),
                       {from, to, id});
    }
    QCryptographicHash hash(QCryptographicHash::Sha256);
    for (const char* column : {"document", "score", "more"}) {
        hash.addData(
            connection
                .value(QStringLiteral("SELECT %1 FROM game_documents WHERE game = ?").arg(QLatin1String(column)), {id})
                .toString()
                .toUtf8());
        hash.addData("\n");
    }
    connection.run(QStringLiteral("UPDATE game_documents SET checksum = ? WHERE game = ?"),
                   {QString::fromLatin1(hash.result().toHex()), id});
    connection.run(QStringLiteral("UPDATE game_players SET name = replace(name, ?, ?) WHERE game = ?"), {from, to, id});
    connection.run(QStringLiteral("UPDATE players SET name = replace(name, ?, ?)"), {from, to});
    connection.run(QStringLiteral("UPDATE player_names SET name = replace(name, ?, ?)"), {from, to});
}

TEST_F(OldServer, IsRestoredWithNamesThatDatabasesReadDifferently) {
    const RecordFolder server(RecordKind::Server);
    {
        Store store(server.location());
        store.record(gameOfTrees({{"one", 3}, {"two", 1}}, R"({"played": "2026-01-01T10:00:00Z", "starter": "one"})"));
        store.record(gameOfTrees({{"three", 3}}, R"({"played": "2026-01-02T10:00:00Z", "weather": "four"})"));
        const Connection connection(server.location(), false);
        replaceStoredText(connection, 1, QStringLiteral("one"), QStringLiteral("A\ufffe"));
        replaceStoredText(connection, 1, QStringLiteral("two"), QStringLiteral("A\uffff"));
        replaceStoredText(connection, 2, QStringLiteral("three"), QStringLiteral("\ufffeCleo"));
        replaceStoredText(connection, 2, QStringLiteral("four"), QStringLiteral("odd \ufffe"));
    }
    const std::vector<std::vector<std::string>> names{{"\ufffdCleo"}, {"A\ufffd", "A\ufffd 2"}};
    const auto expectRepairedNames = [&](Store& store) {
        std::vector<std::vector<std::string>> opened;
        for (const GameSummary& game : store.games()) {
            opened.push_back(namesOf(store.open(game.number).entry.game));
            EXPECT_EQ(namesIn(game), opened.back());
        }
        EXPECT_EQ(opened, names);
        EXPECT_EQ(store.open(1).entry.record.starter, "A\ufffd");
        EXPECT_TRUE(contains(exportedLines(store), "\"weather\":\"odd \ufffe\""));
        expectTheSameElsewhere(exportedLines(store));
    };
    const QString backup = backUpNow(server.location());
    EXPECT_EQ(QDir(QFileInfo(backup).path()).entryList(QDir::Files), QStringList{QFileInfo(backup).fileName()});
    {
        Store store(server.location());
        expectRepairedNames(store);
    }
    const RecordFolder file;
    restoreBackup(file.location(), backup);
    Store copy(file.location());
    expectRepairedNames(copy);
    restoreBackup(server.location(), backup);
    Store again(server.location());
    expectRepairedNames(again);
}

}  // namespace
}  // namespace concord::record
