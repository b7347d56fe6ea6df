#include "app/record/entry.h"

#include "app/record/settled_cells.h"
#include "scoring/json/input_error.h"

#include <algorithm>
#include <map>

namespace concord::record {

namespace {

std::vector<std::string> namesOf(const Entry& entry) {
    std::vector<std::string> names;
    std::ranges::transform(entry.seats, std::back_inserter(names), &EntrySeat::name);
    return names;
}

// The names as in the document: a database may have changed them in its own columns.
std::vector<std::string> writtenNames(const std::optional<JsonDocument>& document, const Entry& entry) {
    std::vector<std::string> names = document ? playerNamesIn(document->root()) : std::vector<std::string>();
    return names.size() == entry.seats.size() ? names : namesOf(entry);
}

std::optional<JsonDocument> parsed(const std::string& json) {
    try {
        return std::optional<JsonDocument>(std::in_place, json);
    } catch (const InputError&) {
        return {};  // of another program, which decides about its documents
    }
}

// Whether the seats have valid texts, and the document has no character that a database could have changed: from U+F000
// on, or escaped. Most entries are like this, and need not be parsed.
bool isPlainlyRight(const Entry& entry) {
    const std::vector<std::string> names = namesOf(entry);
    const auto isRight = [](const EntrySeat& seat) {
        return concord::repairedText(seat.colour, TextKind::Line) == seat.colour;
    };
    constexpr unsigned char firstOddByte = 0xEF;
    return repairedNames(names) == names && std::ranges::all_of(entry.seats, isRight) &&
           std::ranges::none_of(entry.document,
                                [](char c) { return c == '\\' || static_cast<unsigned char>(c) >= firstOddByte; });
}

void repairRecord(GameRecord& record, const std::map<std::string, std::string>& renamed, TextRepair& repair) {
    record.zone = repair.repaired(record.zone, TextKind::Line);
    record.place = repair.repaired(record.place, TextKind::Line);
    record.note = repair.repaired(record.note, TextKind::Note);
    record.scoredBy = repair.repaired(record.scoredBy, TextKind::Line);
    SettledCells settled;
    const SettledCells before = settledCells(record);
    for (const auto& [player, cells] : before) {
        const auto name = renamed.find(player);
        settled[name == renamed.end() ? player : name->second] = cells;
    }
    if (settled != before) {
        setSettledCells(record, settled);
    }
    repairPlayers(record.players);  // whose seats were reported
}

}  // namespace

void expectTexts(Entry& entry) {
    std::vector<std::string> names;
    for (std::size_t s = 0; s < entry.seats.size(); ++s) {
        const std::string place = "/players/" + std::to_string(s);
        EntrySeat& seat = entry.seats[s];
        seat.name = expectText(seat.name, TextKind::Name, place + "/name");
        seat.colour = expectText(seat.colour, TextKind::Line, place + "/colour");
        if (std::ranges::find(names, seat.name) != names.end()) {
            throw InputError(place + "/name",
                             {CONCORD_TEXT("expected a name of their own for each player, got %1 again"),
                              {quotedForMessage(seat.name)}});
        }
        names.push_back(seat.name);
    }
    entry.record = recordFromJson(recordToJson(entry.record), names);
}

std::vector<RepairedText> repairTexts(Entry& entry) {
    const std::optional<JsonDocument> document = isPlainlyRight(entry) ? std::nullopt : parsed(entry.document);
    const std::vector<std::string> written = writtenNames(document, entry);
    TextRepair repair(written);
    std::map<std::string, std::string> renamed;
    for (std::size_t s = 0; s < entry.seats.size(); ++s) {
        EntrySeat& seat = entry.seats[s];
        renamed.emplace(written[s], repair.names()[s]);
        seat.name = repair.names()[s];
        seat.colour = repair.repaired(seat.colour, TextKind::Line);
    }
    std::string repaired = document ? repair.repaired(document->root()) : std::string();
    if (document && !repair.isAsBefore()) {
        entry.document = std::move(repaired);
        if (const std::optional<JsonDocument> score = parsed(entry.record.score)) {
            entry.record.score = repair.repaired(score->root());
        }
    }
    repairRecord(entry.record, renamed, repair);
    return repair.changes();
}

std::string documentWithRecord(const Entry& entry, bool pretty) {
    std::string text = entry.document;
    const std::string record = recordToJson(entry.record);
    if (!record.empty()) {
        text.pop_back();
        text.append(text == "{" ? "" : ",").append("\"record\":").append(record).append("}");
    }
    return pretty ? jsonInLines(text) : text;
}

}  // namespace concord::record
