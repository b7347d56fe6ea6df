#include "scoring/harmonies/verify.h"
#include "scoring/json/input_error.h"
#include "tests/scoring/games.h"

#include <gtest/gtest.h>

namespace concord::testing {
namespace {

Game claimedGame() {
    Player ann = playerWith("Ann", boardOf(Side::A, {{"a1", "green"}, {"a3", "brown green"}, {"e1", "gray"}}));
    ann.animals = {bareEntry(6, 1), bareEntry(4, 1)};
    ann.spirit = SpiritEntry{"", false, 3};
    return gameOf({ann, typedPlayer("Bob", 1, 2, 3, 4, 5)});
}

std::vector<PlayerVerification> verified(const Game& game) { return verifyGame(game, scoreGame(game)); }

TEST(Verification, WithoutClaimsHasNothingToCompare) {
    const auto verification = verified(claimedGame());
    ASSERT_EQ(verification.size(), 2U);
    EXPECT_EQ(verification[0].name, "Ann");
    EXPECT_TRUE(verification[0].comparisons.empty());
    EXPECT_TRUE(allAgree(verification));
}

TEST(Verification, ComparesEveryClaimedRowInTheOrderOfThePad) {
    Game game = claimedGame();
    PadNumbers& claimed = game.players[0].claimed;
    claimed.set(Category::Total, 20);
    claimed.set(Category::Trees, 4);
    claimed.set(Category::Mountains, 1);
    claimed.set(Category::Landscapes, 4);
    claimed.set(Category::Animals, 10);
    claimed.set(Category::Spirit, 3);
    const auto comparisons = verified(game).at(0).comparisons;
    ASSERT_EQ(comparisons.size(), 6U);
    const std::vector<std::pair<Category, int>> expected{{Category::Trees, 0},      {Category::Mountains, 1},
                                                         {Category::Landscapes, 0}, {Category::Animals, 0},
                                                         {Category::Spirit, 0},     {Category::Total, 3}};
    for (std::size_t i = 0; i < expected.size(); ++i) {
        EXPECT_EQ(comparisons[i].category, expected[i].first);
        EXPECT_EQ(comparisons[i].difference(), expected[i].second);
        EXPECT_EQ(pointsOf(comparisons[i].items), comparisons[i].computed);
    }
    EXPECT_FALSE(allAgree(verified(game)));
}

TEST(Verification, ItemsExplainTheDifference) {
    Game game = claimedGame();
    game.players[0].claimed.set(Category::Mountains, 1);
    const Comparison comparison = verified(game).at(0).comparisons.at(0);
    EXPECT_EQ(comparison.claimed, 1);
    EXPECT_EQ(comparison.computed, 0);
    ASSERT_EQ(comparison.items.size(), 1U);
    EXPECT_EQ(comparison.items[0].rule, Rule::MountainIsolated);
    EXPECT_EQ(names(comparison.items[0].cells), "e1");
}

TEST(Verification, RightClaimsAgree) {
    Game game = claimedGame();
    game.players[0].claimed.set(Category::Total, 17);
    game.players[1].claimed.set(Category::Landscapes, 15);
    EXPECT_TRUE(allAgree(verified(game)));
}

TEST(InputErrors, TellPlaceAndMessage) {
    const InputError error("/players/0", {"expected %1, got %2", {"a name", "7"}});
    EXPECT_STREQ(error.what(), "/players/0: expected a name, got 7");
    EXPECT_EQ(error.place(), "/players/0");
    EXPECT_EQ(english(error.message()), "expected a name, got 7");
    EXPECT_STREQ(InputError("", {"no JSON", {}}).what(), "no JSON");
}

TEST(Categories, AreKnownByTheirNames) {
    for (int i = 0; i < categoryCount; ++i) {
        EXPECT_EQ(categoryFromName(name(static_cast<Category>(i))), static_cast<Category>(i));
    }
    EXPECT_EQ(categoryFromName("rivers"), std::nullopt);
}

}  // namespace
}  // namespace concord::testing
