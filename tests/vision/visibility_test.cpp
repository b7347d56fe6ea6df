#include "vision/geometry/visibility.h"
#include "tests/vision/cameras.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace concord::vision {
namespace {

constexpr Cell behind{2, 1};   // c2, seen past c3 from the rounded edge
constexpr Cell inFront{2, 2};  // c3

Board boardWith(Stack stackBehind, Stack stackInFront) {
    Board board(Side::A);
    board.setStack(behind, stackBehind);
    board.setStack(inFront, stackInFront);
    return board;
}

Stack stackOf(std::initializer_list<Token> tokens) { return Stack::fromTokens(std::vector<Token>(tokens)).value(); }

const Stack lake = stackOf({Token::Blue});
const Stack peak = stackOf({Token::Gray, Token::Gray, Token::Gray});

Visibility visibilityAt(const Board& board, Cell cell, const CameraPose& pose) {
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
    const Visibility v = visibilityAt(boardWith(lake, peak), behind, cameraOverBoard(0, 600));
    EXPECT_GT(v.token, 0.98);
    EXPECT_FALSE(v.hidden());
}

TEST(Visibility, ShrinksBehindAMountainInFlatterViews) {
    double last = 1.01;
    for (const double tiltDeg : {15.0, 30.0, 45.0}) {
        const double token = visibilityAt(boardWith(lake, peak), behind, cameraOverBoard(tiltDeg, 420)).token;
        EXPECT_LT(token, last) << tiltDeg << " degrees";
        last = token;
    }
    EXPECT_LT(last, 0.5);
}

TEST(Visibility, DistinguishesAHiddenStackFromOneInFront) {
    const Board board = boardWith(lake, peak);
    const CameraPose pose = cameraOverBoard(65, 420);
    EXPECT_TRUE(visibilityAt(board, behind, pose).hidden());
    EXPECT_FALSE(visibilityAt(board, inFront, pose).hidden());
}

TEST(Visibility, CountsTheWallThatShowsTheHeight) {
    const Visibility v = visibilityAt(boardWith(peak, peak), behind, cameraOverBoard(50, 420));
    EXPECT_GT(v.token, 0.7) << "the top is visible above the stack in front";
    EXPECT_LT(v.wall, 0.1) << "the foot is hidden";
    EXPECT_TRUE(v.hidden());
}

TEST(Visibility, IgnoresTheWallsOfWaterAndFields) {
    const CameraPose pose = cameraOverBoard(50, 420);
    const Stack rocks = stackOf({Token::Gray, Token::Gray});
    for (const Token token : {Token::Blue, Token::Yellow}) {
        const Visibility v = visibilityAt(boardWith(stackOf({token}), rocks), behind, pose);
        EXPECT_LT(v.wall, 0.1);
        EXPECT_FALSE(v.hidden()) << "the top is visible, and such a stack is always one high";
    }
    EXPECT_TRUE(visibilityAt(boardWith(stackOf({Token::Gray}), rocks), behind, pose).hidden());
}

}  // namespace
}  // namespace concord::vision
