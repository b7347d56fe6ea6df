#include "vision/reading/hidden_cells.h"
#include "tests/vision/cameras.h"
#include "vision/geometry/visibility.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <utility>

namespace concord::vision {
namespace {

constexpr Cell lakeCell{2, 1};  // c2, between c1 and c3
const double obliqueDeg = 55;   // from the vertical

Stack stackOf(std::initializer_list<Token> tokens) { return Stack::fromTokens(std::vector<Token>(tokens)).value(); }

// Water between two mountains, with all cells certain.
Reading waterBetweenMountains() {
    const Stack lake = stackOf({Token::Blue});
    const Stack peak = stackOf({Token::Gray, Token::Gray, Token::Gray});
    Reading reading;
    reading.board = Board(Side::A);
    reading.board.setStack(lakeCell, lake);
    reading.board.setStack(Cell{2, 0}, peak);
    reading.board.setStack(Cell{2, 2}, peak);
    for (const Cell cell : cells(Side::A)) {
        CellReading& cellReading = reading.cells.emplace_back();
        cellReading.cell = cell;
        cellReading.stack = reading.board.stack(cell);
        cellReading.confidence = 1;
        cellReading.alternatives = {{cellReading.stack, 1}};
    }
    return reading;
}

CellReading readIn(const std::vector<View>& views, Cell cell) {
    Reading reading = waterBetweenMountains();
    markHidden(reading, views);
    return *std::ranges::find(reading.cells, cell, &CellReading::cell);
}

bool isMarked(Cell cell, const std::vector<View>& views) { return readIn(views, cell).review; }

const View fromTheSide{cameraOverBoard(obliqueDeg, 420), {}};
const View fromTheOtherSide{cameraOverBoard(-obliqueDeg, 420), {}};
const View fromAbove{cameraOverBoard(5, 420), {}};

TEST(HiddenCells, AreMarkedWhenTheOnlyViewHidesThem) {
    EXPECT_TRUE(isMarked(lakeCell, {fromTheSide}));
    EXPECT_TRUE(isMarked(lakeCell, {fromTheOtherSide}));
    EXPECT_FALSE(isMarked(lakeCell, {fromAbove}));
    EXPECT_FALSE(isMarked(Cell({0, 0}), {fromTheSide}));
    EXPECT_EQ(readIn({fromTheSide}, lakeCell).reason, ReviewReason::Hidden);
}

TEST(HiddenCells, ThatHardlyShowAreMarkedUnlessTheyAreCertain) {
    const View view{cameraOverBoard(43.5, 420), {}};
    Reading reading = waterBetweenMountains();
    const auto at = static_cast<std::size_t>(indexOf(Side::A, lakeCell));
    const double visible = visibilityOf(reading.board, view.pose, view.token)[at].token;
    ASSERT_GT(visible, 0.13) << "less would show if the tokens were a little thicker";
    ASSERT_LT(visible, 0.15);
    CellReading& lake = *std::ranges::find(reading.cells, lakeCell, &CellReading::cell);
    for (const auto& [confidence, isMarked] : {std::pair(0.9999, false), std::pair(0.999, true)}) {
        lake.confidence = confidence;
        lake.review = false;
        markHidden(reading, {view});
        EXPECT_EQ(lake.review, isMarked) << confidence;
    }
}

TEST(HiddenCells, AreMarkedWhenBothViewsHideThem) {
    EXPECT_TRUE(isMarked(lakeCell, {fromTheSide, fromTheOtherSide}));
    EXPECT_TRUE(isMarked(lakeCell, {fromTheSide, fromTheSide}));
}

TEST(HiddenCells, AreNotMarkedWhenOneViewShowsThem) {
    EXPECT_FALSE(isMarked(lakeCell, {fromTheSide, fromAbove}));
    EXPECT_FALSE(isMarked(lakeCell, {fromAbove, fromTheSide}));
}

TEST(HiddenCells, AreMarkedWhenOnlyAViewWhosePlaceIsUnsureShowsThem) {
    View unsure = fromAbove;
    unsure.placeSure = false;
    EXPECT_TRUE(isMarked(lakeCell, {fromTheSide, unsure}));
    EXPECT_TRUE(isMarked(lakeCell, {unsure, fromTheSide}));
    EXPECT_FALSE(isMarked(lakeCell, {unsure})) << "a place that is unsure in every photo already gives a warning";
    EXPECT_FALSE(isMarked(lakeCell, {unsure, unsure}));
}

}  // namespace
}  // namespace concord::vision
