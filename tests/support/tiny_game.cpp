#include "tests/support/tiny_game.h"

#include "scoring/json/json_expect.h"
#include "scoring/table/game_registry.h"
#include "scoring/table/seat_json.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace concord::tiny {

namespace {

using Json = nlohmann::ordered_json;
using Kind = PadRow::Kind;

constexpr std::array<std::string_view, 3> parts{"gold", "debts", "bonus"};
constexpr std::array<PadRow, 4> padRows{
    {{.id = "gold", .name = "Gold", .kind = Kind::Points, .min = 0, .max = 50, .computable = false},
     {.id = "debts", .name = "Debts", .kind = Kind::Points, .min = -20, .max = 0, .computable = false},
     {.id = "bonus", .name = "Bonus", .kind = Kind::Points, .min = 0, .max = 10, .computable = false},
     {.id = "total", .name = "Total", .kind = Kind::Total, .parts = parts}}};

std::vector<std::string> namesOf(const TinyGame& game) {
    std::vector<std::string> names;
    for (const TinyPlayer& player : game.players) {
        names.push_back(player.name);
    }
    return names;
}

TinyPlayer playerAt(const JsonValue& value) {
    constexpr std::array<std::string_view, 6> keys{"name", "colour", "gold", "debts", "bonus", "claimed"};
    expectObject(value);
    refuseOtherKeys(value, keys);
    TinyPlayer player;
    player.name = textAt(require(value, "name"), TextKind::Name);
    if (const auto colour = value.member("colour")) {
        player.colour = textAt(*colour, TextKind::Line);
    }
    for (std::size_t row = 0; row < parts.size(); ++row) {
        if (const auto number = value.member(parts[row])) {
            player.numbers[row] = integerAt(*number);
        }
    }
    if (const auto claimed = value.member("claimed")) {
        player.claimedTotal = integerAt(*claimed);
    }
    return player;
}

Json playerJson(const TinyPlayer& player) {
    Json json{{"name", player.name}};
    if (!player.colour.empty()) {
        json["colour"] = player.colour;
    }
    for (std::size_t row = 0; row < parts.size(); ++row) {
        if (player.numbers[row]) {
            json[std::string(parts[row])] = *player.numbers[row];
        }
    }
    if (player.claimedTotal) {
        json["claimed"] = *player.claimedTotal;
    }
    return json;
}

PlayerColumn columnOf(const TinyPlayer& player) {
    PlayerColumn column;
    column.name = player.name;
    column.colour = player.colour;
    int total = 0;
    for (std::size_t row = 0; row < parts.size(); ++row) {
        const int points = player.numbers[row].value_or(0);
        const PointSource source = player.numbers[row] ? PointSource::Typed : PointSource::Unknown;
        column.values.push_back({.points = points, .source = source, .computed = {}, .parts = {}});
        column.lines.push_back({.row = row,
                                .rule = "typed",
                                .points = points,
                                .why = {"typed", {}},
                                .evidence = {},
                                .card = {},
                                .page = "3"});
        total += points;
    }
    column.values.push_back({.points = total, .source = PointSource::Sum, .computed = {}, .parts = {}});
    column.tieBreak = player.numbers[0];
    return column;
}

class TinyModule : public GameModule {
public:
    const GameFacts& facts() const override {
        static constexpr GameFacts facts{
            .id = "tiny", .title = "Tiny", .variant = "", .year = 2026, .bggId = 7, .minPlayers = 2, .maxPlayers = 3};
        return facts;
    }

    std::span<const PadRow> rows() const override { return padRows; }

    GameDocument read(const JsonValue& root) const override {
        constexpr std::array<std::string_view, 5> keys{"format", "version", "game", "players", "record"};
        refuseOtherKeys(root, keys);
        TinyGame game;
        for (const JsonValue& player : listAt(require(root, "players"))) {
            game.players.push_back(playerAt(player));
        }
        return {*this, game};
    }

    std::string write(const GameDocument& game) const override {
        Json json{{"format", "concord-game"}, {"version", 1}, {"game", "tiny"}, {"players", Json::array()}};
        for (const TinyPlayer& player : game.as<TinyGame>().players) {
            json["players"].push_back(playerJson(player));
        }
        return json.dump();
    }

    GameDocument checked(const GameDocument& game) const override {
        const JsonDocument json(write(game));
        return read(json.root());
    }

    GameDocument blank(std::span<const TablePlayer> players, std::string_view) const override {
        TinyGame game;
        for (const TablePlayer& player : players) {
            game.players.push_back({player.name, player.colour, {}, {}});
        }
        return {*this, game};
    }

