#include "vision/pixels/compare_pixels.h"
#include "tests/vision/pixels/painted_board.h"

#include <gtest/gtest.h>

#include <numeric>

namespace concord::vision {
namespace {

using enum Token;

// A board with stacks of all colours, read surely except in one cell.
class ComparePixels : public ::testing::Test {
protected:
    ComparePixels() {
        board.setStack({0, 0}, stackFrom({Green}));
        board.setStack({0, 1}, stackFrom({Yellow}));
        board.setStack({1, 0}, stackFrom({Gray, Gray}));
        board.setStack({1, 1}, stackFrom({Brown, Brown}));
        board.setStack({3, 0}, stackFrom({Red, Red}));
        board.setStack({4, 0}, stackFrom({Blue}));
        board.setStack(cellInFront, stackFrom({Gray, Gray, Gray}));
    }

    // The posterior of c2 after the comparison, if it was taken for these stacks.
    CellPosterior compared(std::initializer_list<std::pair<Stack, double>> taken, const CameraPose& pose) const {
        return compared(taken, paintedBoard(board, pose));
    }
    CellPosterior compared(std::initializer_list<std::pair<Stack, double>> taken, const WorkImage& work) const {
        auto [evidence, posteriors] = SureReading(board, work.pose);
        CellPosterior& unsure = posteriors[cellIndex(Side::A, cellBehind)];
        unsure.stacks.fill(0);
        for (const auto& [stack, p] : taken) {
            unsure.stacks[static_cast<std::size_t>(stack.kind())] = p;
        }
        comparePixels(work, fullLight(), Side::A, {}, evidence, std::vector<bool>(evidence.size(), true), posteriors);
        return posteriors[cellIndex(Side::A, cellBehind)];
    }
    static double p(const CellPosterior& posterior, Stack stack) {
        return posterior.stacks[static_cast<std::size_t>(stack.kind())];
    }

    const CameraPose slanted = cameraOverBoard(48, 420);
    const Stack green = stackFrom({Green});
    const Stack yellow = stackFrom({Yellow});
    const Stack tree = stackFrom({Brown, Green});
    Board board{Side::A};
};

TEST_F(ComparePixels, AStripOfATopShowsItsColour) {
    board.setStack(cellBehind, green);
    EXPECT_GT(p(compared({{yellow, 0.7}, {green, 0.3}}, slanted), green), 0.5);
    board.setStack(cellBehind, yellow);
    EXPECT_GT(p(compared({{yellow, 0.3}, {green, 0.7}}, slanted), yellow), 0.5);
}

TEST_F(ComparePixels, AStackThatWouldShowIsNotThere) {
    EXPECT_GT(p(compared({{Stack(), 0.2}, {tree, 0.8}}, slanted), Stack()), 0.6);
    board.setStack(cellBehind, tree);
    EXPECT_GT(p(compared({{Stack(), 0.8}, {tree, 0.2}}, slanted), tree), 0.6);
}

TEST_F(ComparePixels, HeightsShowFromTheSideOnly) {
    board.setStack(cellBehind, tree);
    EXPECT_GT(p(compared({{green, 0.6}, {tree, 0.4}}, slanted), tree), 0.7);
    const CellPosterior fromAbove = compared({{green, 0.6}, {tree, 0.4}}, cameraOverBoard(5, 600));
    EXPECT_NEAR(p(fromAbove, green) / p(fromAbove, tree), 1.5, 0.01);
}

TEST_F(ComparePixels, PixelsNeverDecideAlone) {
    board.setStack(cellBehind, green);
    const CellPosterior posterior = compared({{yellow, 0.989}, {green, 0.011}}, slanted);
    EXPECT_GT(p(posterior, yellow), 0.5);
    EXPECT_NEAR(std::accumulate(posterior.stacks.begin(), posterior.stacks.end(), 0.0), 1, 1e-9);
}

TEST_F(ComparePixels, SureCellsStayAsTheyAre) {
    const CellPosterior posterior = compared({{tree, 0.998}, {Stack(), 0.002}}, slanted);
    EXPECT_EQ(p(posterior, tree), 0.998);
}

// As with a photo cut far off the board.
TEST_F(ComparePixels, NothingChangesOutsideThePicture) {
    CameraPose away = slanted;
    away.axis = {5000, 5000};
    const WorkImage work{cv::Mat(1200, 1600, CV_8UC3, cv::Scalar::all(90)), away, 1};
    EXPECT_NEAR(p(compared({{yellow, 0.7}, {green, 0.3}}, work), yellow), 0.7, 0.001);
}

}  // namespace
}  // namespace concord::vision
