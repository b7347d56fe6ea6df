#include "scoring/harmonies/score_json.h"

#include <nlohmann/json.hpp>

namespace concord {

namespace {

using Json = nlohmann::ordered_json;

std::string jsonText(const Json& json, bool pretty) {
    return json.dump(pretty ? 2 : -1, ' ', false, Json::error_handler_t::replace);
}

Json cellsJson(const std::vector<Cell>& cells) {
    Json::array_t names;
    names.reserve(cells.size());
    for (const Cell cell : cells) {
        names.emplace_back(name(cell));
    }
    return names;
}

Json itemsJson(const std::vector<ScoreItem>& items) {
    Json::array_t entries;
    entries.reserve(items.size());
    for (const ScoreItem& item : items) {
        // Items make up most of a score; emplacing an item's members one by one takes half the time of a braced list.
        Json::object_t entry;
        entry.reserve(5);
        entry.emplace("category", name(item.category));
        entry.emplace("points", item.points);
        entry.emplace("cells", cellsJson(item.cells));
        entry.emplace("rule", name(item.rule));
        if (!item.card.empty()) {
            entry.emplace("card", item.card);
        }
        entries.emplace_back(std::move(entry));
    }
    return entries;
}

Json warningsJson(const std::vector<Warning>& warnings) {
    Json json = Json::array();
    for (const Warning& warning : warnings) {
        json.push_back({{"code", warning.code}, {"message", english(warning.message)}});
    }
    return json;
}

Json playerJson(const PlayerScore& player) {
    Json json{{"name", player.name}};
    for (int c = 0; c < landscapeCategoryCount; ++c) {
        json[std::string(name(static_cast<Category>(c)))] = player.landscapes[static_cast<std::size_t>(c)];
    }
    json["landscapes"] = player.landscapesTotal();
    json["animals"] = player.animals;
    json["animalsTotal"] = player.animalsTotal();
    json["spirit"] = player.spirit;
    json["total"] = player.total();
    json["cubesPlaced"] = player.cubesPlaced ? Json(*player.cubesPlaced) : Json(nullptr);
    json["rank"] = player.rank;
    if (!player.computed.empty()) {
        Json& computed = json["computed"] = Json::object();
        for (int c = 0; c < categoryCount; ++c) {
            const auto category = static_cast<Category>(c);
            if (const auto number = player.computed.at(category)) {
                computed[std::string(name(category))] = *number;
            }
        }
    }
    json["items"] = itemsJson(player.items);
    json["warnings"] = warningsJson(player.warnings);
    return json;
}

Json auditOf(const PlayerAudit& player) {
    Json cubes = Json::object();
    for (const CubeAudit& cube : player.cubes) {
        cubes[name(cube.cell)] = {{"placedBy", cube.placedBy ? Json(*cube.placedBy) : Json(nullptr)},
                                  {"candidates", cube.candidates}};
    }
    Json possible = Json::array();
    for (const PossibleCube& cube : player.possible) {
        possible.push_back({{"card", cube.card}, {"cell", name(cube.cell)}, {"points", cube.points}});
    }
    return {{"name", player.name}, {"cubes", std::move(cubes)}, {"possible", std::move(possible)}};
}

}  // namespace

std::string scoreToJson(const GameScore& score, bool pretty) {
    Json json{{"format", "concord-score"}, {"version", 1}, {"game", "harmonies"}, {"side", name(score.side)}};
    Json& players = json["players"] = Json::array();
    for (const PlayerScore& player : score.players) {
        players.push_back(playerJson(player));
    }
    json["winners"] = score.winners;
    json["warnings"] = warningsJson(score.warnings);
    if (score.suns) {
        json["suns"] = {{"score", score.suns->score},
                        {"side", score.suns->side},
                        {"spirit", score.suns->spirit ? Json(*score.suns->spirit) : Json(nullptr)},
                        {"total", score.suns->total()}};
    }
    return jsonText(json, pretty);
}

std::string claimToJson(const Player& player, const ClaimAnswer& answer) {
    Json json{{"format", "concord-claim"},
              {"version", 1},
              {"player", player.name},
              {"kind", name(answer.kind)},
              {"claimed", cellsJson(answer.claimed)},
              {"holds", answer.holds},
              {"points", answer.points},
              {"rule", name(answer.rule)},
              {"page", rulebookPage(answer.rule)},
              {"message", english(answer.sentence)},
              {"cells", cellsJson(answer.cells)}};
    if (const std::optional<int> typed = player.typed.at(categoryOf(answer.kind))) {
        json["typed"] = *typed;
    }
    return jsonText(json, true);
}

std::string auditToJson(const std::vector<PlayerAudit>& players, bool pretty) {
    Json json{{"format", "concord-audit"}, {"version", 1}, {"players", Json::array()}};
    for (const PlayerAudit& player : players) {
        json["players"].push_back(auditOf(player));
    }
    return jsonText(json, pretty);
}

}  // namespace concord
