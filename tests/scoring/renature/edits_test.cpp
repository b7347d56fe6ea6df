// Edits of the players of a game, which leave what belongs to the others as it is.
#include "scoring/renature/game_edits.h"
#include "scoring/renature/game_json.h"
#include "scoring/renature/limits.h"
#include "tests/scoring/renature/games.h"

#include <gtest/gtest.h>

namespace concord::renature::testing {
namespace {

Game gameOfThree() {
    Game game;
    for (const auto& [name, colour] :
         {std::pair("Ann", Colour::White), std::pair("Bob", Colour::Orange), std::pair("Cid", Colour::Blue)}) {
        Player& player = game.players.emplace_back();
        player.name = name;
        player.colour = colour;
    }
    game.areas = {areaOf(6, 2, "white=oak orange=bush blue=turf,pine neutral=turf"), areaOf(4, 1, "blue=oak")};
    return game;
}

TEST(RenatureEdits, TheLastTwoKeepTheirPlantsUnderTheirNewColours) {
    Game game = gameOfThree();
    removePlayer(game, 0);
    ASSERT_EQ(game.players.size(), 2U);
    EXPECT_EQ(game.players[0].colour, Colour::White);
    EXPECT_EQ(game.players[1].colour, Colour::Black);
    EXPECT_EQ(game.areas,
              (std::vector<Area>{areaOf(6, 2, "white=bush black=turf,pine neutral=turf"), areaOf(4, 1, "black=oak")}));
    EXPECT_EQ(gameFromJson(gameToJson(game)), game);
}

TEST(RenatureEdits, AWhitePlayerAmongTheLastTwoStaysWhite) {
    Game game = gameOfThree();
    removePlayer(game, 2);
    EXPECT_EQ(game.players[0].colour, Colour::White);
    EXPECT_EQ(game.players[1].colour, Colour::Black);
    EXPECT_EQ(game.areas, (std::vector<Area>{areaOf(6, 2, "white=oak black=bush neutral=turf"), areaOf(4, 1, "")}));
}

// A player board holds fewer plants with four players.
TEST(RenatureEdits, AFourthPlayerIsNotAddedIfABoardHasTooManyPlants) {
    Game game = gameOfThree();
    game.players[0].plantsLeft = PlantsLeft{.own = PlantCounts(5, 0, 0, 0), .neutral = {}};
    addPlayer(game, "Dan", "");
    EXPECT_EQ(game.players.size(), 3U);
    game.players[0].plantsLeft = PlantsLeft{.own = PlantCounts(3, 0, 0, 0), .neutral = {}};
    addPlayer(game, "Dan", "");
    ASSERT_EQ(game.players.size(), 4U);
    EXPECT_EQ(game.players[3].colour, Colour::Black);
    EXPECT_EQ(gameFromJson(gameToJson(game)), game);
}

TEST(RenatureEdits, PlantsMoveToAFreeColourWithTheirPlayer) {
    Game game = gameOfThree();
    setColour(game, 1, "black");
    EXPECT_EQ(game.players[1].colour, Colour::Black);
    EXPECT_EQ(game.areas, (std::vector<Area>{areaOf(6, 2, "white=oak black=bush blue=turf,pine neutral=turf"),
                                             areaOf(4, 1, "blue=oak")}));
    EXPECT_EQ(gameFromJson(gameToJson(game)), game);
}

TEST(RenatureEdits, TakingAPlayersColourExchangesTheTwoAndTheAreasStay) {
    Game game = gameOfThree();
    const auto areas = game.areas;
    setColour(game, 1, "blue");
    EXPECT_EQ(game.players[1].colour, Colour::Blue);
    EXPECT_EQ(game.players[2].colour, Colour::Orange);
    EXPECT_EQ(game.areas, areas);
}

// The box holds 9 white turfs, but only 5 orange ones.
TEST(RenatureEdits, AColourWithTooFewPlantsInTheBoxIsNotTaken) {
    Game game = gameOfThree();
    game.players[1].colour = Colour::Black;
    game.areas = {areaOf(9, 2, "white=6xturf")};
    const Game before = game;
    setColour(game, 0, "orange");
    EXPECT_EQ(game, before);
    setColourUnchecked(game, 0, Colour::Orange);
    EXPECT_EQ(brokenLimits(game).size(), 1U);
}

TEST(RenatureEdits, ANumberTypedForTokensReplacesTheirBacks) {
    Game game = gameOfThree();
    typeTokens(game.players[0], {2, 1, 3});
    typeNumber(game, 0, Category::Tokens, 9);
    EXPECT_EQ(game.players[0].tokens, CollectedTokens(TokenSum{.count = 3, .points = 9}));
    EXPECT_FALSE(game.players[0].typed.at(Category::Tokens));
    typeTokens(game.players[0], {2, 1, 3});
    typeNumber(game, 0, Category::Tokens, std::nullopt);
    EXPECT_EQ(game, gameOfThree());
    typeNumber(game, 0, Category::Tokens, 9);
    EXPECT_FALSE(game.players[0].tokens);
    EXPECT_EQ(game.players[0].typed.at(Category::Tokens), 9);
}

TEST(RenatureEdits, TheNumberOfTokensAloneSaysNothingAboutTheirPoints) {
    Game game = gameOfThree();
    Player& ann = game.players[0];
    typeTokenCount(ann, 3);
    typeTokenCount(ann, std::nullopt);
    EXPECT_EQ(game, gameOfThree());
    typeTokens(ann, {6});
    typeTokenCount(ann, 3);
    EXPECT_EQ(ann.tokens, CollectedTokens(TokenSum{.count = 3, .points = 6}));
    typeTokenCount(ann, std::nullopt);
    EXPECT_FALSE(ann.tokens);
    EXPECT_EQ(ann.typed.at(Category::Tokens), 6);
    typeTokens(ann, {0, 0});
    typeTokenCount(ann, std::nullopt);
    EXPECT_EQ(ann.typed.at(Category::Tokens), 0) << "typed one by one";
}

}  // namespace
}  // namespace concord::renature::testing
