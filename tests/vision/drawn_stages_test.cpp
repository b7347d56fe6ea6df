// Tests each stage alone on drawn boards, with the true result of the previous stage as input.
#include "tests/vision/cameras.h"
#include "tools/drawing/draw.h"
#include "vision/find/cell_borders.h"
#include "vision/find/find_board.h"
#include "vision/find/pose.h"
#include "vision/geometry/board_frame.h"
#include "vision/reading/overlay.h"
#include "vision/stacks/confidence.h"
#include "vision/stacks/light.h"
#include "vision/stacks/read_stacks.h"
#include "vision/stacks/top_rims.h"

#include <gtest/gtest.h>

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <utility>

namespace concord::vision {
namespace {

using drawing::BoardTruth;
using drawing::Drawing;
using drawing::Tier;

// Cached, as several tests use it.
const Drawing& drawn(std::uint64_t seed, Tier tier) {
    static std::map<std::pair<std::uint64_t, Tier>, Drawing> all;
    const auto [entry, isNew] = all.try_emplace({seed, tier});
    if (isNew) {
        drawing::DrawOptions options;
        options.tier = tier;
        options.longSide = 720;
        options.illustrations = 0;
        entry->second = draw(seed, options);
    }
    return entry->second;
}

double pxPerMm(const BoardTruth& truth) { return cv::norm(truth.centres[0] - truth.centres[1]) / pitchMm; }

// The drawing's true camera, fitted to the true positions of the cells.
CameraPose truePose(const Drawing& drawing) {
    const BoardTruth& truth = *drawing.truth.board;
    std::vector<SurfaceMatch> matches;
    for (std::size_t i = 0; i < truth.centres.size(); ++i) {
        matches.push_back({truth.centres[i], cellCenterMm(truth.board.side(), cells(truth.board.side())[i])});
    }
    const double halfAngle = truth.fieldOfViewDeg * CV_PI / 360;
    const cv::Size size = drawing.truth.size;
    return fitPose(matches, cv::Size2d(size),
                   {.focalPx = std::max(size.width, size.height) / 2.0 / std::tan(halfAngle), .focalSpread = 0.02})
        .value()
        .pose;
}

class DrawnBoards : public testing::TestWithParam<Tier> {
protected:
    static constexpr std::uint64_t firstSeed = 77000;  // of boards that no network was trained on
    static constexpr int boards = 3;
};

TEST_P(DrawnBoards, AreFoundInTheirPlace) {
    int found = 0;
    for (int k = 0; k < boards; ++k) {
        const Drawing& drawing = drawn(firstSeed + static_cast<std::uint64_t>(k), GetParam());
        const BoardTruth& truth = *drawing.truth.board;
        const auto finding = findBoard(drawing.picture);
        if (!finding || finding->side != truth.board.side()) {
            continue;
        }
        std::vector<double> errorsMm;
        for (std::size_t i = 0; i < truth.centres.size(); ++i) {
            const cv::Point2d cell = cellCenterMm(truth.board.side(), cells(truth.board.side())[i]);
            errorsMm.push_back(cv::norm(mapped(finding->photoFromBoard, cell) - truth.centres[i]) / pxPerMm(truth));
        }
        const auto median = errorsMm.begin() + static_cast<std::ptrdiff_t>(errorsMm.size() / 2);
        std::nth_element(errorsMm.begin(), median, errorsMm.end());
        found += *median < 4;
    }
    EXPECT_GE(found, boards - 1);
}

TEST_P(DrawnBoards, HaveTheirStacksReadWithTheTruePose) {
    int right = 0;
    int tops = 0;
    int all = 0;
    for (int k = 0; k < boards; ++k) {
        const Drawing& drawing = drawn(firstSeed + static_cast<std::uint64_t>(k), GetParam());
        const BoardTruth& truth = *drawing.truth.board;
        const WorkImage work = workImage(drawing.picture, truePose(drawing));
        for (const CellEvidence& cell : readStacks(work, measureLight(work), truth.board.side())) {
            const auto best = std::max_element(cell.stackScores.begin(), cell.stackScores.end());
            const Stack read = Stack::fromKind(static_cast<int>(best - cell.stackScores.begin()));
            ++all;
            right += read == truth.board.stack(cell.cell);
            tops += read.top() == truth.board.stack(cell.cell).top();
        }
    }
    EXPECT_GE(tops, 0.85 * all);
    EXPECT_GE(right, 0.75 * all);
}

// The probability of the likeliest stack, by the scores alone.
double likeliestOf(const CellEvidence& cell) {
    const double highest = *std::max_element(cell.stackScores.begin(), cell.stackScores.end());
    double sum = 0;
    for (const double score : cell.stackScores) {
        sum += std::exp(score - highest);
    }
    return 1 / sum;
}

TEST(SureAtOnce, TakesMoreFromLowAcrossTheTable) {
    EXPECT_EQ(sureAtOnce(cameraOverBoard(0, 400)), 0.99);
    EXPECT_EQ(sureAtOnce(cameraOverBoard(40, 400)), 0.99);
    EXPECT_EQ(sureAtOnce(cameraOverBoard(50, 400)), 0.995);
}

TEST_P(DrawnBoards, HaveOnlyTheirUnsureCellsLookedAtAgain) {
    int again = 0;
    int once = 0;
    for (int k = 0; k < boards; ++k) {
        const Drawing& drawing = drawn(firstSeed + static_cast<std::uint64_t>(k), GetParam());
        const Side side = drawing.truth.board->board.side();
        const WorkImage work = workImage(drawing.picture, truePose(drawing));
        const Light light = measureLight(work);
        const auto glance = glanceAtStacks(work, light, side);
        const auto read = readStacks(work, light, side);
        ASSERT_EQ(glance.size(), read.size());
        for (std::size_t i = 0; i < read.size(); ++i) {
            const bool isSure = likeliestOf(glance[i]) >= sureAtOnce(work.pose);
            EXPECT_EQ(isSure, read[i].embedding == glance[i].embedding) << name(read[i].cell);
            EXPECT_EQ(isSure, read[i].stackScores == glance[i].stackScores) << name(read[i].cell);
            ++(isSure ? once : again);
        }
    }
    EXPECT_GT(again, 0);
    EXPECT_GT(once, 0);
}

TEST_P(DrawnBoards, CorrectThePoseByTheirCells) {
    int halved = 0;
    for (int k = 0; k < boards; ++k) {
        const Drawing& drawing = drawn(firstSeed + static_cast<std::uint64_t>(k), GetParam());
        const BoardTruth& truth = *drawing.truth.board;
        WorkImage work = workImage(drawing.picture, truePose(drawing));
        const Light light = measureLight(work);
        const CameraPose correct = work.pose;
        work.pose.t += cv::Vec3d(2.5, -2.5, 0);
        const CameraPose shifted = work.pose;
        WorkImage refined = work;
        for (int round = 0; round < 2; ++round) {
            const Side side = truth.board.side();
            refined.pose = poseFromCenters(shifted, centersOf(glanceAtStacks(refined, light, side), side));
        }
        const auto errorMm = [&](const CameraPose& pose) {
            return cv::norm(pose.photoFromBoard({0, 0, 0}) - correct.photoFromBoard({0, 0, 0})) /
                   correct.pxPerMm({0, 0, 0});
        };
        EXPECT_LT(errorMm(refined.pose), errorMm(shifted));
        halved += errorMm(refined.pose) < 0.5 * errorMm(shifted);
    }
    EXPECT_GE(halved, boards - 1);
}

TEST_P(DrawnBoards, CorrectThePoseByTheirBorders) {
    int close = 0;
    for (int k = 0; k < boards; ++k) {
        const Drawing& drawing = drawn(firstSeed + static_cast<std::uint64_t>(k), GetParam());
        const BoardTruth& truth = *drawing.truth.board;
        WorkImage work = workImage(drawing.picture, truePose(drawing));
        const Light light = measureLight(work);
        const CameraPose correct = work.pose;
        work.pose.t += cv::Vec3d(1, -0.8, 0);
        const PosePrior prior = priorAround(work.pose);
        for (int round = 0; round < 2; ++round) {
            work.pose =
                poseFromBorders(prior, work.pose, detectBorders(work, light, truth.board.side(), BorderSearch::Fine));
        }
        const cv::Point2d error = work.pose.photoFromBoard({0, 0, 0}) - correct.photoFromBoard({0, 0, 0});
        close += cv::norm(error) / correct.pxPerMm({0, 0, 0}) < 0.4;
    }
    EXPECT_GE(close, boards - 1);
}

TEST_P(DrawnBoards, ShowMoreBordersInTheRightPlaceThanInAWrongOne) {
    for (int k = 0; k < boards; ++k) {
        const Drawing& drawing = drawn(firstSeed + static_cast<std::uint64_t>(k), GetParam());
        const BoardTruth& truth = *drawing.truth.board;
        WorkImage work = workImage(drawing.picture, truePose(drawing));
        const Light light = measureLight(work);
        const auto shareOfBordersSeen = [&] {
            return shareSeen(
                checkBorders(work.pose, work.pose, detectBorders(work, light, truth.board.side(), BorderSearch::Fine)));
        };
        const double inPlace = shareOfBordersSeen();
        work.pose.t += cv::Vec3d(9, 7, 0);
        const double displaced = shareOfBordersSeen();
        EXPECT_GT(inPlace, 1.25 * displaced);
        EXPECT_LT(displaced, 0.19);
    }
}

TEST_P(DrawnBoards, HaveTheSizeOfTheirTopsMeasured) {
    int measured = 0;
    int close = 0;
    for (int k = 0; k < boards; ++k) {
        const Drawing& drawing = drawn(firstSeed + static_cast<std::uint64_t>(k), GetParam());
        const BoardTruth& truth = *drawing.truth.board;
        const CameraPose pose = truePose(drawing);
        std::vector<TopGuess> guesses;
        for (std::size_t i = 0; i < truth.tops.size(); ++i) {
            const int height = truth.board.stack(cells(truth.board.side())[i]).height();
            const cv::Point2d guessError = pxPerMm(truth) * cv::Point2d(0.7, 0.5);
            guesses.push_back({truth.tops[i] + guessError, height == 0 ? 0 : 2 * tokenThicknessMm});
        }
        const auto tops =
            detectTops(drawing.picture, pose, measureLight(workImage(drawing.picture, pose)).gain, guesses);
        for (std::size_t i = 0; i < tops.size(); ++i) {
            const int height = truth.board.stack(cells(truth.board.side())[i]).height();
            if (height > 0 && tops[i].seen > 0.5) {
                const DetectedTop there = tops[i].at(height * truth.tokenThickness, pose.position());
                ++measured;
                close += std::abs(there.radiusMm - truth.tokenDiameter / 2) < 0.35;
            }
        }
    }
    EXPECT_GT(measured, 5 * boards);
    EXPECT_GT(close, 0.85 * measured);
}

INSTANTIATE_TEST_SUITE_P(Tiers, DrawnBoards, testing::Values(Tier::Easy, Tier::Normal, Tier::Hard),
                         [](const auto& tier) { return std::string(drawing::name(tier.param)); });

TEST(Light, IsOneGainThatUndoesTheExposure) {
    const Drawing& drawing = drawn(77001, Tier::Normal);
    const CameraPose pose = truePose(drawing);
    cv::Mat darker;
    drawing.picture.convertTo(darker, CV_8UC3, 0.5);
    const Light bright = measureLight(workImage(drawing.picture, pose));
    const Light dark = measureLight(workImage(darker, pose));
    EXPECT_NEAR(dark.brightLevel, bright.brightLevel / 2, 2);
    EXPECT_NEAR(dark.gain / bright.gain, 2, 0.1);
    EXPECT_EQ(dark.clippedShare, 0);
}

TEST(Light, OfABlackPhotoStaysFinite) {
    const Drawing& drawing = drawn(77001, Tier::Normal);
    const Light light = measureLight(workImage(cv::Mat::zeros(drawing.picture.size(), CV_8UC3), truePose(drawing)));
    EXPECT_EQ(light.brightLevel, 0);
    EXPECT_LE(light.gain, 10);
}

TEST(EmptyTable, ShowsNoBoard) {
    for (std::uint64_t seed = 77100; seed < 77104; ++seed) {
        drawing::DrawOptions options;
        options.negatives = 1;
        options.longSide = 700;
        const Drawing drawing = draw(seed, options);
        ASSERT_FALSE(drawing.truth.board.has_value());
        const auto finding = findBoard(drawing.picture);
        EXPECT_TRUE(!finding || finding->quality() < 0.5) << "seed " << seed;
    }
}

}  // namespace
}  // namespace concord::vision
