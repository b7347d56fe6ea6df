// Any bytes as games to import: a refusal that says what was expected, or games that are exported again and come back
// equal, with times that can be put in order.
#include "app/record/exchange.h"
#include "app/record/harmonies.h"

#include <QDateTime>

#include <cstdlib>

namespace {

using namespace concord;
using namespace concord::record;

void expect(bool condition) {
    if (!condition) {
        std::abort();
    }
}

void expectReason(const InputError& error) { expect(english(error.message()).find("expected") != std::string::npos); }

QString utcOf(const std::string& time) {
    return QDateTime::fromString(QString::fromStdString(time), Qt::ISODate).toUTC().toString(Qt::ISODate);
}

void expectTime(const std::string& time) {
    expect(time.empty() || (isLocalTime(time) && isLocalTime(utcOf(time).toStdString())));
}

// Nothing where the games are refused: an import takes all of them, or none.
std::vector<Entry> entriesOf(std::string_view text) {
    std::vector<Entry> entries;
    try {
        for (const Game& game : gamesFromText(text)) {
            entries.push_back(entryOf(game));
        }
    } catch (const InputError& error) {
        expectReason(error);
        entries.clear();
    }
    return entries;
}

std::string exported(const std::vector<Entry>& entries) {
    std::string lines;
    for (const Entry& entry : entries) {
        const std::string line = documentWithRecord(entry, false);
        expect(line.find('\n') == std::string::npos);
        lines += line + '\n';
    }
    return lines;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
    const std::vector<Entry> entries = entriesOf({reinterpret_cast<const char*>(data), size});
    const std::string lines = exported(entries);
    const std::vector<Entry> back = entriesOf(lines);
    expect(back == entries && exported(back) == lines);
    for (const Entry& entry : entries) {
        expectTime(entry.record.played);
        expectTime(entry.record.recorded);
        expectTime(entry.record.changed);
        // The copy beside the database, and what is read back of the database itself.
        expect(entriesOf(documentWithRecord(entry)) == std::vector{entry});
        Entry kept = entry;
        expectTexts(kept);
        expect(kept == entry && entryOf(gameOf(entry)) == entry);
    }
    return 0;
}
