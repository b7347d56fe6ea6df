#include "vision/reading/hidden_cells.h"
#include "tests/vision/cameras.h"
#include "vision/geometry/visibility.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace concord::vision {
namespace {

constexpr Cell low{2, 1};  // c2 stands between c1 and c3
const double steepDeg = 55;

Stack stackOf(std::initializer_list<Token> tokens) { return Stack::fromTokens(std::vector<Token>(tokens)).value(); }

// A pond between two mountains, of which everything is sure.
Reading pondBetweenMountains() {
    const Stack lake = stackOf({Token::Blue});
    const Stack peak = stackOf({Token::Gray, Token::Gray, Token::Gray});
    Reading reading;
    reading.board = Board(Side::A);
    reading.board.setStack(low, lake);
    reading.board.setStack(Cell{2, 0}, peak);
    reading.board.setStack(Cell{2, 2}, peak);
    for (const Cell cell : cells(Side::A)) {
        CellReading& one = reading.cells.emplace_back();
        one.cell = cell;
        one.stack = reading.board.stack(cell);
        one.confidence = 1;
        one.alternatives = {{one.stack, 1}};
    }
    return reading;
}

bool isAskedAbout(Cell cell, const std::vector<View>& views) {
    Reading reading = pondBetweenMountains();
    markHidden(reading, views);
    return std::ranges::find(reading.cells, cell, &CellReading::cell)->review;
}

const View fromTheSide{cameraOverBoard(steepDeg, 420), {}};
const View fromTheOtherSide{cameraOverBoard(-steepDeg, 420), {}};
const View fromAbove{cameraOverBoard(5, 420), {}};

TEST(HiddenCells, AreAskedAboutWhereTheOnlyViewHidesThem) {
    EXPECT_TRUE(isAskedAbout(low, {fromTheSide}));
    EXPECT_TRUE(isAskedAbout(low, {fromTheOtherSide}));
    EXPECT_FALSE(isAskedAbout(low, {fromAbove}));
    EXPECT_FALSE(isAskedAbout(Cell({0, 0}), {fromTheSide}));
}

TEST(HiddenCells, AreAskedAboutWhereBothViewsHideThem) {
    EXPECT_TRUE(isAskedAbout(low, {fromTheSide, fromTheOtherSide}));
    EXPECT_TRUE(isAskedAbout(low, {fromTheSide, fromTheSide}));
}

TEST(HiddenCells, AreNotAskedAboutWhereOneViewShowsThem) {
    EXPECT_FALSE(isAskedAbout(low, {fromTheSide, fromAbove}));
    EXPECT_FALSE(isAskedAbout(low, {fromAbove, fromTheSide}));
}

TEST(HiddenCells, AreNotShownByAViewOfAnUnsurePlace) {
    View unsure = fromAbove;
    unsure.placeSure = false;
    EXPECT_TRUE(isAskedAbout(low, {fromTheSide, unsure}));
    EXPECT_TRUE(isAskedAbout(low, {unsure, fromTheSide}));
    EXPECT_FALSE(isAskedAbout(low, {unsure})) << "of a single photo the warning speaks";
    EXPECT_FALSE(isAskedAbout(low, {unsure, unsure}));
}

}  // namespace
}  // namespace concord::vision
