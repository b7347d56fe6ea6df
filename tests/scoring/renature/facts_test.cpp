// Compares the program's constants with the file of facts.
#include "scoring/renature/game.h"
#include "scoring/renature/stock.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace concord::facts {
extern const std::string_view renatureRulesText;
}

namespace concord::renature::testing {
namespace {

using nlohmann::json;

json facts() { return json::parse(concord::facts::renatureRulesText); }

json jsonOf(const PlantCounts& plants) {
    json counts;
    for (const PlantKind kind : allPlants) {
        counts[std::string(name(kind))] = plants.at(kind);
    }
    return counts;
}

std::string statusName(FactStatus status) {
    return status == FactStatus::Stated ? "stated" : status == FactStatus::Derived ? "derived" : "upperBound";
}

TEST(RenatureFacts, PlantsHaveTheirValues) {
    const json types = facts()["plantTypes"];
    ASSERT_EQ(types.size(), allPlants.size());
    for (const json& type : types) {
        const auto kind = plantFromName(type["id"].get<std::string>());
        ASSERT_TRUE(kind);
        EXPECT_EQ(value(*kind), type["value"]);
    }
    EXPECT_FALSE(plantFromName("elm"));
}

TEST(RenatureFacts, ColoursAreThoseOfTheGame) {
    const json colours = facts()["colours"];
    ASSERT_EQ(colours.size(), allColours.size());
    for (std::size_t i = 0; i < allColours.size(); ++i) {
        EXPECT_EQ(name(allColours[i]), colours[i]["id"]);
        EXPECT_EQ(isPlayerColour(allColours[i]), colours[i]["kind"] == "player");
        EXPECT_EQ(colourFromName(name(allColours[i])), allColours[i]);
    }
}

TEST(RenatureFacts, TheBoxHoldsItsPlants) {
    const json stock = facts()["plantStock"];
    int total = 0;
    for (const Colour colour : allColours) {
        EXPECT_EQ(jsonOf(plantStock(colour)), stock[std::string(name(colour))]) << name(colour);
        total += plantStock(colour).total();
    }
    EXPECT_EQ(total, stock["total"]);
}

TEST(RenatureFacts, PlayerBoardsHoldTheirPlants) {
    const json counts = facts()["byPlayerCount"];
    for (int players = minPlayers; players <= maxPlayers; ++players) {
        const json& boards = counts[std::to_string(players)];
        for (const PlantOwner owner : allPlantOwners) {
            const json& fact = boards[owner == PlantOwner::Player ? "ownPlantsPerPlayer" : "neutralPlantsPerPlayer"];
            const InitialPlants initial = initialPlants(players, owner);
            EXPECT_EQ(jsonOf(initial.plants), fact["value"]);
            EXPECT_EQ(statusName(initial.status), fact["status"]);
        }
    }
    EXPECT_EQ(counts.size(), 3U);
}

TEST(RenatureFacts, HeadStartsMatchTheFacts) {
    for (int players = minPlayers; players <= maxPlayers; ++players) {
        const json starts = facts()["byPlayerCount"][std::to_string(players)]["startScores"];
        EXPECT_EQ(starts, json(std::vector<int>(headStarts.begin(), headStarts.begin() + players)));
    }
}

TEST(RenatureFacts, NumbersOfAreasAndCloudsAgree) {
    EXPECT_EQ(areaCount, facts()["areas"]["count"]);
    EXPECT_EQ(areaCount, facts()["sunflowerTokens"]["placedAtSetup"]);
    EXPECT_EQ(maxClouds, facts()["clouds"]["maxHeldPerPlayer"]["value"]);
}

TEST(RenatureFacts, CategoriesAreFoundByTheirNames) {
    for (const Category category : allCategories) {
        EXPECT_EQ(categoryFromName(name(category)), category);
    }
    EXPECT_EQ(categoryFromName("plants"), std::nullopt);
}

}  // namespace
}  // namespace concord::renature::testing
