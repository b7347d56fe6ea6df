#include "scoring/renature/score_json.h"

#include <nlohmann/json.hpp>

namespace concord::renature {
namespace {

using Json = nlohmann::ordered_json;

std::string jsonText(const Json& json, bool pretty) {
    return json.dump(pretty ? 2 : -1, ' ', false, Json::error_handler_t::replace);
}

Json itemsJson(const std::vector<ScoreItem>& items) {
    Json::array_t entries;
    entries.reserve(items.size());
    for (const ScoreItem& item : items) {
        // Items make up most of a score; emplacing an item's members one by one takes half the time of a braced list.
        Json::object_t entry;
        entry.reserve(5);
        entry.emplace("category", name(item.category));
        entry.emplace("rule", name(item.rule));
        entry.emplace("points", item.points);
        if (item.area) {
            entry.emplace("area", *item.area);
        }
        entry.emplace("why", english(item.why));
        entries.emplace_back(std::move(entry));
    }
    return entries;
}

Json warningsJson(const std::vector<Warning>& warnings) {
    Json json = Json::array();
    for (const Warning& warning : warnings) {
        json.push_back({{"code", warning.code}, {"message", concord::english(warning.message)}});
    }
    return json;
}

Json playerJson(const PlayerScore& player) {
    Json json{{"name", player.name}, {"colour", name(player.colour)}};
    for (const Category category : allCategories) {
        json[std::string(name(category))] = player.at(category);
    }
    json["tokensCollected"] = player.tokensCollected ? Json(*player.tokensCollected) : Json(nullptr);
    json["rank"] = player.rank;
    if (!player.computed.empty()) {
        Json& computed = json["computed"] = Json::object();
        for (const Category category : allCategories) {
            if (const auto number = player.computed.at(category)) {
                computed[std::string(name(category))] = *number;
            }
        }
    }
    json["items"] = itemsJson(player.items);
    json["warnings"] = warningsJson(player.warnings);
    return json;
}

Json receiverJson(const std::optional<Colour>& colour) { return colour ? Json(name(*colour)) : Json(nullptr); }

Json areaJson(const AreaOutcome& outcome) {
    Json strength = Json::object();
    Json points = Json::object();
    for (const Colour colour : allColours) {
        if (outcome.strength[colour] > 0) {
            strength[std::string(name(colour))] = outcome.strength[colour];
        }
        if (outcome.points[colour] > 0) {
            points[std::string(name(colour))] = outcome.points[colour];
        }
    }
    return {{"strength", std::move(strength)},
            {"main", receiverJson(outcome.main)},
            {"bonus", receiverJson(outcome.bonus)},
            {"points", std::move(points)}};
}

}  // namespace

std::string scoreToJson(const GameScore& score, bool pretty) {
    Json json{{"format", "concord-score"}, {"version", 1}, {"game", "renature"}};
    Json& players = json["players"] = Json::array();
    for (const PlayerScore& player : score.players) {
        players.push_back(playerJson(player));
    }
    Json& areas = json["areas"] = Json::array();
    for (const AreaOutcome& outcome : score.areas) {
        areas.push_back(areaJson(outcome));
    }
    json["winners"] = score.winners;
    json["warnings"] = warningsJson(score.warnings);
    return jsonText(json, pretty);
}

std::string areaToJson(const AreaOutcome& outcome, bool pretty) { return jsonText(areaJson(outcome), pretty); }

}  // namespace concord::renature
