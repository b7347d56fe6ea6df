#include "scoring/harmonies/cell_set.h"
#include "tests/scoring/boards.h"
#include "tests/scoring/facts.h"

#include <gtest/gtest.h>
#include <algorithm>

namespace concord::testing {
namespace {

class Sides : public ::testing::TestWithParam<Side> {
protected:
    nlohmann::json facts() const { return rulesFacts().at("boards").at(std::string(name(GetParam()))); }
};

TEST_P(Sides, CellsLieWhereTheFactsSay) {
    const auto places = facts().at("cells");
    ASSERT_EQ(cellCount(GetParam()), facts().at("cellCount").get<int>());
    ASSERT_EQ(places.size(), static_cast<std::size_t>(cellCount(GetParam())));
    for (const Cell cell : cells(GetParam())) {
        const auto& place = places.at(name(cell));
        const Axial expected{place.at(0).get<int>(), place.at(1).get<int>()};
        EXPECT_EQ(axial(cell), expected) << name(cell);
        EXPECT_EQ(cellAt(GetParam(), expected), cell) << name(cell);
    }
}

TEST_P(Sides, ColumnsAreAsLongAsTheFactsSay) {
    const auto columns = facts().at("columns").get<std::vector<int>>();
    ASSERT_EQ(columnCount(GetParam()), static_cast<int>(columns.size()));
    for (int i = 0; i < columnCount(GetParam()); ++i) {
        EXPECT_EQ(rowCount(GetParam(), i), columns[static_cast<std::size_t>(i)]);
    }
}

TEST_P(Sides, CellsComeInTheOrderOfTheirNames) {
    const auto all = cells(GetParam());
    EXPECT_TRUE(std::is_sorted(all.begin(), all.end()));
    for (int i = 0; i < cellCount(GetParam()); ++i) {
        const Cell cell = all[static_cast<std::size_t>(i)];
        EXPECT_EQ(indexOf(GetParam(), cell), i);
        EXPECT_EQ(cellFromName(GetParam(), name(cell)), cell);
    }
}

TEST_P(Sides, NeighboursLieInTheSixDirections) {
    const Side side = GetParam();
    const auto directions = rulesFacts().at("coordinates").at("directions");
    int pairs = 0;
    for (const Cell cell : cells(side)) {
        CellSet expected = 0;
        for (const auto& direction : directions) {
            const Axial place = axial(cell);
            const auto other =
                cellAt(side, {place.q + direction.at(0).get<int>(), place.r + direction.at(1).get<int>()});
            expected |= other ? bitOf(indexOf(side, *other)) : 0;
        }
        const auto around = neighbours(side, cell);
        EXPECT_EQ(cellsIn(side, expected), std::vector(around.begin(), around.end())) << name(cell);
        EXPECT_EQ(neighbourMask(side, indexOf(side, cell)), expected) << name(cell);
        EXPECT_EQ(touching(side, bitOf(indexOf(side, cell))), expected) << name(cell);
        pairs += static_cast<int>(around.size());
    }
    EXPECT_EQ(pairs / 2, facts().at("adjacentPairs").get<int>());
}

TEST_P(Sides, TouchingASetMeansTouchingOneOfItsCells) {
    std::mt19937 random(7);
    for (int i = 0; i < 1000; ++i) {
        const CellSet set = static_cast<CellSet>(random()) & allCells(GetParam());
        CellSet expected = 0;
        for (CellSet left = set; left != 0; left &= left - 1) {
            expected |= neighbourMask(GetParam(), firstIndex(left));
        }
        ASSERT_EQ(touching(GetParam(), set), expected);
    }
}

INSTANTIATE_TEST_SUITE_P(Both, Sides, ::testing::Values(Side::A, Side::B),
                         [](const auto& scenario) { return std::string(name(scenario.param)); });

TEST(CellNames, InvalidTextsAreRefused) {
    for (const char* wrong : {"", "a", "a0", "a6", "b5", "f1", "A1", "a10", "1a", "a1 ", "\xc3\xa4"}) {
        EXPECT_FALSE(cellFromName(Side::A, wrong)) << wrong;
    }
    for (const char* wrong : {"a5", "b4", "h1", "g5"}) {
        EXPECT_FALSE(cellFromName(Side::B, wrong)) << wrong;
    }
    EXPECT_TRUE(cellFromName(Side::B, "g4"));
}

TEST(Turning, OneTurnIsClockwiseAndSixAreAFullTurn) {
    const Axial north{0, -1};
    EXPECT_EQ(turnedClockwise(north), (Axial{1, -1}));
    Axial place{2, -1};
    for (int i = 0; i < 6; ++i) {
        place = turnedClockwise(place);
    }
    EXPECT_EQ(place, (Axial{2, -1}));
}

}  // namespace
}  // namespace concord::testing
