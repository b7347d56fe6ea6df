#include "vision/geometry/visibility.h"
#include "tests/vision/cameras.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace concord::vision {
namespace {

constexpr Cell behind{2, 1};  // c2, seen past c3 from the rounded edge
constexpr Cell before{2, 2};  // c3

Board boardWith(Stack atBehind, Stack atBefore) {
    Board board(Side::A);
    board.setStack(behind, atBehind);
    board.setStack(before, atBefore);
    return board;
}

Stack stackOf(std::initializer_list<Token> tokens) { return Stack::fromTokens(std::vector<Token>(tokens)).value(); }

const Stack lake = stackOf({Token::Blue});
const Stack peak = stackOf({Token::Gray, Token::Gray, Token::Gray});

Visibility of(const Board& board, Cell cell, const CameraPose& pose) {
    const auto& all = cells(board.side());
    const auto at = std::find(all.begin(), all.end(), cell);
    return visibilityOf(board, pose).at(static_cast<std::size_t>(at - all.begin()));
}

TEST(Visibility, IsWholeOnAnEmptyBoard) {
    for (const Visibility& v : visibilityOf(Board(Side::B), cameraOverBoard(40, 420))) {
        EXPECT_GT(v.token, 0.99);
        EXPECT_FALSE(v.hidden());
    }
}

TEST(Visibility, IsWholeFromAbove) {
    const Visibility v = of(boardWith(lake, peak), behind, cameraOverBoard(0, 600));
    EXPECT_GT(v.token, 0.98);
    EXPECT_FALSE(v.hidden());
}

TEST(Visibility, ShrinksBehindAMountainTheFlatterTheView) {
    double last = 1.01;
    for (const double tiltDeg : {15.0, 30.0, 45.0}) {
        const double token = of(boardWith(lake, peak), behind, cameraOverBoard(tiltDeg, 420)).token;
        EXPECT_LT(token, last) << tiltDeg << " degrees";
        last = token;
    }
    EXPECT_LT(last, 0.5);
}

TEST(Visibility, TellsAHiddenStackFromOneInFront) {
    const Board board = boardWith(lake, peak);
    const CameraPose pose = cameraOverBoard(65, 420);
    EXPECT_TRUE(of(board, behind, pose).hidden());
    EXPECT_FALSE(of(board, before, pose).hidden());
}

TEST(Visibility, CountsTheWallThatTellsTheHeight) {
    const Visibility v = of(boardWith(peak, peak), behind, cameraOverBoard(50, 420));
    EXPECT_GT(v.token, 0.7) << "the top looks over the stack before it";
    EXPECT_LT(v.wall, 0.1) << "the foot does not";
    EXPECT_TRUE(v.hidden());
}

TEST(Visibility, NeedsNoWallToTellOfWaterAndFields) {
    const CameraPose pose = cameraOverBoard(50, 420);
    const Stack rocks = stackOf({Token::Gray, Token::Gray});
    for (const Token token : {Token::Blue, Token::Yellow}) {
        const Visibility v = of(boardWith(stackOf({token}), rocks), behind, pose);
        EXPECT_LT(v.wall, 0.1);
        EXPECT_FALSE(v.hidden()) << "its top shows, and it is always one high";
    }
    EXPECT_TRUE(of(boardWith(stackOf({Token::Gray}), rocks), behind, pose).hidden());
}

}  // namespace
}  // namespace concord::vision
