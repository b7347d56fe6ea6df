#include "app/phone/messages/table_state.h"

#include "app/phone/messages/cards.h"
#include "app/phone/messages/harmonies_lines.h"
#include "app/phone/messages/json_parts.h"
#include "app/phone/messages/outcome_text.h"
#include "app/phone/messages/renature_area.h"
#include "scoring/harmonies/score.h"
#include "scoring/renature/game.h"
#include "scoring/table/game_module.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace concord::phone {

namespace {

const char* kindName(PadRow::Kind kind) {
    constexpr std::array<const char*, 4> names{"points", "sum", "total", "extra"};
    return names.at(static_cast<std::size_t>(kind));
}

const char* sourceName(PointSource source) {
    constexpr std::array<const char*, 6> names{"unknown", "none", "typed", "board", "cards", "sum"};
    return names.at(static_cast<std::size_t>(source));
}

const char* cubeName(Cube cube) {
    constexpr std::array<const char*, 3> names{"none", "animal", "spirit"};
    return names.at(static_cast<std::size_t>(cube));
}

bool has(const std::vector<Cell>& cells, Cell cell) { return std::ranges::count(cells, cell) > 0; }

Json cellNames(const std::vector<Cell>& cells) {
    Json json = Json::array();
    for (const Cell cell : cells) {
        json.push_back(name(cell));
    }
    return json;
}

Json rowJson(const PadRow& row) {
    Json json{{"id", row.id},   {"name", jsonOf(Text{row.name, {}})}, {"kind", kindName(row.kind)}, {"min", row.min},
              {"max", row.max}, {"computable", row.computable}};
    if (*row.numberOf != '\0') {
        json["partName"] = jsonOf(Text{row.numberOf, {}});
    }
    return json;
}

// Leaves out what the board would give: a change on the board is no conflict with the typed number.
Json typedJson(const PadValue& value) { return {{"points", value.points}, {"parts", value.parts}}; }

Json valueJson(const PadValue& value) {
    Json json{{"points", value.points}, {"source", sourceName(value.source)}};
    if (value.computed) {
        json["computed"] = *value.computed;
    }
    if (!value.parts.empty()) {
        json["parts"] = value.parts;
    }
    return json;
}

Json lineJson(const ScoreTable& table, const ScoreLine& line) {
    return {{"row", table.rows.at(line.row).id},
            {"rule", line.rule},
            {"points", line.points},
            {"title", jsonOf(Text{table.rows.at(line.row).name, {}})},
            {"sentence", jsonOf(textOf(line.why))},
            {"cells", line.evidence},
            {"page", line.page}};
}

Json pointJson(Point point) {
    const auto rounded = [](double value) { return std::round(value * 10000) / 10000; };
    return {rounded(point.x), rounded(point.y)};
}

void addReading(Json& json, const ReadCell& read) {
    json["p"] = read.alternatives.empty() ? 0 : read.alternatives.front().p;
    for (const ReadAlternative& alternative : read.alternatives) {
        json["alternatives"].push_back({{"stack", stackJson(alternative.stack)}, {"p", alternative.p}});
    }
    if (read.why) {
        json["why"] = jsonOf(*read.why);
    }
    json["at"] = pointJson(read.at);
    for (const Point corner : read.outline) {
        json["outline"].push_back(pointJson(corner));
    }
}

Json boardJson(const Board& board, const PlayerFacts& facts) {
    Json cellList = Json::array();
    for (const Cell cell : cells(board.side())) {
        Json json{{"cell", name(cell)}, {"stack", stackJson(board.stack(cell))}};
        if (board.cube(cell) != Cube::None) {
            json["cube"] = cubeName(board.cube(cell));
        }
        if (has(facts.checked, cell)) {
            json["checked"] = true;
        }
        if (has(facts.doubtful, cell)) {
            json["doubtful"] = true;
        }
        if (facts.photo) {
            const auto read = std::ranges::find(facts.photo->cells, cell, &ReadCell::cell);
            if (read != facts.photo->cells.end()) {
                addReading(json, *read);
            }
        }
        cellList.push_back(std::move(json));
    }
    return {{"side", name(board.side())}, {"cells", std::move(cellList)}, {"doubts", cellNames(facts.doubtful)}};
}

// Builds the state of an open game.
class Writer {
public:
    Writer(const GameDocument& game, const ScoreTable& score, const TableFacts& facts)
        : m_game(game), m_score(score), m_facts(facts) {
        m_harmonies = game.get<Game>();
        if (m_harmonies != nullptr) {
            m_harmoniesScore = scoreGame(*m_harmonies);
        }
    }

