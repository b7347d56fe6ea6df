#include "scoring/table/claims.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace concord {

namespace {

using Json = nlohmann::ordered_json;

RowComparison comparisonOf(const ScoreTable& table, std::size_t player, const Claim& claim) {
    const PlayerColumn& column = table.players[player];
    const std::size_t row = table.rowOf(claim.row).value();
    RowComparison comparison{row, claim.points, column.values[row].points, {}};
    std::ranges::copy_if(column.lines, std::back_inserter(comparison.lines),
                         [&](const ScoreLine& line) { return countsIn(table, row, line.row); });
    return comparison;
}

Json rowJson(const GameModule& module, const ScoreTable& table, const RowComparison& row) {
    Json items = Json::array();
    for (const ScoreLine& line : row.lines) {
        items.push_back(Json::parse(module.itemJson(table, line)));
    }
    return {{"category", table.rows[row.row].id},
            {"claimed", row.claimed},
            {"computed", row.computed},
            {"difference", row.difference()},
            {"items", std::move(items)}};
}

}  // namespace

bool countsIn(const ScoreTable& table, std::size_t sum, std::size_t part) {
    return sum == part || std::ranges::any_of(table.rows[sum].parts, [&](std::string_view id) {
               const auto row = table.rowOf(id);
               return row && countsIn(table, *row, part);
           });
}

std::vector<PlayerComparison> compareClaims(const GameDocument& game, const ScoreTable& table) {
    const auto claims = game.module().claims(game);
    std::vector<PlayerComparison> players;
    for (std::size_t p = 0; p < table.players.size(); ++p) {
        PlayerComparison& player = players.emplace_back();
        player.name = table.players[p].name;
        for (const Claim& claim : claims[p]) {
            player.rows.push_back(comparisonOf(table, p, claim));
        }
    }
    return players;
}

bool allAgree(const std::vector<PlayerComparison>& players) {
    return std::ranges::all_of(players, [](const PlayerComparison& player) {
        return std::ranges::all_of(player.rows, [](const RowComparison& row) { return row.difference() == 0; });
    });
}

std::string comparisonsToJson(const GameModule& module, const ScoreTable& table,
                              const std::vector<PlayerComparison>& players, bool pretty) {
    Json json{{"format", "concord-verification"}, {"version", 1}, {"players", Json::array()}};
    for (const PlayerComparison& player : players) {
        Json rows = Json::array();
        for (const RowComparison& row : player.rows) {
            rows.push_back(rowJson(module, table, row));
        }
        json["players"].push_back({{"name", player.name}, {"comparisons", std::move(rows)}});
    }
    return json.dump(pretty ? 2 : -1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace concord
