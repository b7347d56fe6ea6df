// Compares the explained score with the naive one.
#include "tests/scoring/renature/naive.h"
#include "scoring/renature/limits.h"
#include "scoring/renature/score_json.h"
#include "tests/scoring/renature/games.h"

#include <gtest/gtest.h>

namespace concord::renature::testing {
namespace {

using nlohmann::json;

constexpr int areas = 50000;
constexpr int games = 5000;

json jsonOf(const Area& area) {
    json plants = json::object();
    for (const Colour colour : allColours) {
        for (const PlantKind kind : allPlants) {
            if (const int count = area.plants[colour].at(kind); count > 0) {
                plants[std::string(name(colour))][std::string(name(kind))] = count;
            }
        }
    }
    json whole{{"main", area.main}, {"plants", plants}};
    if (area.bonus) {
        whole["bonus"] = *area.bonus;
    }
    return whole;
}

TEST(RenatureScorersAgree, OnRandomAreas) {
    std::mt19937 random(20261123);
    std::map<std::string, int> seen;
    for (int i = 0; i < areas; ++i) {
        const Area area = randomArea(random);
        const json areaJson = jsonOf(area);
        json naive = naiveArea(areaJson);
        const AreaOutcome outcome = decideArea(area);
        json rules = json::object();
        for (const Colour colour : allColours) {
            if (outcome.rule[colour]) {
                rules[std::string(name(colour))] = name(*outcome.rule[colour]);
                ++seen[std::string(name(*outcome.rule[colour]))];
            }
        }
        ASSERT_EQ(rules, naive["rules"]) << areaJson;
        naive.erase("rules");
        ASSERT_EQ(json::parse(areaToJson(outcome)), naive) << areaJson;
    }
    EXPECT_EQ(seen.size(), 6U);
    for (const auto& [rule, count] : seen) {
        EXPECT_GT(count, areas / 100) << rule;
    }
}

TEST(RenatureScorersAgree, OnRandomGames) {
    std::mt19937 random(300001);
    int shared = 0;
    int typed = 0;
    for (int i = 0; i < games; ++i) {
        const Game game = randomGame(random);
        const std::string text = gameToJson(game);
        ASSERT_EQ(brokenLimits(game), std::vector<BrokenLimit>{}) << text;
        ASSERT_EQ(gameFromJson(text), game) << text;
        const json naive = naiveScore(json::parse(text));
        const json score = json::parse(scoreToJson(scoreGame(game), false));
        ASSERT_EQ(score["winners"], naive["winners"]) << text;
        for (std::size_t p = 0; p < game.players.size(); ++p) {
            for (const auto& [key, value] : naive["players"][p].items()) {
                ASSERT_EQ(score["players"][p][key], value) << key << " of player " << p << " in " << text;
            }
        }
        shared += score["winners"].size() > 1 ? 1 : 0;
        typed += score["players"][0].contains("computed") ? 1 : 0;
    }
    EXPECT_GT(shared, games / 100);
    EXPECT_GT(typed, games / 10);
}

}  // namespace
}  // namespace concord::renature::testing
