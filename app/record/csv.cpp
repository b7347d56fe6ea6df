#include "app/record/exchange.h"

#include "scoring/table/game_registry.h"

#include <algorithm>
#include <array>

namespace concord::record {

namespace {

// The columns of this game have no prefix, because it used to be the only game.
constexpr std::string_view firstGame = "harmonies";
constexpr std::array<const char*, 8> categories{"trees", "mountains", "fields", "buildings",
                                                "water", "animals",   "spirit", "suns"};

bool isNumber(std::string_view text) {
    const auto isDigit = [](char c) { return c >= '0' && c <= '9'; };
    const auto isWhole = [&](std::string_view part) { return !part.empty() && std::ranges::all_of(part, isDigit); };
    text.remove_prefix(text.starts_with('+') || text.starts_with('-') ? 1 : 0);
    const std::size_t point = std::min(text.find('.'), text.size());
    return isWhole(text.substr(0, point)) && (point == text.size() || isWhole(text.substr(point + 1)));
}

// Whether spreadsheets may take the text for a formula (OWASP, "CSV Injection"); field() prevents that with an
// apostrophe.
bool isFormula(std::string_view text) {
    constexpr std::array<std::string_view, 11> beginnings{"=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠"};
    return !isNumber(text) &&
           std::ranges::any_of(beginnings, [&](std::string_view one) { return text.starts_with(one); });
}

std::string field(const std::string& text) {
    std::string plain = isFormula(text) ? '\'' + text : text;
    if (plain.find_first_of(",\"\r\n") == std::string::npos) {
        return plain;
    }
    std::string quoted = "\"";
    for (const char c : plain) {
        quoted += c == '"' ? "\"\"" : std::string(1, c);
    }
    return quoted + '"';
}

std::string row(const std::vector<std::string>& fields) {
    std::string line;
    for (const std::string& text : fields) {
        line.append(line.empty() ? "" : ",").append(field(text));
    }
    return line + "\r\n";
}

std::string pointsOf(const SeatSummary& seat, std::string_view rowId) {
    const auto points = std::ranges::find(seat.points, rowId, &RowPoints::row);
    return points == seat.points.end() ? "" : std::to_string(points->points);
}

std::string traitsOf(const SeatSummary& seat, const char* kind) {
    std::string list;
    for (const Trait& trait : seat.traits) {
        if (trait.kind == kind) {
            list.append(list.empty() ? "" : " ").append(trait.value);
        }
    }
    return list;
}

std::vector<std::string> seatFields(const GameSummary& game, std::size_t index) {
    const SeatSummary& seat = game.seats[index];
    const auto text = [](const QString& value) { return value.toStdString(); };
    std::vector<std::string> fields{std::to_string(game.number),
                                    text(game.id),
                                    text(game.game),
                                    text(game.variant),
                                    text(game.played),
                                    text(game.place),
                                    game.minutes ? std::to_string(*game.minutes) : "",
                                    std::to_string(game.seats.size()),
                                    std::to_string(index + 1),
                                    text(seat.name),
                                    text(seat.nameThen),
                                    text(seat.colour),
                                    seat.started ? "1" : "0",
                                    std::to_string(seat.rank),
                                    std::to_string(seat.total)};
    for (const char* category : categories) {
        fields.push_back(game.game.toStdString() == firstGame ? pointsOf(seat, category) : "");
    }
    fields.push_back(traitsOf(seat, "animal"));
    fields.push_back(traitsOf(seat, "spirit"));
    fields.push_back(text(game.note));
    return fields;
}

}  // namespace

CsvTable::CsvTable(const std::set<std::string>& games) {
    for (const GameModule* module : knownGames()) {
        const std::string id(module->facts().id);
        if (id == firstGame || !games.contains(id)) {
            continue;
        }
        for (const PadRow& row : module->rows()) {
            if (!row.isSum()) {
                m_otherColumns.push_back({id, std::string(row.id)});
            }
        }
    }
}

std::string CsvTable::head() const {
    std::vector<std::string> head{"number", "id",   "game",     "side",   "played",  "place", "minutes", "players",
                                  "seat",   "name", "nameThen", "colour", "started", "rank",  "total"};
    head.insert(head.end(), categories.begin(), categories.end());
    head.insert(head.end(), {"animalCards", "spiritCard", "note"});
    for (const Column& column : m_otherColumns) {
        head.push_back(column.game + '.' + column.row);
    }
    return row(head);
}

std::string CsvTable::rows(const GameSummary& game) const {
    const std::string id = game.game.toStdString();
    std::string rows;
    for (std::size_t s = 0; s < game.seats.size(); ++s) {
        std::vector<std::string> fields = seatFields(game, s);
        for (const Column& column : m_otherColumns) {
            fields.push_back(column.game == id ? pointsOf(game.seats[s], column.row) : "");
        }
        rows += row(fields);
    }
    return rows;
}

}  // namespace concord::record
