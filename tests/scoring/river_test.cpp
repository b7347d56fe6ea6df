#include "scoring/harmonies/river.h"
#include "scoring/harmonies/closed_loop.h"
#include "tests/scoring/boards.h"

#include <gtest/gtest.h>

namespace concord::testing {
namespace {

struct River {
    const char* description;
    const char* blue;
    int shortest;       // length in tokens if the shortest path counts
    int loop;           // length in tokens if a closed loop counts
    const char* cells;  // the shortest path between the two tokens farthest apart, in order
};

const River rivers[] = {
    {"one token", "c3", 1, 1, "c3"},
    {"two tokens", "c3 c4", 2, 2, "c3 c4"},
    {"three touching", "b1 c1 c2", 2, 3, "b1 c1"},
    {"three in a row", "a1 a2 a3", 3, 3, "a1 a2 a3"},
    {"four, two triangles", "a1 a2 b1 b2", 3, 3, "a1 a2 b2"},
    {"a ring of six", "b2 b3 c2 c4 d2 d3", 4, 6, "b2 b3 c4 d3"},
    {"a ring of six filled", "b2 b3 c2 c3 c4 d2 d3", 3, 3, "b2 b3 c4"},
    {"a ring of six with a tail of one", "b2 b3 c2 c4 d2 d3 e4", 5, 6, "b2 b3 c4 d3 e4"},
    {"a ring of six with a tail of three", "b2 b3 c2 c4 d2 d3 e4 e5 d1", 6, 6, "b2 b3 c4 d3 e4 e5"},
    // The closed loop leaves out the corner cells, as their neighbours on the edge touch each other.
    {"the edge of the board", "a1 a2 a3 a4 a5 b4 c5 d4 e5 e4 e3 e2 e1 d1 c1 b1", 8, 12, "a1 a2 a3 a4 b4 c5 d4 e5"},
    {"the whole board", "a1 a2 a3 a4 a5 b1 b2 b3 b4 c1 c2 c3 c4 c5 d1 d2 d3 d4 e1 e2 e3 e4 e5", 7, 7,
     "a1 a2 a3 b3 c4 d4 e5"},
};

TEST(RiverRule, LengthIsTheLongestShortestPath) {
    for (const River& river : rivers) {
        const auto items = scoreRiver(boardWith(Side::A, "blue", river.blue), ClosedRiver::Shortest);
        ASSERT_EQ(items.size(), 1U) << river.description;
        EXPECT_EQ(items[0].rule, Rule::River) << river.description;
        EXPECT_EQ(items[0].points, riverPoints(river.shortest)) << river.description;
        EXPECT_EQ(names(items[0].cells), river.cells) << river.description;
    }
}

TEST(RiverRule, ClosedLoopCountsUnderTheLoopRuling) {
    for (const River& river : rivers) {
        const auto items = scoreRiver(boardWith(Side::A, "blue", river.blue), ClosedRiver::Loop);
        ASSERT_EQ(items.size(), 1U) << river.description;
        EXPECT_EQ(static_cast<int>(items[0].cells.size()), river.loop) << river.description;
        EXPECT_EQ(items[0].points, riverPoints(river.loop)) << river.description;
    }
}

TEST(RiverRule, LoopStartsAtItsSmallestCell) {
    const Board ring = boardWith(Side::A, "blue", "b2 b3 c2 c4 d2 d3");
    EXPECT_EQ(names(scoreRiver(ring, ClosedRiver::Loop)[0].cells), "b2 b3 c4 d3 d2 c2");
}

TEST(RiverRule, OnlyTheBestRiverPays) {
    const Board board = boardWith(Side::A, "blue", "a1 a2 a3 c3 e1 e2 e3 e4");
    const auto items = scoreRiver(board, ClosedRiver::Shortest);
    ASSERT_EQ(items.size(), 3U);
    EXPECT_EQ(names(items[0].cells), "e1 e2 e3 e4");
    EXPECT_EQ(items[0].points, 8);
    for (const std::size_t i : {1U, 2U}) {
        EXPECT_EQ(items[i].rule, Rule::RiverShorter);
        EXPECT_EQ(items[i].points, 0);
    }
    EXPECT_EQ(names(items[1].cells), "a1 a2 a3");
    EXPECT_EQ(names(items[2].cells), "c3");
}

TEST(RiverRule, OfEqualRiversTheFirstByCellNamePays) {
    const auto items = scoreRiver(boardWith(Side::A, "blue", "e1 e2 a4 a5 c1 c2"), ClosedRiver::Shortest);
    ASSERT_EQ(items.size(), 3U);
    EXPECT_EQ(names(items[0].cells), "a4 a5");
    // Of two groups of three tokens, the one with the longer river pays.
    const auto longer = scoreRiver(boardWith(Side::A, "blue", "a1 b1 c1 a4 a5 b4"), ClosedRiver::Shortest);
    ASSERT_EQ(longer.size(), 2U);
    EXPECT_EQ(names(longer[0].cells), "a1 b1 c1");
}

TEST(RiverRule, WithoutWaterThereIsNoItem) {
    EXPECT_TRUE(scoreRiver(boardWith(Side::A, "yellow", "a1"), ClosedRiver::Loop).empty());
    EXPECT_EQ(bestRiverPoints(Board(Side::A), ClosedRiver::Shortest), 0);
}

TEST(RiverRule, PointsGrowByFourBeyondSix) {
    const int expected[] = {0, 0, 2, 5, 8, 11, 15, 19, 23, 27};
    for (int length = 0; length < 10; ++length) {
        EXPECT_EQ(riverPoints(length), expected[length]) << length;
    }
}

TEST(ClosedLoops, MustBeLongerThanTheGivenLength) {
    const Board ring = boardWith(Side::A, "blue", "b2 b3 c2 c4 d2 d3");
    const Distances distances(Side::A, cellsWhere(ring, &Stack::isWater));
    EXPECT_EQ(longestClosedLoop(distances, 0).length, 6);
    EXPECT_EQ(longestClosedLoop(distances, 5).length, 6);
    EXPECT_EQ(longestClosedLoop(distances, 6).length, 0);
}

}  // namespace
}  // namespace concord::testing
