#include "scoring/renature/contradictions.h"
#include "tests/scoring/renature/games.h"

#include <gtest/gtest.h>

namespace concord::renature::testing {
namespace {

using Texts = std::vector<std::string>;

// Each contradiction as "player: row: code", such as "Ann: tokens: token-count".
Texts textsOf(const Game& game, bool isComplete = true) {
    Texts texts;
    for (const Contradiction& one : contradictionsIn(game, {{}, isComplete})) {
        texts.push_back(game.players.at(static_cast<std::size_t>(one.player)).name + ": " + std::string(one.row) +
                        ": " + one.code);
    }
    return texts;
}

std::string firstMessage(const Game& game) { return english(contradictionsIn(game, {{}, true}).front().message); }

// A game in which everything is known and nothing contradicts the rules.
Game gameOfTwo() {
    Game game;
    for (const auto& [name, colour] : {std::pair("Ann", Colour::White), std::pair("Bob", Colour::Black)}) {
        Player& player = game.players.emplace_back();
        player.name = name;
        player.colour = colour;
        player.track = 40;
        player.clouds = 1;
        player.plantsLeft.emplace();
        player.tokens = TokenSum{.count = 8, .points = 12};
    }
    game.areas = {areaOf(4, 2, "white=oak black=turf"), areaOf(3, 1, "black=bush")};
    return game;
}

TEST(RenatureContradictions, NoneInAConsistentGame) { EXPECT_EQ(textsOf(gameOfTwo()), Texts{}); }

TEST(RenatureContradictions, TheTrackNeverGoesBackBeforeItsStart) {
    Game game = gameOfTwo();
    game.players[1].track = 3;
    EXPECT_EQ(textsOf(game), Texts{});
    game.players[0].track = 3;  // two cannot have started at 3
    EXPECT_EQ(textsOf(game), Texts{"Bob: track: track-below-start"});
    EXPECT_EQ(firstMessage(game), "the score track says 3, but by the head starts for 2 players it cannot be below 4.");
    game.players[0].track = 2;
    EXPECT_EQ(textsOf(game), (Texts{"Ann: track: track-below-start", "Bob: track: track-below-start"}));
    game.players[1].track.reset();
    EXPECT_EQ(textsOf(game, false), Texts{"Ann: track: track-below-start"});
}

// A full board: 9 turfs, 4 bushes, 2 pines and 2 oaks of the player's own colour, and 3, 2, 2 and 2 neutral ones.
TEST(RenatureContradictions, NobodyLosesMoreThanAFullBoard) {
    Game game = gameOfTwo();
    game.players[0].typed.set(Category::PlantsLeft, -52);
    EXPECT_EQ(textsOf(game), Texts{});
    game.players[0].typed.set(Category::PlantsLeft, -53);
    EXPECT_EQ(textsOf(game), Texts{"Ann: plantsLeft: plants-beyond-board"});
    EXPECT_EQ(firstMessage(game), "with 2 players a full player board holds plants worth 52 at most.");
}

TEST(RenatureContradictions, MorePlantsOfAKindThanABoardHolds) {
    Game game = gameOfTwo();
    game.players[1].plantsLeft->neutral = PlantCounts(4, 3, 0, 0);
    EXPECT_EQ(textsOf(game), Texts{"Bob: plantsLeft: board-capacity"}) << "reported once per number of the pad";
    EXPECT_EQ(contradictionsIn(game, {}).front().place, Contradiction::Place::Board);
}

TEST(RenatureContradictions, MorePlantsOfAColourThanItsPlayerHas) {
    Game game = gameOfTwo();
    game.players.push_back(game.players[0]);
    game.players[2].name = "Cid";
    game.players[2].colour = Colour::Orange;
    game.players[2].tokens = TokenSum{.count = 0, .points = 0};
    game.players[0].plantsLeft->own.set(PlantKind::Oak, 1);
    EXPECT_EQ(textsOf(game), Texts{"Ann: plantsLeft: board-capacity"});
}

TEST(RenatureContradictions, NoTokensGiveNoPoints) {
    Game game = gameOfTwo();
    game.players[0].tokens = TokenSum{.count = 0, .points = 5};
    EXPECT_EQ(textsOf(game, false), Texts{"Ann: tokens: tokens-do-not-add-up"});
}

// A person may type the number of tokens and leave out their points, which are then 0.
TEST(RenatureContradictions, TokensWithoutAnyPointsAreReported) {
    Game game = gameOfTwo();
    game.players[0].tokens = TokenSum{.count = 8, .points = 0};
    EXPECT_EQ(textsOf(game), Texts{"Ann: tokens: tokens-do-not-add-up"});
    game.players[0].typed.set(Category::Tokens, 0);
    EXPECT_EQ(textsOf(game), Texts{}) << "typed as points";
    game.players[0].typed = {};
    game.players[0].tokens = std::vector<int>(8, 0);
    EXPECT_EQ(textsOf(game), Texts{}) << "typed one by one";
}

TEST(RenatureContradictions, WithoutAreasThereAreNoPointsForThem) {
    Game game = gameOfTwo();
    game.players[0].typed.set(Category::Areas, 6);
    EXPECT_EQ(textsOf(game), Texts{}) << "two areas are left";
    game.areas.reset();
    EXPECT_EQ(textsOf(game), Texts{}) << "two tokens were not collected";
    game.players[1].tokens = TokenSum{.count = 10, .points = 12};
    EXPECT_EQ(textsOf(game), Texts{"Ann: areas: no-area-left"});
    game.players[0].typed.set(Category::Areas, 0);
    EXPECT_EQ(textsOf(game), Texts{});
    game.players[0].typed.set(Category::Areas, 6);
    game.players[1].tokens.reset();
    EXPECT_EQ(textsOf(game), Texts{}) << "not known";
    game.areas.emplace();
    EXPECT_EQ(textsOf(game), Texts{"Ann: areas: no-area-left"});
}

// The players may never learn the bonus; a warning says who would get it.
TEST(RenatureContradictions, AnUnknownBonusContradictsNothing) {
    Game game = gameOfTwo();
    game.areas->front().bonus.reset();
    EXPECT_EQ(textsOf(game), Texts{});
}

TEST(RenatureContradictions, AMissingTokenIsReportedForThePlayerWithTheFewest) {
    Game game = gameOfTwo();
    game.players[1].tokens = TokenSum{.count = 7, .points = 12};
    EXPECT_EQ(textsOf(game), Texts{"Bob: tokens: token-count"});
    EXPECT_EQ(contradictionsIn(game, {{}, true}).front().place, Contradiction::Place::Table);
    EXPECT_EQ(textsOf(game, false), Texts{});
}

}  // namespace
}  // namespace concord::renature::testing
