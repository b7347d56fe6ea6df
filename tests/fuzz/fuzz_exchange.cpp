// Reads any bytes as games to import: they are refused with a message about what was expected, or the games can be
// exported again, are equal when read again, and have times that can be put in order.
#include "app/record/exchange.h"
#include "scoring/json/stored_values.h"
#include "tests/fuzz/expectations.h"

#include <QDateTime>

#include <string>

namespace {

using namespace concord;
using namespace concord::record;
using fuzz::expect;
using fuzz::expectReason;

QString utcOf(const std::string& time) {
    return QDateTime::fromString(QString::fromStdString(time), Qt::ISODate).toUTC().toString(Qt::ISODate);
}

void expectTime(const std::string& time) {
    const std::string utc = time.empty() ? std::string() : utcOf(time).toStdString();
    // In UTC, the first hours of 1900 may still be in 1899.
    expect(time.empty() || (isTimeWithOffset(time) && (isTimeWithOffset(utc) || utc.starts_with("1899-12-31T"))));
}

// Empty if any game is refused: an import takes all of them, or none.
std::vector<StoredGame> gamesOf(std::string_view text) {
    std::vector<StoredGame> games;
    try {
        for (const Entry& entry : entriesFromText(text)) {
            games.push_back(storedGame(entry));
        }
    } catch (const InputError& error) {
        expectReason(error);
        games.clear();
    }
    return games;
}

std::string exportedLines(const std::vector<StoredGame>& games) {
    std::string lines;
    for (const StoredGame& game : games) {
        const std::string line = documentWithRecord(game, false);
        expect(line.find('\n') == std::string::npos);
        lines += line + '\n';
    }
    return lines;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
    const std::vector<StoredGame> games = gamesOf({reinterpret_cast<const char*>(data), size});
    const std::string lines = exportedLines(games);
    const std::vector<StoredGame> back = gamesOf(lines);
    expect(back == games && exportedLines(back) == lines);
    for (const StoredGame& game : games) {
        expectTime(game.record.played);
        expectTime(game.record.recorded);
        expectTime(game.record.changed);
        // The copy of the game beside the database gives the same game, and the repairs that are made when a database
        // is read change nothing.
        expect(gamesOf(documentWithRecord(game)) == std::vector{game});
        StoredGame repaired = game;
        expect(repairTexts(repaired).empty());
        expect(repaired == game && storedGame(entryOf(game)) == game);
    }
    return 0;
}
