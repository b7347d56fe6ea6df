#include "scoring/harmonies/game.h"
#include "tests/scoring/games.h"

#include <gtest/gtest.h>

namespace concord::testing {
namespace {

bool hasAllLandscapes(const Player& player) {
    bool all = true;
    for (int category = 0; category < landscapeCategoryCount; ++category) {
        all = all && hasNumber(player, static_cast<Category>(category));
    }
    return all;
}

TEST(HasNumber, IsTrueForTokensOrATypedNumber) {
    Player ann = playerWith("Ann", boardOf(Side::A, {{"a1", "green"}}));
    EXPECT_TRUE(hasAllLandscapes(ann));
    ann.board = Board(Side::A);
    EXPECT_FALSE(hasTokens(ann));
    EXPECT_FALSE(hasNumber(ann, Category::Trees)) << "an empty board gives no number";
    ann.board.reset();
    EXPECT_FALSE(hasNumber(ann, Category::Trees));
    ann.typed.set(Category::Trees, 0);
    EXPECT_TRUE(hasNumber(ann, Category::Trees));
    EXPECT_FALSE(hasNumber(ann, Category::Water));
}

TEST(HasNumber, IsTrueForCardsOrBarePoints) {
    Player ann;
    EXPECT_FALSE(hasNumber(ann, Category::Animals));
    EXPECT_FALSE(hasNumber(ann, Category::Spirit));
    ann.animals.emplace();  // known to have none
    ann.spirit = SpiritEntry{"", false, 3};
    EXPECT_TRUE(hasNumber(ann, Category::Animals));
    EXPECT_TRUE(hasNumber(ann, Category::Spirit));
}

TEST(HasNumber, IsAlwaysTrueForSums) {
    EXPECT_TRUE(hasNumber({}, Category::Landscapes));
    EXPECT_TRUE(hasNumber({}, Category::Total));
}

}  // namespace
}  // namespace concord::testing
