#include "scoring/harmonies/claims/claim.h"
#include "scoring/harmonies/cell_text.h"
#include "tests/scoring/boards.h"

#include <gtest/gtest.h>

#include <sstream>

namespace concord::testing {
namespace {

// The members are in the order of the columns below, not sorted by size.
struct Case {  // NOLINT(clang-analyzer-optin.performance.Padding)
    const char* what;
    const char* board;  // "blue: a1 a2; gray red: c3"
    const char* claim;
    bool holds;
    int points;
    Rule rule;
    const char* sentence;
    const char* cells;  // the cells that show why, as names
};

Board boardFrom(Side side, const std::string& text) {
    Board board(side);
    std::istringstream parts(text);
    for (std::string part; std::getline(parts, part, ';');) {
        const std::size_t colon = part.find(':');
        for (const Cell cell : cellsFromText(side, part.substr(colon + 1))) {
            board.setStack(cell, stackOf(part.substr(0, colon)));
        }
    }
    return board;
}

void expectAnswers(Side side, const Rulings& rulings, ClaimKind kind, std::span<const Case> cases) {
    for (const Case& one : cases) {
        const std::string claim = one.claim;
        const std::vector<Cell> cells = claim.empty() ? std::vector<Cell>{} : cellsFromText(side, claim);
        const ClaimAnswer answer = explainClaim(boardFrom(side, one.board), rulings, kind, cells);
        EXPECT_EQ(answer.kind, kind) << one.what;
        EXPECT_EQ(answer.holds, one.holds) << one.what;
        EXPECT_EQ(answer.points, one.points) << one.what;
        EXPECT_EQ(name(answer.rule), name(one.rule)) << one.what;
        EXPECT_EQ(english(answer.sentence), one.sentence) << one.what;
        EXPECT_EQ(names(answer.cells), one.cells) << one.what;
    }
}

constexpr Rulings defaultRulings{};
constexpr Rulings loopRulings{ClosedRiver::Loop, false};

TEST(Claim, OfARiver) {
    const Case cases[] = {
        {"right", "blue: a1 a2 a3", "a1-a2-a3", true, 5, Rule::River, "This river is 3 tokens long and pays 5 points.",
         ""},
        {"right in any order", "blue: a1 a2 a3", "a3 a1 a2 a1", true, 5, Rule::River,
         "This river is 3 tokens long and pays 5 points.", ""},
        {"two claimed tokens touch", "blue: a1 a2 a3 b1", "a1-b1-a2-a3", false, 5, Rule::River,
         "a1 and a2 touch, and the shortest way counts: this river is 3 tokens long, not 4, and pays 5 points.",
         "a1 a2"},
        {"two touch and another is longer", "blue: a1 a2 a3 b1 e1 e2 e3 e4", "a1-b1-a2-a3", false, 0, Rule::River,
         "a1 and a2 touch, and the shortest way counts: this river is 3 tokens long, not 4; the longest one has 4 "
         "(e1-e2-e3-e4).",
         "a1 a2"},
        {"a shortcut through other blue", "blue: b2 b3 c2 c3 c4 d2 d3", "b2-c2-d2-d3", false, 5, Rule::River,
         "From b2 to d3 there is a shorter way through blue (b2-c3-d3): this river is 3 tokens long, not 4, and pays "
         "5 points.",
         "b2 c3 d3"},
        {"a loop", "blue: b2 b3 c2 c4 d2 d3", "b2-c2-d2-d3-c4-b3", false, 8, Rule::River,
         "These 6 tokens close a loop, of which only the shortest way between the two farthest apart counts in this "
         "game: "
         "it is 4 tokens long and pays 8 points.",
         "b2 b3 c4 d3"},
        {"wider than a line", "blue: a1 a2 b1 b2", "a2 b2 a1 b1", false, 5, Rule::River,
         "These 4 tokens are wider than one line: the shortest way between the two farthest apart, a1 and b2, is 3 "
         "tokens long and pays 5 points.",
         "a1 a2 b2"},
        {"a cell of another colour", "blue: a1 a2; brown green: a3", "a1-a2-a3", false, 2, Rule::River,
         "a3 is green: a river is blue.", "a3"},
        {"an empty cell", "blue: a1 a2", "a3-a2", false, 0, Rule::River, "a3 is empty: a river is blue.", "a3"},
        {"a token left out", "blue: a1 a2 a3", "a1-a3", false, 5, Rule::River,
         "a1 and a3 do not touch: between them the river goes over a2, which was not claimed.", "a2"},
        {"two tokens left out", "blue: e1 e2 e3 e4 e5", "e1-e5-e3", false, 11, Rule::River,
         "e1 and e3 do not touch: between them the river goes over e2, which was not claimed.", "e2"},
        {"two rivers", "blue: a1 a2 c3", "a1-a2-c3", false, 2, Rule::River,
         "No blue joins a2 and c3: they belong to two rivers, of which only the longest counts.", "a2 c3"},
        {"not the longest", "blue: a1 a2 e1 e2 e3", "a1-a2", false, 0, Rule::RiverShorter,
         "Only the longest river counts: it has 3 tokens (e1-e2-e3), this one 2.", "e1 e2 e3"},
        {"a part", "blue: a1 a2 a3", "a2-a3", false, 5, Rule::River,
         "This is a part of a longer river, a1-a2-a3, which is 3 tokens long and pays 5 points.", "a1 a2 a3"},
        {"a part of one of two rivers of the same length", "blue: a1 a2 b1 b2", "b2-b1", false, 5, Rule::River,
         "This is a part of a longer river, a1-b1-b2, which is 3 tokens long and pays 5 points.", "a1 b1 b2"},
        {"one token", "blue: c3", "c3", false, 0, Rule::River, "A single blue token is no river yet: it pays nothing.",
         ""},
        {"nothing", "blue: c3", "", false, 0, Rule::River, "No cell was claimed.", ""},
    };
    expectAnswers(Side::A, defaultRulings, ClaimKind::River, cases);
}

TEST(Claim, OfARiverWhereLoopsCount) {
    const Case cases[] = {
        {"a loop", "blue: b2 b3 c2 c4 d2 d3", "b2-c2-d2-d3-c4-b3", true, 15, Rule::River,
         "This closed river counts in full in this game: it is 6 tokens long and pays 15 points.", ""},
        {"a loop with a tail", "blue: b2 b3 c2 c4 d2 d3 e4", "b2-c2-d2-d3-c4-b3-e4", false, 15, Rule::River,
         "Of these 7 tokens only the loop of 6 counts (b2-b3-c4-d3-d2-c2), which pays 15 points.", "b2 b3 c4 d3 d2 c2"},
        {"a part of a loop", "blue: b2 b3 c2 c4 d2 d3", "b2-c2", false, 15, Rule::River,
         "This is a part of a longer river, b2-b3-c4-d3-d2-c2, which is 6 tokens long and pays 15 points.",
         "b2 b3 c4 d3 d2 c2"},
        {"a loop with one token left out", "blue: b2 b3 c2 c4 d2 d3", "b2-c2-d2-d3-c4", false, 15, Rule::River,
         "This is a part of a longer river, b2-b3-c4-d3-d2-c2, which is 6 tokens long and pays 15 points.",
         "b2 b3 c4 d3 d2 c2"},
        {"a filled loop", "blue: b2 b3 c2 c3 c4 d2 d3", "b2-c2-d2-d3-c4-b3", false, 5, Rule::River,
         "b2 and b3 touch, and the shortest way counts: this river is 3 tokens long, not 6, and pays 5 points.",
         "b2 b3"},
    };
    expectAnswers(Side::A, loopRulings, ClaimKind::River, cases);
}

TEST(Claim, OfAField) {
    const Case cases[] = {
        {"right", "yellow: a1 a2", "a1 a2", true, 5, Rule::Field, "This field of 2 tokens pays 5 points.", ""},
        {"two of them", "yellow: a1 a2 c3 c4", "a1 a2 c3 c4", true, 10, Rule::Field,
         "These are 2 separate fields: together they pay 10 points.", ""},
        {"two joined", "yellow: a1 a2 a3", "a1 a3", false, 5, Rule::Field,
         "The yellow on a2 joins a1 and a3: they are one field, which pays 5 points once.", "a2"},
        {"a part", "yellow: a1 a2 a3", "a1", false, 5, Rule::Field,
         "The field goes on with the yellow on a2, a3: all 3 tokens are one field, which pays 5 points once.", "a2 a3"},
        {"a single one", "yellow: a1 c3", "a1", false, 0, Rule::FieldSingle,
         "The yellow on a1 touches no other yellow: a single one pays nothing.", "a1"},
        {"another colour", "yellow: a1 a2; gray: b1", "a1 a2 b1", false, 5, Rule::Field,
         "b1 is gray: a field is yellow.", "b1"},
        {"an empty cell", "yellow: a1 a2", "c3", false, 0, Rule::Field, "c3 is empty: a field is yellow.", "c3"},
    };
    expectAnswers(Side::A, defaultRulings, ClaimKind::Field, cases);
}

TEST(Claim, OfAnIsland) {
    const Case cases[] = {
        {"right", "blue: b1 b2 b3", "a1 a2 a3 a4", true, 5, Rule::Island, "This island of 4 spaces pays 5 points.",
         "b1 b2 b3"},
        {"one space", "blue: a2 b1", "a1", true, 5, Rule::Island,
         "The water around a1 cuts it off: this island of one space pays 5 points.", "a2 b1"},
        {"two of them", "blue: a2 b1 f1 g2", "a1 g1", true, 10, Rule::Island,
         "These are 2 separate islands: together they pay 10 points.", ""},
        {"water that is not closed", "blue: b1 b3; yellow: b2", "a1 a2 a3 a4", false, 5, Rule::Island,
         "The water has a gap at b2: the land continues there, and all 23 spaces are one island, which pays 5 points "
         "once.",
         "b2"},
        {"two joined", "blue: b1 b3", "a1 a2 a3 a4 c1 c2 c3 c4", false, 5, Rule::Island,
         "The water between a2 and c2 has a gap at b2: the land is one island, which pays 5 points once.", "b2"},
        {"empty spaces left out", "blue: b1 b2 b3; yellow: a1 a2", "a1 a2", false, 5, Rule::Island,
         "Empty spaces are land too: this island also takes in a3, a4.", "a3 a4"},
        {"water", "blue: b1", "b1", false, 0, Rule::Island, "b1 is water: an island is land that water cuts off.",
         "b1"},
        {"no water", "yellow: a1", "a1 a2 a3 a4 b1 b2 b3 c1 c2 c3 c4 d1 d2 d3 e1 e2 e3 e4 f1 f2 f3 g1 g2 g3 g4", true,
         5, Rule::Island, "No water cuts the land apart: all 25 spaces are one island, which pays 5 points.", ""},
        {"all water", "blue: a1 a2 a3 a4 b1 b2 b3 c1 c2 c3 c4 d1 d2 d3 e1 e2 e3 e4 f1 f2 f3 g1 g2 g3 g4", "", true, 5,
         Rule::Island, "The board is all water, which counts as one island and pays 5 points.", ""},
    };
    expectAnswers(Side::B, defaultRulings, ClaimKind::Island, cases);
}

TEST(Claim, OfABuilding) {
    const Case cases[] = {
        {"right", "gray red: b2; blue: a2; green: b1; yellow: b3", "b2", true, 5, Rule::Building,
         "The building on b2 has 3 different colours around it and pays 5 points.", "a2 b1 b3"},
        {"two of them", "red red: b2 a2; blue: a3; green: b1", "b2 a2", true, 10, Rule::Building,
         "Each of the 2 buildings has three or more colours around it: together they pay 10 points.", ""},
        {"two colours", "gray red: b2; blue: a2; brown green: b1; green: b3", "b2", false, 0,
         Rule::BuildingTooFewColours,
         "The tops around the building on b2 are only blue (a2) and green (b1, b3): a third colour is missing.",
         "a2 b1 b3"},
        {"one colour", "brown red: b2; blue: a2", "b2", false, 0, Rule::BuildingTooFewColours,
         "The only colour on top around the building on b2 is blue (a2): two more colours are missing.", "a2"},
        {"no colour", "brown red: b2", "b2", false, 0, Rule::BuildingTooFewColours,
         "Nothing stands around the building on b2: three different colours are missing.", "b2"},
        {"red alone", "red: b2", "b2", false, 0, Rule::RedAlone,
         "The red token on b2 stands on the ground: a building is red on gray, brown or red.", "b2"},
        {"another colour", "gray: b2", "b2", false, 0, Rule::Building,
         "The top of b2 is gray: a building has red on top.", "b2"},
        {"an empty cell", "gray: b2", "a1", false, 0, Rule::Building,
         "a1 is empty: a building is red on gray, brown or red.", "a1"},
    };
    expectAnswers(Side::A, defaultRulings, ClaimKind::Building, cases);
}

TEST(Claim, OfATree) {
    const Case cases[] = {
        {"low", "green: b2", "b2", true, 1, Rule::TreeHeight1, "The tree on b2 is 1 high and pays 1 point.", ""},
        {"tall", "brown brown green: b2", "b2", true, 7, Rule::TreeHeight3,
         "The tree on b2 is 3 high and pays 7 points.", ""},
        {"several", "brown green: b2; green: e1", "b2 e1", true, 4, Rule::TreeHeight2,
         "Each of the 2 trees counts by its own height: together they pay 4 points.", ""},
        {"a trunk", "brown brown: b2; green: b1", "b1 b2", false, 1, Rule::TrunkAlone,
         "No green lies on the brown of b2: a trunk alone is no tree and pays nothing.", "b2"},
        {"another colour", "brown red: b2", "b2", false, 0, Rule::TreeHeight1,
         "The top of b2 is red: a tree has green on top.", "b2"},
        {"an empty cell", "brown red: b2", "a1", false, 0, Rule::TreeHeight1,
         "a1 is empty: a tree is green, on the ground or on brown.", "a1"},
    };
    expectAnswers(Side::A, defaultRulings, ClaimKind::Tree, cases);
}

TEST(Claim, OfAMountain) {
    const Case cases[] = {
        {"low", "gray: b2 b1", "b2", true, 1, Rule::MountainHeight1,
         "The mountain on b2 is 1 high, touches another one (b1) and pays 1 point.", "b1"},
        {"high", "gray gray gray: b2; gray: b1", "b2", true, 7, Rule::MountainHeight3,
         "The mountain on b2 is 3 high, touches another one (b1) and pays 7 points.", "b1"},
        {"several", "gray gray: b2; gray: b1", "b1 b2", true, 4, Rule::MountainHeight1,
         "Each of the 2 mountains touches another one: together they pay 4 points.", ""},
        {"alone", "gray gray: b2", "b2", false, 0, Rule::MountainIsolated,
         "The mountain on b2 is 2 high but touches no other mountain: it pays nothing.", "b2"},
        {"a building", "gray red: b2", "b2", false, 0, Rule::MountainHeight1,
         "Red lies on the gray of b2: that is a building, not a mountain.", "b2"},
        {"another colour", "blue: b2", "b2", false, 0, Rule::MountainHeight1,
         "The top of b2 is blue: a mountain is gray.", "b2"},
        {"an empty cell", "blue: b2", "a1", false, 0, Rule::MountainHeight1, "a1 is empty: a mountain is gray.", "a1"},
    };
    expectAnswers(Side::A, defaultRulings, ClaimKind::Mountain, cases);
}

TEST(Claim, RiversNeedSideAAndIslandsSideB) {
    const Case onB[] = {{"a river", "blue: a1 a2", "a1 a2", false, 0, Rule::Island,
                         "Side B has no rivers: there, land cut off by water counts, as islands.", ""}};
    expectAnswers(Side::B, defaultRulings, ClaimKind::River, onB);
    const Case onA[] = {{"an island", "blue: a1 a2", "a1 a2", false, 0, Rule::River,
                         "Side A has no islands: there the longest river counts.", ""}};
    expectAnswers(Side::A, defaultRulings, ClaimKind::Island, onA);
}

TEST(Claim, KnowsTheKindOfEveryLandscape) {
    EXPECT_EQ(claimKindOf(Category::Water, Side::A), ClaimKind::River);
    EXPECT_EQ(claimKindOf(Category::Water, Side::B), ClaimKind::Island);
    for (int kind = 0; kind < claimKindCount; ++kind) {
        const auto claim = static_cast<ClaimKind>(kind);
        EXPECT_EQ(claimKindOf(categoryOf(claim), claim == ClaimKind::Island ? Side::B : Side::A), claim);
    }
}

}  // namespace
}  // namespace concord::testing
