#include "scoring/json/strict_json.h"
#include "scoring/renature/game_json.h"

#include <nlohmann/json.hpp>

namespace concord::renature {
namespace {

using Json = nlohmann::ordered_json;

Json plantsJson(const PlantCounts& plants) {
    Json json = Json::object();
    for (const PlantKind kind : allPlants) {
        if (plants.at(kind) > 0) {
            json[std::string(name(kind))] = plants.at(kind);
        }
    }
    return json;
}

Json plantsLeftJson(const PlantsLeft& left) {
    Json json = Json::object();
    if (!left.own.empty()) {
        json["own"] = plantsJson(left.own);
    }
    if (!left.neutral.empty()) {
        json["neutral"] = plantsJson(left.neutral);
    }
    return json;
}

Json tokensJson(const CollectedTokens& tokens) {
    if (const auto* const backs = std::get_if<std::vector<int>>(&tokens)) {
        return *backs;
    }
    const auto& sum = std::get<TokenSum>(tokens);
    return {{"count", sum.count}, {"points", sum.points}};
}

Json numbersJson(const PadNumbers& numbers) {
    Json json = Json::object();
    for (const Category category : allCategories) {
        if (const auto number = numbers.at(category)) {
            json[std::string(name(category))] = *number;
        }
    }
    return json;
}

Json playerJson(const Player& player) {
    Json json{{"name", player.name}, {"colour", name(player.colour)}};
    if (player.track) {
        json["track"] = *player.track;
    }
    if (player.clouds) {
        json["clouds"] = *player.clouds;
    }
    if (player.plantsLeft) {
        json["plantsLeft"] = plantsLeftJson(*player.plantsLeft);
    }
    if (player.tokens) {
        json["tokens"] = tokensJson(*player.tokens);
    }
    if (!player.typed.empty()) {
        json["typed"] = numbersJson(player.typed);
    }
    if (!player.claimed.empty()) {
        json["claimed"] = numbersJson(player.claimed);
    }
    return json;
}

Json areaJson(const Area& area) {
    Json json{{"main", area.main}};
    if (area.bonus) {
        json["bonus"] = *area.bonus;
    }
    Json& plants = json["plants"] = Json::object();
    for (const Colour colour : allColours) {
        if (!area.plants[colour].empty()) {
            plants[std::string(name(colour))] = plantsJson(area.plants[colour]);
        }
    }
    return json;
}

}  // namespace

std::string gameToJson(const Game& game) {
    Json json{{"format", "concord-game"}, {"version", 1}, {"game", "renature"}};
    Json& players = json["players"] = Json::array();
    for (const Player& player : game.players) {
        players.push_back(playerJson(player));
    }
    if (game.areas) {
        Json& areas = json["areas"] = Json::array();
        for (const Area& area : *game.areas) {
            areas.push_back(areaJson(area));
        }
    }
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace concord::renature
