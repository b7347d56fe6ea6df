// Compares the explained score with the naive one.
#include "tests/scoring/renature/naive.h"
#include "scoring/renature/limits.h"
#include "scoring/renature/score_json.h"
#include "tests/scoring/renature/games.h"

#include <gtest/gtest.h>

namespace concord::renature::testing {
namespace {

using nlohmann::json;

constexpr int randomAreaCount = 50000;
constexpr int randomGameCount = 5000;

json jsonOf(const Area& area) {
    json plants = json::object();
    for (const Colour colour : allColours) {
        for (const PlantKind kind : allPlants) {
            if (const int count = area.plants[colour].at(kind); count > 0) {
                plants[std::string(name(colour))][std::string(name(kind))] = count;
            }
        }
    }
    json entry{{"main", area.main}, {"plants", plants}};
    if (area.bonus) {
        entry["bonus"] = *area.bonus;
    }
    return entry;
}

TEST(RenatureScorersAgree, OnRandomAreas) {
    std::mt19937 random(20261123);
    std::map<std::string, int> occurrences;
    for (int i = 0; i < randomAreaCount; ++i) {
        const Area area = randomArea(random);
        const json areaJson = jsonOf(area);
        json naive = naiveArea(areaJson);
        const AreaOutcome outcome = decideArea(area);
        json rules = json::object();
        for (const Colour colour : allColours) {
            if (outcome.rule[colour]) {
                rules[std::string(name(colour))] = name(*outcome.rule[colour]);
                ++occurrences[std::string(name(*outcome.rule[colour]))];
            }
        }
        ASSERT_EQ(rules, naive["rules"]) << areaJson;
        naive.erase("rules");
        ASSERT_EQ(json::parse(areaToJson(outcome)), naive) << areaJson;
    }
    EXPECT_EQ(occurrences.size(), 6U) << "every rule of an area should occur";
    for (const auto& [rule, count] : occurrences) {
        EXPECT_GT(count, randomAreaCount / 100) << rule;
    }
}

TEST(RenatureScorersAgree, OnRandomGames) {
    std::mt19937 random(300001);
    int sharedWins = 0;
    int gamesWithTyped = 0;
    for (int i = 0; i < randomGameCount; ++i) {
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
        sharedWins += score["winners"].size() > 1 ? 1 : 0;
        gamesWithTyped += score["players"][0].contains("computed") ? 1 : 0;
    }
    EXPECT_GT(sharedWins, randomGameCount / 100);
    EXPECT_GT(gamesWithTyped, randomGameCount / 10);
}

}  // namespace
}  // namespace concord::renature::testing