    TableState write() {
        const GameModule& module = m_game.module();
        m_json = {{"game", module.facts().id},
                  {"title", module.facts().title},
                  {"variant", module.variant(m_game)},
                  {"rows", Json::array()},
                  {"players", Json::array()}};
        for (const PadRow& row : m_score.rows) {
            m_json["rows"].push_back(rowJson(row));
        }
        if (!m_facts.tieBreakRow.empty()) {
            m_json["rows"].push_back({{"id", m_facts.tieBreakRow},
                                      {"name", jsonOf(Text{m_score.tieBreak, {}})},
                                      {"kind", "extra"},
                                      {"min", 0},
                                      {"max", maxPadNumber},
                                      {"computable", false},
                                      {"typed", true}});
        }
        for (std::size_t i = 0; i < m_score.players.size() && i < m_facts.players.size(); ++i) {
            m_json["players"].push_back(playerJson(i));
        }
        m_json["mayAddPlayer"] = m_score.players.size() < module.facts().maxPlayers;
        writeOutcome();
        if (m_harmonies != nullptr) {
            m_json["sides"] = {"A", "B"};
        } else if (const auto* const renature = m_game.get<renature::Game>()) {
            m_json["areas"] = areaChoices(*renature, m_facts);
            m_json["areas"]["left"] = areasLeftJson(*renature);
        }
        if (m_facts.withSpirits) {
            m_json["withSpirits"] = *m_facts.withSpirits;
        }
        for (const Warning& warning : m_score.warnings) {
            m_json["warnings"].push_back(jsonOf(textOf(warning.message)));
        }
        return {m_json.dump(), std::move(m_values)};
    }

private:
    Json playerJson(std::size_t index) {
        const PlayerColumn& column = m_score.players[index];
        const PlayerFacts& facts = m_facts.players[index];
        Json json{{"id", facts.id},           {"name", column.name},     {"colour", facts.colour},
                  {"rank", column.rank},      {"values", Json::array()}, {"lines", Json::array()},
                  {"warnings", Json::array()}};
        m_values[nameKey(facts.id)] = column.name;
        for (std::size_t row = 0; row < column.values.size(); ++row) {
            const PadValue& value = column.values[row];
            json["values"].push_back(valueJson(value));
            m_values[rowKey(facts.id, std::string(m_score.rows[row].id))] =
                value.source == PointSource::Typed ? typedJson(value).dump() : sourceName(value.source);
        }
        if (!m_facts.tieBreakRow.empty()) {
            const PointSource known = facts.tieBreakIsTyped ? PointSource::Typed : PointSource::Cards;
            const PadValue value{.points = column.tieBreak.value_or(0),
                                 .source = column.tieBreak ? known : PointSource::Unknown,
                                 .computed = {},
                                 .parts = {}};
            json["values"].push_back(valueJson(value));
            m_values[rowKey(facts.id, m_facts.tieBreakRow)] = valueJson(value).dump();
        }
        for (std::size_t line = 0; line < column.lines.size(); ++line) {
            json["lines"].push_back(fullLine(index, line));
        }
        for (const Warning& warning : column.warnings) {
            json["warnings"].push_back(jsonOf(textOf(warning.message)));
        }
        if (m_harmonies != nullptr) {
            addBoard(json, m_harmonies->players.at(index), facts);
            if (can("cards")) {
                addCards(json, m_harmonies->players.at(index));
            }
        }
        if (const auto* const renature = m_game.get<renature::Game>()) {
            json["plantsLeft"] = plantsLeftJson(renature->players.at(index));
        }
        if (facts.photo) {
            json["photo"] = {{"id", facts.photo->id},
                             {"width", facts.photo->width},
                             {"height", facts.photo->height},
                             {"state", facts.photo->cells.empty() ? "no-board" : "read"}};
        }
        if (!facts.certainty.isEmpty()) {
            json["certainty"] = jsonOf(facts.certainty);
        }
        return json;
    }

    bool can(std::string_view what) const { return std::ranges::count(m_facts.can, what) > 0; }

    Json fullLine(std::size_t player, std::size_t line) const {
        Json json = lineJson(m_score, m_score.players[player].lines[line]);
        if (m_harmonies != nullptr) {
            const ScoreItem& item = m_harmoniesScore.players.at(player).items.at(line);
            json["title"] = jsonOf(titleOf(item));
            const std::optional<Board>& board = m_harmonies->players.at(player).board;
            if (board) {
                const Evidence evidence = evidenceFor(*board, item);
                json["supporting"] = cellNames(evidence.cells);
                if (const Text reason = reasonOf(item, evidence); !reason.isEmpty()) {
                    json["why"] = jsonOf(reason);
                }
            }
            json["path"] = item.rule == Rule::River;
        }
        return json;
    }

