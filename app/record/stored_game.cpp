#include "app/record/stored_game.h"

#include "app/record/checked_cells.h"
#include "scoring/json/input_error.h"

#include <algorithm>
#include <map>

namespace concord::record {

namespace {

std::vector<std::string> namesOf(const StoredGame& stored) {
    std::vector<std::string> names;
    std::ranges::transform(stored.seats, std::back_inserter(names), &StoredSeat::name);
    return names;
}

// The names as in the document: a database may have changed them in its own columns.
std::vector<std::string> writtenNames(const std::optional<JsonDocument>& document, const StoredGame& stored) {
    std::vector<std::string> names = document ? playerNamesIn(document->root()) : std::vector<std::string>();
    return names.size() == stored.seats.size() ? names : namesOf(stored);
}

std::optional<JsonDocument> parsed(const std::string& json) {
    try {
        return std::optional<JsonDocument>(std::in_place, json);
    } catch (const InputError&) {
        return {};  // written by another program and not for us to repair
    }
}

// A quick check, so that most games need not be parsed. The document holds the names and colours of the seats, too. In
// its columns a database may have changed only control characters, which JSON escapes, and noncharacters, which all lie
// above U+F000. So the document is valid if the seats are, and if it has neither an escape nor such a character.
bool needsNoRepair(const StoredGame& stored) {
    const std::vector<std::string> names = namesOf(stored);
    const auto hasValidColour = [](const StoredSeat& seat) {
        return concord::repairedText(seat.colour, TextKind::Line) == seat.colour;
    };
    constexpr unsigned char leadByteOfUF000 = 0xEF;  // in UTF-8
    return repairedNames(names) == names && std::ranges::all_of(stored.seats, hasValidColour) &&
           std::ranges::none_of(stored.document,
                                [](char c) { return c == '\\' || static_cast<unsigned char>(c) >= leadByteOfUF000; });
}

void repairRecord(GameRecord& record, const std::map<std::string, std::string>& renamed, TextRepair& repair) {
    record.zone = repair.repaired(record.zone, TextKind::Line);
    record.place = repair.repaired(record.place, TextKind::Line);
    record.note = repair.repaired(record.note, TextKind::Note);
    record.scoredBy = repair.repaired(record.scoredBy, TextKind::Line);
    renameCheckedPlayers(record, [&](const std::string& player) {
        const auto name = renamed.find(player);
        return name == renamed.end() ? player : name->second;
    });
    repairPlayers(record.players);  // not reported: the present names are not part of the game as written
}

}  // namespace

std::vector<RepairedText> repairTexts(StoredGame& stored) {
    const std::optional<JsonDocument> document = needsNoRepair(stored) ? std::nullopt : parsed(stored.document);
    const std::vector<std::string> written = writtenNames(document, stored);
    TextRepair repair(written);
    std::map<std::string, std::string> renamed;
    for (std::size_t s = 0; s < stored.seats.size(); ++s) {
        StoredSeat& seat = stored.seats[s];
        renamed.emplace(written[s], repair.names()[s]);
        seat.name = repair.names()[s];
        seat.colour = repair.repaired(seat.colour, TextKind::Line);
    }
    std::string repaired = document ? repair.repaired(document->root()) : std::string();
    if (document && !repair.isUnchanged()) {
        stored.document = std::move(repaired);
        if (const std::optional<JsonDocument> score = parsed(stored.record.score)) {
            stored.record.score = repair.repaired(score->root());
        }
    }
    repairRecord(stored.record, renamed, repair);
    return repair.changes();
}

std::string documentWithRecord(const StoredGame& stored, bool pretty) {
    std::string text = stored.document;
    const std::string record = recordToJson(stored.record);
    if (!record.empty()) {
        text.pop_back();  // the closing brace: a stored document is an object
        text.append(text == "{" ? "" : ",").append("\"record\":").append(record).append("}");
    }
    return pretty ? jsonInLines(text) : text;
}

}  // namespace concord::record
