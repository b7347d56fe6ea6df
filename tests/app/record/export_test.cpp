// Exports read and write one game at a time, and leave out damaged games.
#include "app/record/export.h"

#include "app/record/backup.h"
#include "app/record/connection.h"
#include "app/record/exchange.h"
#include "app/record/restore.h"
#include "tests/app/record/support.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>

namespace concord::record {
namespace {

using Json = nlohmann::json;

struct ExportResult {
    std::string text;
    std::size_t longestPiece = 0;
    std::vector<std::string> complaints;
    ExportCounts counts;
};

ExportResult exportAll(Store& store, ExchangeFormat format) {
    ExportResult result;
    ExportTarget target;
    target.write = [&](std::string_view piece) {
        result.text += piece;
        result.longestPiece = std::max(result.longestPiece, piece.size());
    };
    target.onLeftOut = [&](const InputError& error) { result.complaints.emplace_back(error.what()); };
    result.counts = exportGames(
        store, format, [](const GameSummary&) { return true; }, target);
    return result;
}

constexpr std::array<ExchangeFormat, 3> allFormats{ExchangeFormat::JsonLines, ExchangeFormat::Csv,
                                                   ExchangeFormat::BgStats};

constexpr int severalBatches = 450;  // games; the record is read 100 games at a time

void recordSome(const Location& location, int count) {
    Store store(location);
    for (int i = 0; i < count; ++i) {
        store.record(gameOfTrees({{"Pauline", i}, {"Johan", 3}},
                                 R"({"played": "2026-03-01T20:00:00Z", "note": ")" + std::string(2000, 'x') + "\"}"));
    }
}

std::ptrdiff_t lineCount(const std::string& text) { return std::ranges::count(text, '\n'); }

TEST(Export, WritesInSmallPieces) {
    const RecordFolder folder;
    recordSome(folder.location(), severalBatches);
    Store store(folder.location());
    for (const ExchangeFormat format : allFormats) {
        const ExportResult result = exportAll(store, format);
        EXPECT_EQ(result.counts.games, severalBatches);
        EXPECT_GT(result.text.size(), 900000U);
        EXPECT_LT(result.longestPiece, 20000U) << "memory would grow with the record";
    }
}

class ExportOfEachKind : public BothRecordKinds {};

TEST_P(ExportOfEachKind, VisitsTheGamesFromOldestToNewest) {
    const RecordFolder folder(GetParam());
    recordSome(folder.location(), severalBatches);
    Store store(folder.location());
    store.deleteGame(17);
    std::vector<Number> oldestFirst;
    for (const GameSummary& game : store.games()) {
        oldestFirst.insert(oldestFirst.begin(), game.number);
    }
    std::vector<Number> visited;
    ExportTarget target;
    target.write = [](std::string_view) {};
    exportGames(
        store, ExchangeFormat::JsonLines,
        [&](const GameSummary& game) {
            visited.push_back(game.number);
            return false;  // exports none of them
        },
        target);
    EXPECT_EQ(visited, oldestFirst);
}

INSTANTIATE_TEST_SUITE_P(File, ExportOfEachKind, testing::Values(RecordKind::File));
INSTANTIATE_TEST_SUITE_P(Server, ExportOfEachKind, testing::Values(RecordKind::Server));

TEST(Export, LeavesADamagedGameOut) {
    const RecordFolder folder;
    recordSome(folder.location(), 3);
    Connection(folder.location(), false)
        .run(QStringLiteral("UPDATE game_documents SET document = replace(document, 'Johan', 'Johen') WHERE game = 2"));
    Store store(folder.location());
    const ExportResult lines = exportAll(store, ExchangeFormat::JsonLines);
    EXPECT_EQ(lines.counts.games, 2);
    EXPECT_EQ(lines.counts.damaged, 1);
    EXPECT_EQ(lineCount(lines.text), 2);
    ASSERT_EQ(lines.complaints.size(), 1U);
    EXPECT_TRUE(lines.complaints[0].starts_with("game 2: expected game 2 as it was recorded")) << lines.complaints[0];
}

TEST(Export, LeavesAGameWithoutPlayersOutOfTables) {
    const RecordFolder folder;
    recordSome(folder.location(), 3);
    Connection(folder.location(), false).run(QStringLiteral("DELETE FROM game_players WHERE game = 2"));
    Store store(folder.location());
    for (const ExchangeFormat format : {ExchangeFormat::Csv, ExchangeFormat::BgStats}) {
        const ExportResult table = exportAll(store, format);
        EXPECT_EQ(table.counts.games, 2);
        ASSERT_EQ(table.complaints.size(), 1U);
        EXPECT_TRUE(table.complaints[0].starts_with("game 2: ")) << table.complaints[0];
    }
}

// Overwrites the pages that hold the word.
void damagePagesWith(const QString& path, const QByteArray& word) {
    QFile file(path);
    ASSERT_TRUE(file.open(QIODevice::ReadWrite));
    const QByteArray bytes = file.readAll();
    constexpr qsizetype pageBytes = 4096;
    for (qsizetype at = bytes.indexOf(word); at >= 0; at = bytes.indexOf(word, at + 1)) {
        file.seek(at / pageBytes * pageBytes);
        file.write(QByteArray(pageBytes, '\x5a'));
    }
}

TEST(Export, ContinuesAfterDamagedPages) {
    const RecordFolder folder;
    {
        recordSome(folder.location(), 300);
        Store store(folder.location());
        store.record(gameOfTrees({{"Pauline", 7}, {"Johan", 3}},
                                 R"({"played": "2020-03-01T20:00:00Z", "note": "on a page to damage"})"));
    }
    damagePagesWith(folder.location().file(), "on a page to damage");
    Store store(folder.location());
    for (const ExchangeFormat format : allFormats) {
        const ExportResult result = exportAll(store, format);
        EXPECT_GT(result.counts.damaged, 0);
        EXPECT_GT(result.counts.games, 250);
        EXPECT_EQ(result.counts.games + result.counts.damaged, 301);
        EXPECT_EQ(result.complaints.size(), static_cast<std::size_t>(result.counts.damaged));
        for (const std::string& complaint : result.complaints) {
            EXPECT_TRUE(complaint.starts_with("game ")) << complaint;
        }
        if (format == ExchangeFormat::BgStats) {
            EXPECT_EQ(Json::parse(result.text)["plays"].size(), static_cast<std::size_t>(result.counts.games));
        }
    }
}

TEST(Export, OfNoGamesIsAValidFile) {
    const RecordFolder folder;
    Store store(folder.location());
    EXPECT_EQ(exportAll(store, ExchangeFormat::JsonLines).text, "");
    EXPECT_EQ(lineCount(exportAll(store, ExchangeFormat::Csv).text), 1);
    const Json file = Json::parse(exportAll(store, ExchangeFormat::BgStats).text);
    EXPECT_TRUE(file["plays"].empty());
    EXPECT_TRUE(file["games"].empty());
}

// --- tables ---------------------------------------------------------------------------------------

GameSummary gameWith(const std::string& name, const std::string& note) {
    GameSummary game;
    game.game = QStringLiteral("harmonies");
    game.note = QString::fromStdString(note);
    SeatSummary seat;
    seat.name = QString::fromStdString(name);
    seat.points = {{"trees", -3}};
    game.seats.push_back(seat);
    return game;
}

std::string csvRows(const GameSummary& game) { return CsvTable({"harmonies"}).rows(game); }

TEST(Csv, EndsLinesAsInRfc4180) {
    EXPECT_TRUE(CsvTable({"harmonies"}).head().ends_with(",note\r\n"));
    const std::string rows = csvRows(gameWith("Ada", "first\nsecond"));
    EXPECT_TRUE(rows.ends_with(",\"first\nsecond\"\r\n")) << rows;
    EXPECT_EQ(std::ranges::count(rows, '\r'), 1);
}

TEST(Csv, TextsThatLookLikeFormulasGetAnApostrophe) {
    for (const char* text : {"=1+1", "+1+1", "-1+1", "@SUM(A1)", "\t=1", "＝1+1", "＋1", "－1", "＠x", "-", "=", "+",
                             "-3-cmd|' /C calc'!A0"}) {
        const std::string rows = csvRows(gameWith(text, "note"));
        EXPECT_TRUE(contains(rows, std::string(",'").append(text).append(","))) << rows;
    }
    // Texts with line breaks or quotation marks are quoted too.
    EXPECT_TRUE(contains(csvRows(gameWith("\r=1", "note")), ",\"'\r=1\","));
    EXPECT_TRUE(contains(csvRows(gameWith("\n=1", "note")), ",\"'\n=1\","));
    EXPECT_TRUE(contains(csvRows(gameWith("=\"a\"", "note")), ",\"'=\"\"a\"\"\","));
}

TEST(Csv, NumbersAndOtherTextsStayUnchanged) {
    EXPECT_TRUE(contains(csvRows(gameWith("Ada", "note")), ",-3,"));
    for (const char* text : {"-3", "+49", "-0.5", "7", "Ada", "'=", "a=1", " =1"}) {
        EXPECT_TRUE(contains(csvRows(gameWith(text, "note")), std::string(",").append(text).append(","))) << text;
    }
}

TEST(Export, KnowsTheFormatByTheExtension) {
    EXPECT_EQ(formatOf("games.csv"), ExchangeFormat::Csv);
    EXPECT_EQ(formatOf("GAMES.CSV"), ExchangeFormat::Csv);
    EXPECT_EQ(formatOf("games.bgsplay"), ExchangeFormat::BgStats);
    EXPECT_EQ(formatOf("games.csv.jsonl"), ExchangeFormat::JsonLines);
    EXPECT_EQ(formatOf("csv"), ExchangeFormat::JsonLines);
}

// --- damaged games elsewhere ------------------------------------------------------------------------

TEST(DamagedGame, DoesNotPreventABackupFromBeingRestored) {
    const RecordFolder folder;
    recordSome(folder.location(), 3);
    Connection(folder.location(), false)
        .run(QStringLiteral("UPDATE game_documents SET document = replace(document, 'Johan', 'Johen') WHERE game = 2"));
    const QString backup = backUpNow(folder.location());
    EXPECT_EQ(complaintOf([&] { restoreBackup(folder.location(), backup); }), "");
    EXPECT_EQ(Store(folder.location()).games().size(), 3U);
}

TEST(DamagedGame, IsRepairedByAnImport) {
    const RecordFolder folder;
    recordSome(folder.location(), 3);
    Store store(folder.location());
    const std::string lines = exportAll(store, ExchangeFormat::JsonLines).text;
    Connection(folder.location(), false)
        .run(QStringLiteral("UPDATE game_documents SET document = replace(document, 'Johan', 'Johen') WHERE game = 2"));
    const ImportCounts counts = store.import(entriesFromText(lines), nullptr);
    EXPECT_EQ(counts.updated, 1);
    EXPECT_EQ(counts.unchanged, 2);
    EXPECT_EQ(exportAll(store, ExchangeFormat::JsonLines).text, lines);
}

}  // namespace
}  // namespace concord::record
