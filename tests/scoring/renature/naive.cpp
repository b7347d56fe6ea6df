#include "tests/scoring/renature/naive.h"

#include <map>
#include <set>
#include <string>
#include <vector>

namespace concord::renature::testing {
namespace {

using nlohmann::json;

int worth(const json& plants) {
    const std::map<std::string, int> values{{"turf", 1}, {"bush", 2}, {"pine", 3}, {"oak", 4}};
    int sum = 0;
    for (const auto& [plant, count] : plants.items()) {
        sum += values.at(plant) * count.get<int>();
    }
    return sum;
}

// The colours that stand alone at their strength, best first.
std::vector<std::string> unequalColours(const std::map<std::string, int>& strength) {
    std::map<int, std::set<std::string>> groups;
    for (const auto& [colour, value] : strength) {
        groups[value].insert(colour);
    }
    std::vector<std::string> colours;
    for (auto group = groups.rbegin(); group != groups.rend(); ++group) {
        if (group->second.size() == 1) {
            colours.push_back(*group->second.begin());
        }
    }
    return colours;
}

// Which of the colours left after equal ones dropped out take main and bonus; "neutral" and "" earn nothing.
std::pair<std::string, std::string> takers(const std::vector<std::string>& remaining) {
    if (remaining.empty()) {
        return {"", ""};
    }
    return {remaining[0], remaining.size() == 1 ? remaining[0] : remaining[1]};
}

json playerColourOrNull(const std::string& colour) {
    return colour.empty() || colour == "neutral" ? json(nullptr) : json(colour);
}

int knownOrZero(const json& player, const char* key) { return player.value(key, 0); }

int tokenPoints(const json& player, json& collected) {
    collected = nullptr;
    if (!player.contains("tokens")) {
        return 0;
    }
    const json& tokens = player["tokens"];
    if (tokens.is_object()) {
        collected = tokens["count"];
        return tokens["points"].get<int>();
    }
    collected = tokens.size();
    int sum = 0;
    for (const json& back : tokens) {
        sum += back.get<int>();
    }
    return sum;
}

int plantsLeft(const json& player) {
    const json left = player.value("plantsLeft", json::object());
    return -worth(left.value("own", json::object())) - worth(left.value("neutral", json::object()));
}

// Whether `one` comes before `other`. A tie is not broken if the tokens of anyone with that total are unknown.
bool isAhead(const json& one, const json& other, const json& players) {
    if (one["total"] != other["total"]) {
        return one["total"] > other["total"];
    }
    for (const json& player : players) {
        if (player["total"] == one["total"] && player["tokensCollected"].is_null()) {
            return false;
        }
    }
    return one["tokensCollected"] > other["tokensCollected"];
}

}  // namespace

json naiveArea(const json& area) {
    std::map<std::string, int> strength;
    for (const auto& [colour, plants] : area["plants"].items()) {
        if (worth(plants) > 0) {
            strength[colour] = worth(plants);
        }
    }
    auto [main, bonus] = takers(unequalColours(strength));
    std::map<std::string, int> playerStrengths = strength;
    playerStrengths.erase("neutral");
    auto [mainWithoutNeutral, bonusWithoutNeutral] = takers(unequalColours(playerStrengths));
    if (!area.contains("bonus")) {
        bonus = bonusWithoutNeutral = "";
    }
    json points = json::object();
    json rules = json::object();
    for (const auto& [colour, own] : playerStrengths) {
        int earned = 0;
        std::string rule = "area-behind";
        int equalColours = 0;
        for (const auto& [other, theirs] : strength) {
            equalColours += theirs == own ? 1 : 0;
        }
        if (colour == mainWithoutNeutral || colour == bonusWithoutNeutral) {
            rule = "area-lost-to-neutral";
        }
        if (equalColours > 1) {
            rule = "area-tied";
        }
        if (colour == bonus) {
            rule = "area-bonus";
            earned += area["bonus"].get<int>();
        }
        if (colour == main) {
            rule = colour == bonus ? "area-both" : "area-main";
            earned += area["main"].get<int>();
        }
        rules[colour] = rule;
        if (earned > 0) {
            points[colour] = earned;
        }
    }
    return {{"strength", strength},
            {"main", playerColourOrNull(main)},
            {"bonus", playerColourOrNull(bonus)},
            {"points", points},
            {"rules", rules}};
}

json naiveScore(const json& game) {
    json players = json::array();
    for (const json& player : game["players"]) {
        json score;
        score["track"] = knownOrZero(player, "track");
        score["clouds"] = knownOrZero(player, "clouds");
        score["plantsLeft"] = plantsLeft(player);
        score["tokens"] = tokenPoints(player, score["tokensCollected"]);
        int areaPoints = 0;
        for (const json& area : game.value("areas", json::array())) {
            areaPoints += naiveArea(area)["points"].value(player["colour"].get<std::string>(), 0);
        }
        score["areas"] = areaPoints;
        score.update(player.value("typed", json::object()));
        score["total"] = score["track"].get<int>() + score["areas"].get<int>() + score["clouds"].get<int>() +
                         score["plantsLeft"].get<int>() + score["tokens"].get<int>();
        players.push_back(score);
    }
    json winners = json::array();
    for (std::size_t i = 0; i < players.size(); ++i) {
        int rank = 1;
        for (const json& other : players) {
            rank += isAhead(other, players[i], players) ? 1 : 0;
        }
        players[i]["rank"] = rank;
        if (rank == 1) {
            winners.push_back(game["players"][i]["name"]);
        }
    }
    return {{"players", players}, {"winners", winners}};
}

}  // namespace concord::renature::testing
