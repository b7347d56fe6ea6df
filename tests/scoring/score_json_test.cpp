#include "scoring/harmonies/score_json.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

namespace concord {
namespace {

using Json = nlohmann::ordered_json;

Cell cell(const char* text) { return *cellFromName(Side::A, text); }

std::vector<std::string> keysOf(const Json& json) {
    std::vector<std::string> keys;
    for (const auto& [key, value] : json.items()) {
        keys.push_back(key);
    }
    return keys;
}

GameScore soloScore() {
    PlayerScore player;
    player.name = "Zoé";
    player.landscapes = {3, 0, 5, 0, 8};
    player.animals = {5, 16};
    player.spirit = 4;
    player.cubesPlaced = 4;
    player.items = {{Category::Trees, Rule::TreeHeight2, 3, {cell("d4")}, ""},
                    {Category::Water, Rule::River, 8, {cell("c3"), cell("c2"), cell("b1"), cell("a1")}, ""},
                    {Category::Animals, Rule::AnimalCard, 5, {}, "shrew"}};
    player.warnings = {{"cubes-do-not-add-up", {"%1 of %2", {"1", "2"}}}};
    GameScore score;
    score.players = {player};
    score.winners = {"Zoé"};
    score.suns = Suns{5, 1, 1};
    return score;
}

TEST(ScoreJson, WritesTheKeysInTheOrderOfTheFormat) {
    const Json json = Json::parse(scoreToJson(soloScore()));
    EXPECT_EQ(keysOf(json), (std::vector<std::string>{"format", "version", "game", "side", "players", "winners",
                                                      "warnings", "suns"}));
    EXPECT_EQ(
        keysOf(json["players"][0]),
        (std::vector<std::string>{"name", "trees", "mountains", "fields", "buildings", "water", "landscapes", "animals",
                                  "animalsTotal", "spirit", "total", "cubesPlaced", "rank", "items", "warnings"}));
}

TEST(ScoreJson, WritesEveryNumber) {
    const Json json = Json::parse(scoreToJson(soloScore()));
    EXPECT_EQ(json["format"], "concord-score");
    EXPECT_EQ(json["version"], 1);
    EXPECT_EQ(json["game"], "harmonies");
    EXPECT_EQ(json["side"], "A");
    EXPECT_EQ(json["winners"], Json::array({"Zoé"}));
    EXPECT_EQ(json["warnings"], Json::array());
    EXPECT_EQ(json["suns"], Json::parse(R"({"score": 5, "side": 1, "spirit": 1, "total": 7})"));
    const Json expected = Json::parse(R"({"name": "Zoé", "trees": 3, "mountains": 0, "fields": 5, "buildings": 0,
        "water": 8, "landscapes": 16, "animals": [5, 16], "animalsTotal": 21, "spirit": 4, "total": 41,
        "cubesPlaced": 4, "rank": 1,
        "items": [{"category": "trees", "points": 3, "cells": ["d4"], "rule": "tree-height-2"},
                  {"category": "water", "points": 8, "cells": ["c3", "c2", "b1", "a1"], "rule": "river"},
                  {"category": "animals", "points": 5, "cells": [], "rule": "animal-card", "card": "shrew"}],
        "warnings": [{"code": "cubes-do-not-add-up", "message": "1 of 2"}]})");
    EXPECT_EQ(json["players"][0], expected);
}

TEST(ScoreJson, WritesNullForWhatIsNotKnown) {
    GameScore score = soloScore();
    score.suns->spirit.reset();
    score.players[0].cubesPlaced.reset();
    const Json json = Json::parse(scoreToJson(score));
    EXPECT_TRUE(json["suns"]["spirit"].is_null());
    EXPECT_EQ(json["suns"]["total"], 6);
    EXPECT_TRUE(json["players"][0]["cubesPlaced"].is_null());
    score.suns.reset();
    EXPECT_FALSE(Json::parse(scoreToJson(score)).contains("suns"));
}

TEST(ScoreJson, WritesComputedNumbersBesideTypedOnes) {
    GameScore score = soloScore();
    EXPECT_FALSE(Json::parse(scoreToJson(score))["players"][0].contains("computed"));
    score.players[0].computed.set(Category::Water, 11);
    EXPECT_EQ(Json::parse(scoreToJson(score))["players"][0]["computed"], Json::parse(R"({"water": 11})"));
}

TEST(ScoreJson, WritesOneLineIfAsked) {
    const std::string compact = scoreToJson(soloScore(), false);
    EXPECT_EQ(compact.find('\n'), std::string::npos);
    EXPECT_EQ(Json::parse(compact), Json::parse(scoreToJson(soloScore(), true)));
}

TEST(ScoreJson, WritesAnAuditPerPlayer) {
    const std::vector<PlayerAudit> players{
        {"P",
         {{cell("a2"), Cube::Animal, "shrew", {"shrew", "crow"}}, {cell("b1"), Cube::Spirit, std::nullopt, {}}},
         {{"crow", cell("c3"), 9}}}};
    EXPECT_EQ(Json::parse(auditToJson(players)), Json::parse(R"({
        "format": "concord-audit", "version": 1, "players": [{"name": "P",
         "cubes": {"a2": {"placedBy": "shrew", "candidates": ["shrew", "crow"]},
                   "b1": {"placedBy": null, "candidates": []}},
         "possible": [{"card": "crow", "cell": "c3", "points": 9}]}]})"));
}

}  // namespace
}  // namespace concord
