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

// Water between two mountains, with all cells certain.
Reading waterBetweenMountains() {
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

bool isMarked(Cell cell, const std::vector<View>& views) {
    Reading reading = waterBetweenMountains();
    markHidden(reading, views);
    return std::ranges::find(reading.cells, cell, &CellReading::cell)->review;
}

const View fromTheSide{cameraOverBoard(steepDeg, 420), {}};
const View fromTheOtherSide{cameraOverBoard(-steepDeg, 420), {}};
const View fromAbove{cameraOverBoard(5, 420), {}};

TEST(HiddenCells, AreMarkedWhenTheOnlyViewHidesThem) {
    EXPECT_TRUE(isMarked(low, {fromTheSide}));
    EXPECT_TRUE(isMarked(low, {fromTheOtherSide}));
    EXPECT_FALSE(isMarked(low, {fromAbove}));
    EXPECT_FALSE(isMarked(Cell({0, 0}), {fromTheSide}));
}

TEST(HiddenCells, AreMarkedWhenBothViewsHideThem) {
    EXPECT_TRUE(isMarked(low, {fromTheSide, fromTheOtherSide}));
    EXPECT_TRUE(isMarked(low, {fromTheSide, fromTheSide}));
}

TEST(HiddenCells, AreNotMarkedWhenOneViewShowsThem) {
    EXPECT_FALSE(isMarked(low, {fromTheSide, fromAbove}));
    EXPECT_FALSE(isMarked(low, {fromAbove, fromTheSide}));
}

TEST(HiddenCells, AreMarkedWhenOnlyAViewOfUnsurePlaceShowsThem) {
    View unsure = fromAbove;
    unsure.placeSure = false;
    EXPECT_TRUE(isMarked(low, {fromTheSide, unsure}));
    EXPECT_TRUE(isMarked(low, {unsure, fromTheSide}));
    EXPECT_FALSE(isMarked(low, {unsure})) << "a single photo already has a warning";
    EXPECT_FALSE(isMarked(low, {unsure, unsure}));
}

}  // namespace
}  // namespace concord::vision
