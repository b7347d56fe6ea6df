#include "vision/pixels/strange_pixels.h"
#include "tests/vision/pixels/painted_board.h"

#include <gtest/gtest.h>

#include <opencv2/imgproc.hpp>

namespace concord::vision {
namespace {

using enum Token;

constexpr double clean = -5;  // and below
constexpr double usual = -6.5;

class StrangePixels : public ::testing::Test {
protected:
    StrangePixels() {
        board.setStack({0, 0}, stackFrom({Green}));
        board.setStack({1, 0}, stackFrom({Gray, Gray}));
        board.setStack({3, 0}, stackFrom({Red, Red}));
        board.setStack({4, 0}, stackFrom({Blue}));
        board.setStack(withStack, stackFrom({Yellow}));
        work = paintedBoard(board, pose);
    }

    void cover(Cell cell, double heightMm, double radiusMm, const cv::Scalar& bgr) {
        const cv::Point2d middle = cellCenterMm(Side::A, cell);
        const cv::Point2d at = pose.photoFromBoard({middle.x, middle.y, heightMm});
        cv::circle(work.bgr, at, cvRound(radiusMm * pose.pxPerMm({middle.x, middle.y, heightMm})), bgr, cv::FILLED);
    }
    std::vector<Strangeness> strangeness() const {
        const auto [evidence, posteriors] = SureReading(board, work.pose);
        return strangePixels(work, fullLight(), Side::A, {}, evidence, posteriors);
    }
    Strangeness strangenessOf(Cell cell) const { return strangeness()[cellIndex(Side::A, cell)]; }

    const Cell withStack{1, 1};
    const Cell bare{3, 2};
    const cv::Scalar violet{200, 30, 120};
    const CameraPose pose = cameraOverBoard(25, 420);
    Board board{Side::A};
    WorkImage work;
};

TEST_F(StrangePixels, NothingIsStrangeOnABoardAsExpected) {
    for (const Strangeness& cell : strangeness()) {
        EXPECT_LT(cell.top, clean);
        EXPECT_LT(cell.around, clean);
    }
}

TEST_F(StrangePixels, WhatLiesOnAStackHasNoPaintOfTheBoard) {
    cover(withStack, tokenThicknessMm, 9.5, violet);
    const double covered = strangenessOf(withStack).top;
    EXPECT_GT(covered, 0);
    for (const Cell cell : cells(Side::A)) {
        if (cell != withStack) {
            EXPECT_LT(strangenessOf(cell).top, covered - 3) << name(cell);
        }
    }
}

TEST_F(StrangePixels, WhatLiesInABareCellHasNotItsColour) {
    cover(bare, 0, 11, violet);
    EXPECT_GT(strangenessOf(bare).around, 0);
    EXPECT_LT(strangenessOf(withStack).around, clean);
}

// A bowl of another colour around what it holds.
TEST_F(StrangePixels, ARingOfAnotherColourCounts) {
    const cv::Scalar yellow = work.bgr.at<cv::Vec3b>([&] {
        const cv::Point2d middle = cellCenterMm(Side::A, withStack);
        return cv::Point(pose.photoFromBoard({middle.x, middle.y, tokenThicknessMm}));
    }());
    const double before = strangenessOf(withStack).top;
    cover(withStack, tokenThicknessMm, 10, violet);
    cover(withStack, tokenThicknessMm, 7, yellow);
    EXPECT_GT(strangenessOf(withStack).top, before + 2);
}

TEST_F(StrangePixels, TheLampColoursTheWholeBoard) {
    cv::multiply(work.bgr, cv::Scalar(0.8, 1, 1), work.bgr);
    for (const Strangeness& cell : strangeness()) {
        EXPECT_LT(cell.top, clean);
        EXPECT_LT(cell.around, clean);
    }
}

// As with a photo cut far off the board.
TEST_F(StrangePixels, OutsideThePictureNothingIsStrange) {
    work.pose.axis = {5000, 5000};
    for (const Strangeness& cell : strangeness()) {
        EXPECT_EQ(cell.top, usual);
        EXPECT_EQ(cell.around, usual);
    }
}

}  // namespace
}  // namespace concord::vision
