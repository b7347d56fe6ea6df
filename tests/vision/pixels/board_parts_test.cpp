#include "vision/pixels/board_parts.h"
#include "tests/vision/pixels/painted_board.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace concord::vision {
namespace {

using enum Token;

class BoardPartsTest : public ::testing::Test {
protected:
    Material shownAt(const BoardParts& parts, cv::Point2d mm, double heightMm) const {
        const cv::Mat label = parts.paint({cv::Point(pose.photoFromBoard({mm.x, mm.y, heightMm})), cv::Size(1, 1)});
        return parts.materialOf(label.at<BoardParts::Label>(0, 0), parts.stacks().size(), {});
    }

    const CameraPose pose = cameraOverBoard(40, 420);
    const cv::Point2d front = cellCenterMm(Side::A, cellInFront);
    Board board{Side::A};
};

TEST_F(BoardPartsTest, ShowsTopsAndWallsOfTheirTokens) {
    board.setStack(cellInFront, stackFrom({Brown, Brown, Green}));
    const BoardParts parts(Side::A, pose, {}, stacksOf(board));
    const cv::Point2d foot = front - cv::Point2d(0, tokenDiameterMm / 2 - 0.5);
    EXPECT_EQ(shownAt(parts, front, 3 * tokenThicknessMm), topMaterial(Green));
    EXPECT_EQ(shownAt(parts, foot, 0.5 * tokenThicknessMm), wallMaterial(Brown));
    EXPECT_EQ(shownAt(parts, foot, 2.5 * tokenThicknessMm), wallMaterial(Green));
    EXPECT_EQ(shownAt(parts, cellCenterMm(Side::A, {0, 0}), 0), bareMaterial);
    EXPECT_EQ(shownAt(parts, {-95, 75}, 0), plateMaterial);
    EXPECT_EQ(shownAt(parts, {-130, 0}, 0), tableMaterial);
}

TEST_F(BoardPartsTest, StacksInFrontHideThoseBehind) {
    board.setStack(cellBehind, stackFrom({Blue}));
    BoardParts parts(Side::A, pose, {}, stacksOf(board));
    const cv::Point2d edge = cellCenterMm(Side::A, cellBehind) - cv::Point2d(0, 8);
    EXPECT_EQ(shownAt(parts, edge, tokenThicknessMm), topMaterial(Blue));
    parts.setStack(cellIndex(Side::A, cellInFront), stackFrom({Gray, Gray, Gray}));
    EXPECT_NE(shownAt(parts, edge, tokenThicknessMm), topMaterial(Blue));
}

TEST_F(BoardPartsTest, ALabelIsWhatTheStackOfItsCellMakesIt) {
    board.setStack(cellInFront, stackFrom({Gray}));
    const BoardParts parts(Side::A, pose, {}, stacksOf(board));
    const cv::Point top = pose.photoFromBoard({front.x, front.y, tokenThicknessMm});
    const auto label = parts.paint({top, cv::Size(1, 1)}).at<BoardParts::Label>(0, 0);
    const std::size_t cell = cellIndex(Side::A, cellInFront);
    EXPECT_EQ(parts.cellOf(label), cell);
    EXPECT_EQ(parts.materialOf(label, cell, stackFrom({Red})), topMaterial(Red));
    EXPECT_EQ(parts.materialOf(label, cell + 1, stackFrom({Red})), topMaterial(Gray));
}

TEST_F(BoardPartsTest, ACubeHidesWhatItMayStandOn) {
    board.setStack(cellInFront, stackFrom({Yellow}));
    std::vector<StandingStack> stacks = stacksOf(board);
    stacks[cellIndex(Side::A, cellInFront)].hasCube = true;
    const BoardParts parts(Side::A, pose, {}, stacks);
    EXPECT_EQ(shownAt(parts, front, tokenThicknessMm + 4), cubeMaterial);
    EXPECT_EQ(shownAt(parts, front - cv::Point2d(0, 9.5), tokenThicknessMm), topMaterial(Yellow));
}

TEST_F(BoardPartsTest, SamplesHaveTheColoursOfTheirParts) {
    board.setStack(cellInFront, stackFrom({Brown, Green}));
    board.setStack({0, 0}, stackFrom({Blue}));
    const WorkImage work = paintedBoard(board, pose);
    const BoardParts parts(Side::A, pose, {}, stacksOf(board));
    std::vector<bool> known(parts.stacks().size(), false);
    known[cellIndex(Side::A, cellInFront)] = true;
    const auto samples = partSamples(work, fullLight(), parts, known);
    const PartColours usual = partColoursOn(Side::A, {});
    for (const Material material : {topMaterial(Green), wallMaterial(Green), wallMaterial(Brown)}) {
        const auto sample = std::ranges::find(samples, material, &PartSample::material);
        ASSERT_NE(sample, samples.end()) << material;
        EXPECT_LT(cv::norm(sample->colour - usual[material].mean), 0.1) << material;
        EXPECT_LT(cv::trace(sample->scatter), 1e-6) << material;  // nothing of what is beside it
    }
    EXPECT_LE(std::ranges::count(samples, bareMaterial, &PartSample::material), 1) << "of one cell";
    EXPECT_EQ(std::ranges::count(samples, topMaterial(Blue), &PartSample::material), 0) << "not known";
}

TEST_F(BoardPartsTest, APlateOutsideThePictureHasNoSamples) {
    CameraPose away = pose;
    away.axis = {5000, 5000};
    const BoardParts parts(Side::A, away, {}, stacksOf(board));
    const WorkImage work{cv::Mat(1200, 1600, CV_8UC3, cv::Scalar::all(90)), away, 1};
    EXPECT_TRUE(partSamples(work, fullLight(), parts, std::vector<bool>(parts.stacks().size(), true)).empty());
}

}  // namespace
}  // namespace concord::vision
