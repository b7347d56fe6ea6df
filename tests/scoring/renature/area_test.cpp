// One area: the examples of the rulebook and of reviews, every outcome, and the sentences that explain them.
#include "scoring/renature/area_reason.h"
#include "tests/scoring/renature/games.h"

#include <gtest/gtest.h>

namespace concord::renature::testing {
namespace {

std::string whyOf(const Area& area) { return english(areaReasons(area, decideArea(area))); }

std::string nameOrNobody(const std::optional<Colour>& colour) { return colour ? std::string(name(*colour)) : "nobody"; }

std::string receivers(const Area& area) {
    const AreaOutcome outcome = decideArea(area);
    return nameOrNobody(outcome.main) + ' ' + nameOrNobody(outcome.bonus);
}

TEST(RenatureArea, EqualColoursDropOutAndTheLastOneTakesBoth) {
    const Area area = areaOf(4, 2, "orange=bush blue=bush,turf neutral=pine");
    const AreaOutcome outcome = decideArea(area);
    EXPECT_EQ(outcome.strength[Colour::Orange], 2);
    EXPECT_EQ(outcome.strength[Colour::Blue], 3);
    EXPECT_EQ(outcome.strength[Colour::Neutral], 3);
    EXPECT_EQ(outcome.points[Colour::Orange], 6);
    EXPECT_EQ(outcome.points[Colour::Blue], 0);
    EXPECT_EQ(outcome.rule[Colour::Orange], Rule::AreaBoth);
    EXPECT_EQ(outcome.rule[Colour::Blue], Rule::AreaTied);
    EXPECT_FALSE(outcome.rule[Colour::White]);
    EXPECT_FALSE(outcome.rule[Colour::Neutral]);
    EXPECT_EQ(whyOf(area), "Blue and neutral are equal at 3 and drop out. Orange alone takes 4 and 2.");
}

// The example of the preview on BoardGameGeek.
TEST(RenatureArea, OrangeWithOneTakesBothBelowTwoEqualFours) {
    EXPECT_EQ(receivers(areaOf(4, 2, "blue=oak neutral=oak orange=turf")), "orange orange");
}

// In the second example of the rulebook, the player behind neutral takes the bonus of 2.
TEST(RenatureArea, ThePlayerBehindNeutralTakesTheBonus) {
    const Area area = areaOf(5, 2, "neutral=oak,turf black=pine white=turf");
    EXPECT_EQ(receivers(area), "nobody black");
    EXPECT_EQ(decideArea(area).points[Colour::Black], 2);
    EXPECT_EQ(decideArea(area).rule[Colour::White], Rule::AreaLostToNeutral);
    EXPECT_EQ(whyOf(area),
              "Neutral is first with 5, so nobody takes the 5. Black is second with 3 and takes 2. White is behind "
              "with 1.");
}

TEST(RenatureArea, APlayerAheadOfNeutralTakesMainOnly) {
    const Area area = areaOf(3, 1, "white=pine neutral=turf");
    EXPECT_EQ(receivers(area), "white nobody");
    EXPECT_EQ(decideArea(area).rule[Colour::White], Rule::AreaMain);
    EXPECT_EQ(whyOf(area), "White is first with 3 and takes 3. Neutral is second with 1, so nobody takes the 1.");
}

TEST(RenatureArea, ATieForSecondLeavesTheLeaderAlone) {
    const Area area = areaOf(6, 3, "white=oak black=bush blue=2xturf");
    EXPECT_EQ(receivers(area), "white white");
    EXPECT_EQ(whyOf(area), "Black and blue are equal at 2 and drop out. White alone takes 6 and 3.");
}

TEST(RenatureArea, FirstAndSecondTakeOneShareEach) {
    const Area area = areaOf(8, 4, "white=oak,bush black=oak,turf orange=pine blue=turf neutral=bush");
    EXPECT_EQ(receivers(area), "white black");
    const AreaOutcome outcome = decideArea(area);
    EXPECT_EQ(outcome.points[Colour::White], 8);
    EXPECT_EQ(outcome.points[Colour::Black], 4);
    EXPECT_EQ(outcome.rule[Colour::Orange], Rule::AreaBehind);
    EXPECT_EQ(whyOf(area),
              "White is first with 6 and takes 8. Black is second with 5 and takes 4. Orange is behind with 3. Blue is "
              "behind with 1.");
}

struct OutcomeCase {
    std::array<int, colourCount> strengths;  // white, black, orange, blue, neutral
    std::string receivers;                   // main, bonus
};

// The six outcomes of the rules, and what equal colours do to them.
TEST(RenatureArea, HasTheOutcomesOfTheRules) {
    const std::vector<OutcomeCase> outcomes{
        {{0, 0, 0, 0, 0}, "nobody nobody"}, {{3, 3, 0, 0, 0}, "nobody nobody"}, {{3, 3, 2, 2, 2}, "nobody nobody"},
        {{0, 0, 0, 0, 4}, "nobody nobody"}, {{3, 3, 0, 0, 1}, "nobody nobody"}, {{3, 3, 0, 0, 5}, "nobody nobody"},
        {{1, 0, 0, 0, 0}, "white white"},   {{3, 3, 1, 0, 0}, "orange orange"}, {{3, 3, 5, 0, 0}, "orange orange"},
        {{3, 3, 2, 2, 1}, "nobody nobody"}, {{2, 5, 0, 0, 0}, "black white"},   {{2, 5, 4, 0, 0}, "black orange"},
        {{2, 5, 0, 0, 3}, "black nobody"},  {{2, 4, 0, 0, 5}, "nobody black"},  {{2, 4, 4, 0, 5}, "nobody white"},
        {{2, 4, 0, 0, 2}, "black black"},   {{4, 4, 3, 2, 3}, "blue blue"},     {{4, 4, 3, 2, 1}, "orange blue"},
    };
    for (const OutcomeCase& one : outcomes) {
        const Area area = areaOfStrengths(one.strengths);
        EXPECT_EQ(receivers(area), one.receivers) << ::testing::PrintToString(one.strengths) << whyOf(area);
    }
}

TEST(RenatureArea, ExplainsThatNobodyScores) {
    EXPECT_EQ(whyOf(areaOf(4, 2, "")), "There are no plants in the area.");
    EXPECT_EQ(whyOf(areaOf(4, 2, "neutral=oak")), "Neutral alone is left, and nobody scores.");
    EXPECT_EQ(whyOf(areaOf(9, 2, "white=oak black=oak blue=bush orange=bush neutral=bush")),
              "White and black are equal at 4 and drop out. Orange, blue and neutral are equal at 2 and drop out. "
              "Nobody is left.");
}

TEST(RenatureArea, AnUnknownBonusGoesToNobody) {
    const Area alone = areaOf(4, std::nullopt, "white=oak");
    const AreaOutcome outcome = decideArea(alone);
    EXPECT_EQ(receivers(alone), "white nobody");
    EXPECT_EQ(outcome.bonusUnknownFor, Colour::White);
    EXPECT_EQ(outcome.points[Colour::White], 4);
    EXPECT_EQ(outcome.rule[Colour::White], Rule::AreaMain);
    EXPECT_EQ(whyOf(alone), "White alone takes 4. The bonus is not known and counts for nobody.");

    const Area two = areaOf(4, std::nullopt, "white=oak blue=turf");
    EXPECT_EQ(decideArea(two).rule[Colour::Blue], Rule::AreaBehind);
    EXPECT_EQ(decideArea(two).bonusUnknownFor, Colour::Blue);
    EXPECT_EQ(
        whyOf(two),
        "White is first with 4 and takes 4. Blue is second with 1. The bonus is not known and counts for nobody.");

    const Area neutral = areaOf(4, std::nullopt, "white=oak neutral=turf");
    EXPECT_FALSE(decideArea(neutral).bonusUnknownFor);
    EXPECT_EQ(whyOf(neutral),
              "White is first with 4 and takes 4. Neutral is second with 1, so nobody takes the bonus.");
}

TEST(RenatureArea, ABonusOfZeroIsStillReceived) {
    const AreaOutcome outcome = decideArea(areaOf(4, 0, "white=oak blue=turf"));
    EXPECT_EQ(outcome.bonus, Colour::Blue);
    EXPECT_EQ(outcome.rule[Colour::Blue], Rule::AreaBonus);
    EXPECT_EQ(outcome.points[Colour::Blue], 0);
}

TEST(RenatureArea, CountsFreeCells) { EXPECT_EQ(areaOf(7, 2, "white=2xturf blue=oak").freeCells(), 4); }

}  // namespace
}  // namespace concord::renature::testing