    // Phones show an empty board for a player without one; the first edit creates it. hasBoard: the board has
    // tokens.
    void addBoard(Json& json, const Player& player, const PlayerFacts& facts) {
        const Board board = player.board.value_or(Board(m_harmonies->side));
        json["board"] = boardJson(board, facts);
        json["hasBoard"] = hasTokens(player);
        const std::string photo = facts.photo ? facts.photo->id : std::string();
        for (const Cell cell : cells(board.side())) {
            m_values[cellKey(facts.id, cell)] = photo + ' ' + std::to_string(board.stack(cell).kind()) + ' ' +
                                                cubeName(board.cube(cell)) +
                                                (has(facts.checked, cell) ? " checked" : "");
        }
    }

    void writeOutcome() {
        OutcomeText outcome = outcomeOf(m_score, m_game.module().facts().outcome, m_facts.requiredRows);
        if (outcome.final && m_facts.contradiction) {
            outcome = withContradiction(outcome, m_score, *m_facts.contradiction);
        }
        Json winners = Json::array();
        for (const std::size_t winner : outcome.winners) {
            winners.push_back(m_facts.players.at(winner).id);
        }
        m_json["outcome"] = {{"headline", jsonOf(outcome.headline)},
                             {"detail", jsonOf(outcome.detail)},
                             {"winners", std::move(winners)},
                             {"final", outcome.final}};
        if (outcome.final && m_facts.contradiction) {
            m_json["outcome"]["contradiction"] = contradictionJson(*m_facts.contradiction);
        }
    }

    // What "accept" is about, and where to look at it.
    Json contradictionJson(const Contradiction& contradiction) const {
        constexpr std::array<const char*, 4> places{"pad", "board", "cards", "table"};
        Json json{{"player", m_facts.players.at(static_cast<std::size_t>(contradiction.player)).id},
                  {"code", contradiction.code},
                  {"place", places.at(static_cast<std::size_t>(contradiction.place))}};
        if (!contradiction.row.empty()) {
            json["row"] = contradiction.row;
        }
        return json;
    }

    const GameDocument& m_game;
    const ScoreTable& m_score;
    const TableFacts& m_facts;
    const Game* m_harmonies = nullptr;
    GameScore m_harmoniesScore;
    Json m_json;
    EditableValues m_values;
};

Json photoJson(const PhotoFacts& photo) {
    Json json{{"id", photo.id}, {"state", photo.state}, {"progress", photo.progress}};
    if (!photo.player.empty()) {
        json["player"] = photo.player;
    }
    if (!photo.what.isEmpty()) {
        json["what"] = jsonOf(photo.what);
    }
    for (const PhotoOffer& offer : photo.offers) {
        json["offers"].push_back({{"id", offer.id}, {"text", jsonOf(offer.text)}});
    }
    if (photo.readSide || !photo.readWith.empty()) {
        Json& read = json["read"];
        if (photo.readSide) {
            read["side"] = name(*photo.readSide);
        }
        if (!photo.readWith.empty()) {
            read["with"] = photo.readWith;
        }
    }
    return json;
}

}  // namespace

TableState stateOf(const GameDocument& game, const ScoreTable& score, const TableFacts& facts) {
    TableState state;
    if (game.isEmpty()) {
        state.json = Json{{"game", ""}, {"players", Json::array()}}.dump();
    } else {
        state = Writer(game, score, facts).write();
    }
    Json photos = Json::array();
    for (const PhotoFacts& photo : facts.photos) {
        photos.push_back(photoJson(photo));
        state.values[photoKey(photo.id)] = photo.player + ' ' + photo.state;
    }
    state.json.back() = ',';  // instead of the closing brace
    if (!facts.can.empty()) {
        state.json += "\"can\":" + Json(facts.can).dump() + ',';
    }
    if (facts.undoable) {
        state.json += "\"undoable\":" + std::to_string(*facts.undoable) + ',';
    }
    state.json += "\"photos\":" + photos.dump() + '}';
    return state;
}

std::string stateJson(const TableState& state, std::int64_t revision) {
    return R"({"format":"concord-table","version":1,"revision":)" + std::to_string(revision) + ',' +
           state.json.substr(1);  // without the opening brace
}

std::string cellKey(const std::string& player, Cell cell) { return player + '/' + name(cell); }

std::string rowKey(const std::string& player, const std::string& row) { return player + "/row/" + row; }

std::string nameKey(const std::string& player) { return player + "/name"; }

std::string photoKey(const std::string& photo) { return "photo/" + photo; }

}  // namespace concord::phone