    std::vector<TablePlayer> players(const GameDocument& game) const override {
        std::vector<TablePlayer> players;
        for (const TinyPlayer& player : game.as<TinyGame>().players) {
            players.push_back({player.name, player.colour});
        }
        return players;
    }

    GameDocument withPlayer(const GameDocument& game, const TablePlayer& player) const override {
        TinyGame edited = game.as<TinyGame>();
        if (edited.players.size() < facts().maxPlayers) {
            edited.players.push_back({player.name, player.colour, {}, {}});
        }
        return {*this, edited};
    }

    GameDocument withoutPlayer(const GameDocument& game, std::size_t player) const override {
        TinyGame edited = game.as<TinyGame>();
        edited.players.erase(edited.players.begin() + static_cast<std::ptrdiff_t>(player));
        return {*this, edited};
    }

    GameDocument withName(const GameDocument& game, std::size_t player, const std::string& name) const override {
        TinyGame edited = game.as<TinyGame>();
        edited.players.at(player).name = name;
        return {*this, edited};
    }

    GameDocument withColour(const GameDocument& game, std::size_t player, const std::string& colour) const override {
        TinyGame edited = game.as<TinyGame>();
        edited.players.at(player).colour = colour;
        return {*this, edited};
    }

    GameDocument withNumber(const GameDocument& game, std::size_t player, std::string_view row,
                            std::optional<int> number) const override {
        TinyGame edited = game.as<TinyGame>();
        const auto* const part = std::ranges::find(parts, row);
        if (part != parts.end()) {
            edited.players.at(player).numbers.at(static_cast<std::size_t>(part - parts.begin())) = number;
        }
        return {*this, edited};
    }

    std::vector<std::vector<Claim>> claims(const GameDocument& game) const override {
        std::vector<std::vector<Claim>> claims;
        for (const TinyPlayer& player : game.as<TinyGame>().players) {
            claims.emplace_back();
            if (player.claimedTotal) {
                claims.back().push_back({"total", *player.claimedTotal});
            }
        }
        return claims;
    }

    ScoreTable score(const GameDocument& game) const override {
        ScoreTable table;
        table.rows.assign(padRows.begin(), padRows.end());
        for (const TinyPlayer& player : game.as<TinyGame>().players) {
            table.players.push_back(columnOf(player));
        }
        for (std::size_t p = 0; p < table.players.size(); ++p) {
            int& rank = table.players[p].rank;
            for (std::size_t other = 0; other < table.players.size(); ++other) {
                rank += table.total(other) > table.total(p) ? 1 : 0;
            }
            if (rank == 1) {
                table.winners.push_back(table.players[p].name);
            }
        }
        table.tieBreak = "Coins";
        return table;
    }

    std::string scoreJson(const GameDocument& game, bool) const override {
        const ScoreTable table = score(game);
        Json json{{"format", "concord-score"}, {"version", 1}, {"game", "tiny"}, {"players", Json::array()}};
        for (const PlayerColumn& player : table.players) {
            Json& entry = json["players"].emplace_back(Json{{"name", player.name}});
            for (std::size_t row = 0; row < table.rows.size(); ++row) {
                entry[std::string(table.rows[row].id)] = player.values[row].points;
            }
            entry["rank"] = player.rank;
        }
        json["winners"] = table.winners;
        return json.dump();
    }

    std::vector<SeatScore> seatScores(const JsonValue& score, const GameDocument& game) const override {
        std::vector<SeatScore> seats;
        for (const JsonValue& player : scoredPlayers(score, facts().id, namesOf(game.as<TinyGame>()))) {
            seats.push_back(seatScore(player, rows()));
        }
        return seats;
    }

    std::string variant(const GameDocument&) const override { return {}; }

    std::vector<std::vector<Trait>> traits(const GameDocument& game) const override {
        return std::vector<std::vector<Trait>>(game.as<TinyGame>().players.size());
    }
};

}  // namespace

const GameModule& tinyModule() {
    static const TinyModule module;
    return module;
}

GameDocument tinyDocument(int gold, int debts, int bonus) {
    TinyGame game;
    game.players.push_back({"Ann", "#2a7fb8", {gold, debts, bonus}, {}});
    game.players.push_back({"Bob", "", {1, {}, {}}, {}});
    return {tinyModule(), game};
}

void addTinyGame() { addGame(tinyModule()); }

}  // namespace concord::tiny
