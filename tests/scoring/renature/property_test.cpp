// Properties that hold in every area.
#include "scoring/renature/area_reason.h"
#include "tests/scoring/renature/games.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <numeric>

namespace concord::renature::testing {
namespace {

using Strengths = std::array<int, colourCount>;

constexpr int maxStrength = 5;

// Calls each() with every combination of strengths from 0 to maxStrength.
void forAllStrengths(const std::function<void(const Strengths&)>& each) {
    Strengths strengths{};
    const auto next = [&] {
        for (int& strength : strengths) {
            if (++strength <= maxStrength) {
                return true;
            }
            strength = 0;
        }
        return false;
    };
    do {
        each(strengths);
    } while (next());
}

// The distinct strengths above zero that only one colour has, greatest first.
std::vector<int> unequalStrengths(const Strengths& strengths) {
    std::vector<int> alone;
    for (int s = maxStrength; s > 0; --s) {
        if (std::ranges::count(strengths, s) == 1) {
            alone.push_back(s);
        }
    }
    return alone;
}

TEST(RenatureAreaProperties, EqualColoursNeverEarnAtAnyRank) {
    forAllStrengths([](const Strengths& strengths) {
        const AreaOutcome outcome = decideArea(areaOfStrengths(strengths));
        for (const Colour colour : allColours) {
            const int own = strengths[static_cast<std::size_t>(colour)];
            const bool isEqual = own > 0 && std::ranges::count(strengths, own) > 1;
            ASSERT_EQ(outcome.dropped[colour], isEqual);
            ASSERT_TRUE(!isEqual || outcome.points[colour] == 0);
        }
    });
}

// Removing all equal colours beforehand does not change the result: dropping some colours never makes others equal.
TEST(RenatureAreaProperties, DroppingIsSimultaneous) {
    forAllStrengths([](const Strengths& strengths) {
        const AreaOutcome outcome = decideArea(areaOfStrengths(strengths));
        Strengths cleared = strengths;
        for (int& strength : cleared) {
            strength = std::ranges::count(strengths, strength) > 1 ? 0 : strength;
        }
        const AreaOutcome clearedOutcome = decideArea(areaOfStrengths(cleared));
        ASSERT_EQ(outcome.main, clearedOutcome.main);
        ASSERT_EQ(outcome.bonus, clearedOutcome.bonus);
        ASSERT_EQ(outcome.points, clearedOutcome.points);
    });
}

TEST(RenatureAreaProperties, NeutralNeverEarns) {
    forAllStrengths([](const Strengths& strengths) {
        const AreaOutcome outcome = decideArea(areaOfStrengths(strengths));
        ASSERT_NE(outcome.main, Colour::Neutral);
        ASSERT_NE(outcome.bonus, Colour::Neutral);
        ASSERT_EQ(outcome.points[Colour::Neutral], 0);
        ASSERT_FALSE(outcome.rule[Colour::Neutral]);
    });
}

// Of the colours left after equal ones drop out, the first receives the main points and the second the bonus; one that
// is left alone receives both.
TEST(RenatureAreaProperties, SharesNeverMoveDown) {
    forAllStrengths([](const Strengths& strengths) {
        const AreaOutcome outcome = decideArea(areaOfStrengths(strengths));
        const std::vector<int> alone = unequalStrengths(strengths);
        const auto strengthOf = [&](Colour c) { return strengths[static_cast<std::size_t>(c)]; };
        if (outcome.main) {
            ASSERT_EQ(strengthOf(*outcome.main), alone.at(0));
        }
        if (outcome.bonus) {
            ASSERT_EQ(strengthOf(*outcome.bonus), alone.size() == 1 ? alone[0] : alone.at(1));
        }
        const bool neutralIsFirst = !alone.empty() && strengths.back() == alone[0];
        ASSERT_EQ(outcome.main.has_value(), !alone.empty() && !neutralIsFirst);
    });
}

TEST(RenatureAreaProperties, NoMoreIsPaidThanTheTokenShows) {
    forAllStrengths([](const Strengths& strengths) {
        const Area area = areaOfStrengths(strengths);
        const AreaOutcome outcome = decideArea(area);
        int paid = 0;
        for (const Colour colour : allColours) {
            paid += outcome.points[colour];
        }
        ASSERT_EQ(paid, (outcome.main ? area.main : 0) + (outcome.bonus ? *area.bonus : 0));
    });
}

TEST(RenatureAreaProperties, PermutingColoursPermutesTheAnswer) {
    std::mt19937 random(7);
    for (int i = 0; i < 20000; ++i) {
        const Area area = randomArea(random);
        std::array<Colour, colourCount> permutation = allColours;
        std::shuffle(permutation.begin(), permutation.end() - 1, random);  // neutral stays
        const auto moved = [&](Colour c) { return permutation[static_cast<std::size_t>(c)]; };
        Area permuted = area;
        for (const Colour colour : allColours) {
            permuted.plants[moved(colour)] = area.plants[colour];
        }
        const AreaOutcome one = decideArea(area);
        const AreaOutcome other = decideArea(permuted);
        const auto movedIfAny = [&](std::optional<Colour> c) { return c ? std::optional(moved(*c)) : std::nullopt; };
        ASSERT_EQ(other.main, movedIfAny(one.main));
        ASSERT_EQ(other.bonus, movedIfAny(one.bonus));
        ASSERT_EQ(other.bonusUnknownFor, movedIfAny(one.bonusUnknownFor));
        for (const Colour colour : allColours) {
            ASSERT_EQ(other.strength[moved(colour)], one.strength[colour]);
            ASSERT_EQ(other.points[moved(colour)], one.points[colour]);
            ASSERT_EQ(other.rule[moved(colour)], one.rule[colour]);
        }
    }
}

// The sentences that explain the area name every player with plants.
TEST(RenatureAreaProperties, TheReasonsNameEveryPlayer) {
    forAllStrengths([](const Strengths& strengths) {
        const Area area = areaOfStrengths(strengths);
        const std::string why = english(areaReasons(area, decideArea(area)));
        ASSERT_FALSE(why.empty());
        for (const Colour colour : allColours) {
            const bool hasPlants = strengths[static_cast<std::size_t>(colour)] > 0;
            const std::string withoutFirstLetter(name(colour).substr(1));  // which may be a capital
            ASSERT_TRUE(!hasPlants || !isPlayerColour(colour) || why.find(withoutFirstLetter) != std::string::npos)
                << why;
        }
    });
}

}  // namespace
}  // namespace concord::renature::testing
