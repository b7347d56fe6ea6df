// Reads any bytes as games to import: they are refused with a message about what was expected, or the games can be
// exported again, come back equal, and have times that can be put in order.
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
    // In UTC, the first hours of 1900 may still be in the year before.
    expect(time.empty() || (isLocalTime(time) && (isLocalTime(utc) || utc.starts_with("1899-12-31T"))));
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

std::string exported(const std::vector<StoredGame>& games) {
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
    const std::string lines = exported(games);
    const std::vector<StoredGame> back = gamesOf(lines);
    expect(back == games && exported(back) == lines);
    for (const StoredGame& game : games) {
        expectTime(game.record.played);
        expectTime(game.record.recorded);
        expectTime(game.record.changed);
        // Equal too when read from its copy beside the database, and after the repairs that reading a database makes.
        expect(gamesOf(documentWithRecord(game)) == std::vector{game});
        StoredGame kept = game;
        expect(repairTexts(kept).empty());
        expect(kept == game && storedGame(entryOf(game)) == game);
    }
    return 0;
}
