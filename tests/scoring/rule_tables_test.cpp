// Compares the point tables of the rule files with facts/rules.json.
#include "scoring/harmonies/buildings.h"
#include "scoring/harmonies/fields.h"
#include "scoring/harmonies/islands.h"
#include "scoring/harmonies/mountains.h"
#include "scoring/harmonies/river.h"
#include "scoring/harmonies/suns.h"
#include "scoring/harmonies/trees.h"
#include "scoring/harmonies/warnings/table_warnings.h"
#include "tests/scoring/facts.h"

#include <gtest/gtest.h>

namespace concord::testing {
namespace {

using nlohmann::json;

void expectPointsByHeight(const std::array<int, maxHeight>& points, const json& byHeight) {
    ASSERT_EQ(byHeight.size(), points.size());
    for (std::size_t i = 0; i < points.size(); ++i) {
        EXPECT_EQ(points[i], byHeight.at(std::to_string(i + 1)).get<int>());
    }
}

TEST(RuleTables, TreesAndMountains) {
    const json scoring = rulesFacts().at("scoring");
    expectPointsByHeight(treePoints, scoring.at("trees").at("byHeight"));
    expectPointsByHeight(mountainPoints, scoring.at("mountains").at("byHeight"));
}

TEST(RuleTables, FieldsBuildingsAndIslands) {
    const json scoring = rulesFacts().at("scoring");
    EXPECT_EQ(smallestField, scoring.at("fields").at("minGroup").get<int>());
    EXPECT_EQ(fieldPoints, scoring.at("fields").at("pointsPerGroup").get<int>());
    EXPECT_EQ(coloursAroundBuilding, scoring.at("buildings").at("minDifferentNeighbourColors").get<int>());
    EXPECT_EQ(buildingPoints, scoring.at("buildings").at("points").get<int>());
    EXPECT_EQ(islandPoints, scoring.at("islandsSideB").at("pointsPerIsland").get<int>());
    EXPECT_EQ(fewestIslands, scoring.at("islandsSideB").at("minimumIslands").get<int>());
}

TEST(RuleTables, River) {
    const json river = rulesFacts().at("scoring").at("riverSideA");
    ASSERT_EQ(river.at("byLength").size(), riverTable.size());
    for (const auto& [length, points] : river.at("byLength").items()) {
        EXPECT_EQ(riverPoints(std::stoi(length)), points.get<int>()) << length;
    }
    EXPECT_EQ(pointsPerFurtherToken, river.at("extraPerTokenBeyond6").get<int>());
}

TEST(RuleTables, Suns) {
    const json solo = rulesFacts().at("solo");
    const json& steps = solo.at("scoreToSuns");
    ASSERT_EQ(steps.size(), sunThresholds.size());
    for (std::size_t i = 0; i < sunThresholds.size(); ++i) {
        EXPECT_EQ(sunThresholds[i], steps.at(i).at("minScore").get<int>());
        EXPECT_EQ(sunsForScore(sunThresholds[i]), steps.at(i).at("suns").get<int>());
        EXPECT_EQ(sunsForScore(sunThresholds[i] - 1), static_cast<int>(i));
        EXPECT_EQ(nextSunAt(sunThresholds[i] - 1), sunThresholds[i]);
    }
    EXPECT_EQ(nextSunAt(sunThresholds.back()), std::nullopt);
    EXPECT_EQ(sunsForSideA, solo.at("side").at("A").get<int>());
    EXPECT_EQ(sunsForSideB, solo.at("side").at("B").get<int>());
    EXPECT_EQ(sunsWithoutSpirit, solo.at("spirit").at("none").get<int>());
}

TEST(RuleTables, TokensInTheBox) {
    const json tokens = rulesFacts().at("components").at("tokens");
    for (const Token token : allTokens) {
        EXPECT_EQ(tokensInBox[static_cast<std::size_t>(token)], tokens.at(std::string(name(token))).get<int>());
    }
}

std::string pageInFacts(Rule rule) {
    const json pages = rulesFacts().at("rulebookPages");
    const std::string_view id = name(rule);
    const auto startsWith = [&](std::string_view prefix) { return id.starts_with(prefix); };
    const char* key = startsWith("tree") || startsWith("trunk")     ? "trees"
                      : startsWith("mountain")                      ? "mountains"
                      : startsWith("field")                         ? "fields"
                      : startsWith("building") || startsWith("red") ? "buildings"
                      : startsWith("river")                         ? "river"
                      : startsWith("island")                        ? "islands"
                      : startsWith("animal")                        ? "animalCards"
                                                                    : "natureSpirits";
    return std::to_string(pages.at(key).get<int>());
}

TEST(RuleTables, RulebookPages) {
    for (int i = 0; i < static_cast<int>(Rule::Typed); ++i) {
        const auto rule = static_cast<Rule>(i);
        EXPECT_EQ(rulebookPage(rule), pageInFacts(rule)) << name(rule);
    }
    EXPECT_EQ(rulebookPage(Rule::Typed), "");
}

}  // namespace
}  // namespace concord::testing
