#include "app/record/statistics.h"

#include "app/files/utf8.h"

#include <nlohmann/json.hpp>

#include <cmath>

namespace concord::record {

namespace {

using Json = nlohmann::ordered_json;

// Two decimals are enough for averages and percentages.
double rounded(double value) { return std::round(value * 100) / 100; }

Json averageJson(const Average& average) { return average.count == 0 ? Json(nullptr) : Json(rounded(average.value())); }

Json animalsJson(const std::vector<TraitCount>& animals) {
    Json list = Json::array();
    for (const TraitCount& animal : animals) {
        list.push_back(
            {{"card", utf8(animal.value)}, {"games", animal.games}, {"cubesAverage", averageJson(animal.amount)}});
    }
    return list;
}

Json playerJson(const PlayerStatistics& player) {
    Json json{{"player", player.player},
              {"name", utf8(player.name)},
              {"games", player.games},
              {"contested", player.multiplayerGames},
              {"wins", player.wins},
              {"started", player.started},
              {"average", averageJson(player.total)},
              {"averageContested", averageJson(player.multiplayerTotal)},
              {"categories", Json::object()},
              {"bests", Json::array()},
              {"scores", Json::array()},
              {"animals", animalsJson(player.animals)}};
    for (const auto& [category, average] : player.categories) {
        json["categories"][utf8(category)] = averageJson(average);
    }
    for (const PersonalBest& best : player.bests) {
        json["bests"].push_back({{"category", utf8(best.category)},
                                 {"side", utf8(best.variant)},
                                 {"points", best.points},
                                 {"game", best.game}});
    }
    for (const ScorePoint& score : player.scores) {
        json["scores"].push_back({{"played", utf8(score.played)},
                                  {"side", utf8(score.variant)},
                                  {"total", score.total},
                                  {"solo", score.solo},
                                  {"game", score.game}});
    }
    return json;
}

Json pairJson(const HeadToHead& pair) {
    return {{"players", {pair.a, pair.b}},
            {"games", pair.games},
            {"ahead", {pair.winsA, pair.winsB}},
            {"averages", {averageJson(pair.totalA), averageJson(pair.totalB)}}};
}

Json configurationJson(const ConfigurationBest& best) {
    Json json{{"side", utf8(best.variant)}, {"spirit", utf8(best.spiritKind)},   {"games", best.games},
              {"total", best.total},        {"totalBy", utf8(best.totalPlayer)}, {"totalGame", best.totalGame}};
    if (best.suns) {
        json["suns"] = *best.suns;
        json["sunsBy"] = utf8(best.sunsPlayer);
        json["sunsGame"] = best.sunsGame;
    }
    return json;
}

Json spreadJson(const CategorySpread& spread) {
    constexpr int percent = 100;
    return {{"side", utf8(spread.variant)},
            {"category", utf8(spread.category)},
            {"average", averageJson(spread.points)},
            {"least", spread.min},
            {"most", spread.max},
            {"percent", rounded(spread.share * percent)}};
}

Json playerCountJson(const PlayerCountAverage& count) {
    return {{"players", count.players},
            {"games", count.games},
            {"average", averageJson(count.total)},
            {"averageWinner", averageJson(count.winner)}};
}

Json statisticsJson(const Statistics& statistics) {
    Json json{{"format", "concord-statistics"}, {"version", 1}, {"games", statistics.games}, {"solo", statistics.solo}};
    json["minutes"] = statistics.minutes ? Json(*statistics.minutes) : Json(nullptr);
    const auto list = [&json](const char* key, const auto& entries, const auto& toJson) {
        Json& array = json[key] = Json::array();
        for (const auto& entry : entries) {
            array.push_back(toJson(entry));
        }
    };
    list("players", statistics.players, playerJson);
    list("headToHead", statistics.pairs, pairJson);
    list("configurations", statistics.configurations, configurationJson);
    list("categories", statistics.spread, spreadJson);
    json["animals"] = animalsJson(statistics.animals);
    list("playerCounts", statistics.playerCounts, playerCountJson);
    json["game"] = utf8(statistics.game);
    return json;
}

std::string written(const Json& json, bool pretty) {
    return json.dump(pretty ? 2 : -1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace

std::string statisticsToJson(const Statistics& statistics, bool pretty) {
    return written(statisticsJson(statistics), pretty);
}

std::string statisticsToJson(std::span<const Statistics> byGame, bool pretty) {
    Json json = statisticsJson(byGame.empty() ? Statistics() : byGame.front());
    for (std::size_t other = 1; other < byGame.size(); ++other) {
        json["otherGames"].push_back(statisticsJson(byGame[other]));
    }
    return written(json, pretty);
}

}  // namespace concord::record
