#include "scoring/renature/next_gain.h"
#include "scoring/renature/stock.h"
#include "tests/scoring/renature/games.h"

#include <gtest/gtest.h>

namespace concord::renature::testing {
namespace {

TEST(RenatureNextGain, OvertakesTheColourAhead) {
    const auto gain = nextGain(areaOf(6, 3, "white=oak blue=bush"), Colour::Blue);
    EXPECT_EQ(gain,
              (Gain{.strength = 3, .main = true, .bonus = false, .points = 6, .plants = PlantCounts(0, 0, 1, 0)}));
}

// With one more point, blue and black are equal and both drop out; with two, blue is ahead of black.
TEST(RenatureNextGain, AvoidsATieThatDropsBoth) {
    const Area area = areaOf(8, 3, "white=oak black=bush blue=turf");
    EXPECT_EQ(nextGain(area, Colour::Blue),
              (Gain{.strength = 2, .main = false, .bonus = true, .points = 3, .plants = PlantCounts(0, 1, 0, 0)}));
    EXPECT_EQ(gainOf(area, Colour::Blue, Share::Main),
              (Gain{.strength = 4, .main = true, .bonus = false, .points = 8, .plants = PlantCounts(0, 0, 0, 1)}));
}

TEST(RenatureNextGain, TheFirstCannotGainTheBonusToo) {
    const Area area = areaOf(8, 3, "white=oak black=bush");
    EXPECT_FALSE(nextGain(area, Colour::White));
    EXPECT_FALSE(gainOf(area, Colour::White, Share::Main));
    EXPECT_FALSE(gainOf(area, Colour::White, Share::Bonus));
}

TEST(RenatureNextGain, LeavingATieIsAGain) {
    EXPECT_EQ(nextGain(areaOf(5, 2, "white=bush black=bush"), Colour::White),
              (Gain{.strength = 1, .main = true, .bonus = false, .points = 5, .plants = PlantCounts(1, 0, 0, 0)}));
}

TEST(RenatureNextGain, AColourWithoutPlantsMayEnter) {
    EXPECT_EQ(nextGain(areaOf(5, 2, "white=bush"), Colour::Black),
              (Gain{.strength = 1, .main = false, .bonus = true, .points = 2, .plants = PlantCounts(1, 0, 0, 0)}));
}

TEST(RenatureNextGain, WithoutRoomNoPlantsAreOffered) {
    const auto inFullArea = nextGain(areaOf(2, 1, "white=oak blue=turf"), Colour::Blue);
    ASSERT_TRUE(inFullArea);
    EXPECT_EQ(inFullArea->strength, 4);
    EXPECT_FALSE(inFullArea->plants);
    EXPECT_FALSE(nextGain(areaOf(3, 1, "white=oak,oak blue=bush"), Colour::White));
    const auto tooFar = gainOf(areaOf(4, 1, "white=oak,oak blue=bush"), Colour::Blue, Share::Main);
    ASSERT_TRUE(tooFar);
    EXPECT_EQ(tooFar->strength, 7);
    EXPECT_FALSE(tooFar->plants);
}

// The only orange oak is here already, so four points take two plants.
TEST(RenatureNextGain, UsesPlantsThatTheBoxStillHolds) {
    EXPECT_EQ(nextGain(areaOf(5, 1, "orange=oak white=oak,pine"), Colour::Orange),
              (Gain{.strength = 4, .main = true, .bonus = false, .points = 5, .plants = PlantCounts(0, 2, 0, 0)}));
    const auto oneFreeCell = nextGain(areaOf(4, 1, "orange=oak white=oak,pine"), Colour::Orange);
    ASSERT_TRUE(oneFreeCell);
    EXPECT_EQ(oneFreeCell->strength, 4);
    EXPECT_FALSE(oneFreeCell->plants);
}

// Orange needs three more points and one cell is free, but both its pines are here already, so it needs an oak, worth
// four.
TEST(RenatureNextGain, OffersAStrongerPlantWhereTheExactOneIsGone) {
    const auto gain = nextGain(areaOf(5, 2, "orange=2xpine white=2xoak"), Colour::Orange);
    EXPECT_EQ(gain,
              (Gain{.strength = 3, .main = true, .bonus = false, .points = 5, .plants = PlantCounts(0, 0, 0, 1)}));
}

TEST(RenatureNextGain, AnUnknownBonusIsAGainOfZeroPoints) {
    EXPECT_EQ(nextGain(areaOf(5, std::nullopt, "white=bush"), Colour::Black),
              (Gain{.strength = 1, .main = false, .bonus = true, .points = 0, .plants = PlantCounts(1, 0, 0, 0)}));
}

// One turf would bring the bonus.
TEST(RenatureNextGain, ABonusOfZeroIsNoGain) {
    const Area area = areaOf(5, 0, "white=bush");
    EXPECT_EQ(nextGain(area, Colour::Black),
              (Gain{.strength = 3, .main = true, .bonus = false, .points = 5, .plants = PlantCounts(0, 0, 1, 0)}));
    EXPECT_FALSE(nextGain(area, Colour::White));
}

TEST(RenatureNextGain, NeutralGainsNothing) {
    EXPECT_FALSE(nextGain(areaOf(5, 2, "white=bush"), Colour::Neutral));
    EXPECT_FALSE(gainOf(areaOf(5, 2, "white=bush"), Colour::Neutral, Share::Main));
}

// No smaller gain brings more points, the gain brings what it promises, and its plants fit into the area.
TEST(RenatureNextGain, IsTheLeastOnRandomAreas) {
    std::mt19937 random(40);
    int withPlants = 0;
    for (int i = 0; i < 1000; ++i) {
        const Area area = randomArea(random);
        for (const Colour colour : allColours) {
            const auto gain = nextGain(area, colour);
            const AreaOutcome now = decideArea(area);
            const auto outcomeWithAdded = [&](int strength) {
                Area more = area;
                more.plants[colour].set(PlantKind::Turf, more.plants[colour].at(PlantKind::Turf) + strength);
                return decideArea(more);
            };
            constexpr int moreThanAnyStock = 60;  // no colour's plants in the box are worth as much
            for (int less = 1; less < (gain ? gain->strength : moreThanAnyStock); ++less) {
                ASSERT_LE(outcomeWithAdded(less).points[colour], now.points[colour]);
            }
            if (!gain) {
                continue;
            }
            ASSERT_EQ(outcomeWithAdded(gain->strength).points[colour], gain->points);
            ASSERT_GE(gain->points, now.points[colour]);
            if (gain->plants) {
                ++withPlants;
                ASSERT_LE(gain->plants->total(), area.freeCells());
                ASSERT_GE(gain->plants->strength(), gain->strength);
                Area more = area;
                more.plants[colour] += *gain->plants;
                ASSERT_EQ(decideArea(more).points[colour], gain->points);
                for (const PlantKind kind : allPlants) {
                    ASSERT_LE(more.plants[colour].at(kind), plantStock(colour).at(kind));
                }
            }
        }
    }
    EXPECT_GT(withPlants, 100);
}

}  // namespace
}  // namespace concord::renature::testing
