#include "vision/stacks/confidence.h"

#include <gtest/gtest.h>

#include <cmath>
#include <numeric>

namespace concord::vision {
namespace {

using enum Token;

std::size_t kindOf(std::vector<Token> tokens) {
    return static_cast<std::size_t>(Stack::fromTokens(tokens).value().kind());
}

CellBelief certain(std::vector<Token> tokens) {
    CellBelief b;
    b.stacks[kindOf(std::move(tokens))] = 1;
    b.cubes[0] = 1;
    return b;
}

CellBelief torn(std::vector<Token> one, std::vector<Token> other, double p) {
    CellBelief b;
    b.stacks[kindOf(std::move(one))] = p;
    b.stacks[kindOf(std::move(other))] = 1 - p;
    b.cubes[0] = 1;
    return b;
}

TEST(DoubtHidden, FlattensOnlyWhatHardlyShows) {
    const CellBelief before = torn({Gray}, {Gray, Gray}, 0.9);
    std::vector<CellBelief> beliefs(4, before);
    doubtHidden(beliefs, {{}, {.token = 0.01}, {.wall = 0}, {.wall = 0, .wallDecides = false}});
    const auto sure = [&](std::size_t i) { return beliefs[i].stacks[kindOf({Gray})]; };
    EXPECT_DOUBLE_EQ(sure(0), 0.9);
    EXPECT_DOUBLE_EQ(sure(3), 0.9);
    EXPECT_LT(sure(1), sure(2));
    EXPECT_LT(sure(2), 0.9);
    EXPECT_GT(sure(1), 0.5) << "the likelier stack stays so";
    EXPECT_NEAR(sure(1) + beliefs[1].stacks[kindOf({Gray, Gray})], 1, 1e-12);
}

TEST(LikeliestBoard, HasInEveryCellWhatIsBelievedMost) {
    std::vector<CellBelief> beliefs(23, certain({Blue}));
    beliefs[4] = torn({Gray}, {Gray, Gray}, 0.4);
    const Board board = likeliestBoard(Side::A, beliefs);
    EXPECT_EQ(board.stack(cells(Side::A)[4]), Stack::fromTokens(std::vector{Gray, Gray}).value());
    EXPECT_EQ(board.stack(cells(Side::A)[5]), Stack::fromTokens(std::vector{Blue}).value());
}

TEST(Checksum, FavoursTheStackThatMakesAMultipleOfThree) {
    std::vector<CellBelief> beliefs{certain({Blue}), torn({Gray}, {Gray, Gray}, 0.5)};
    applyChecksum(beliefs, 0.95);
    EXPECT_GT(beliefs[1].stacks[kindOf({Gray, Gray})], 0.9);
    EXPECT_DOUBLE_EQ(beliefs[0].stacks[kindOf({Blue})], 1);
}

TEST(Checksum, IsBayesRuleOverTheWholeBoard) {
    const std::vector<CellBelief> before{torn({Gray}, {Gray, Gray}, 0.7), torn({Brown}, {Brown, Brown}, 0.6),
                                         torn({Green}, {Brown, Brown, Green}, 0.8)};
    std::vector<CellBelief> after = before;
    constexpr double known = 0.9;
    applyChecksum(after, known);
    // Every board by hand.
    double sum = 0;
    double firstIsOne = 0;
    for (const Stack a : allStacks()) {
        for (const Stack b : allStacks()) {
            for (const Stack c : allStacks()) {
                const bool multiple = (a.height() + b.height() + c.height()) % 3 == 0;
                const double p = before[0].stacks[static_cast<std::size_t>(a.kind())] *
                                 before[1].stacks[static_cast<std::size_t>(b.kind())] *
                                 before[2].stacks[static_cast<std::size_t>(c.kind())] *
                                 (multiple ? known : (1 - known) / 2);
                sum += p;
                firstIsOne += a.height() == 1 ? p : 0;
            }
        }
    }
    EXPECT_NEAR(after[0].stacks[kindOf({Gray})], firstIsOne / sum, 1e-12);
}

TEST(Checksum, LeavesNoDoubtMeansNoChange) {
    std::vector<CellBelief> beliefs{certain({Blue}), certain({Gray})};
    applyChecksum(beliefs);
    EXPECT_DOUBLE_EQ(beliefs[1].stacks[kindOf({Gray})], 1);
}

CellBelief withCube(double animal, double spirit) {
    CellBelief b = certain({Gray});
    b.cubes = {1 - animal - spirit, animal, spirit};
    return b;
}

TEST(SpiritLimit, KeepsTheOneThatIsSurer) {
    std::vector<CellBelief> beliefs{withCube(0.02, 0.6), withCube(0.01, 0.97), withCube(0.9, 0.01)};
    applySpiritLimit(beliefs);
    EXPECT_LT(beliefs[0].cubes[2], 0.1);
    EXPECT_GT(beliefs[1].cubes[2], 0.9);
    EXPECT_GT(beliefs[2].cubes[1], 0.89);
    for (const CellBelief& b : beliefs) {
        EXPECT_NEAR(std::accumulate(b.cubes.begin(), b.cubes.end(), 0.0), 1, 1e-12);
    }
}

TEST(SpiritLimit, LeavesASingleOneAlone) {
    std::vector<CellBelief> beliefs{withCube(0, 0.7), withCube(0.5, 0)};
    applySpiritLimit(beliefs);
    EXPECT_NEAR(beliefs[0].cubes[2], 0.7, 1e-12);
    EXPECT_NEAR(beliefs[1].cubes[1], 0.5, 1e-12);
}

TEST(SpiritLimit, DoesNotCountWhatLiesOnNoStack) {
    CellBelief nothing = withCube(0, 0.99);
    nothing.stacks.fill(0);
    nothing.stacks[kindOf({})] = 1;
    std::vector<CellBelief> beliefs{nothing, withCube(0, 0.8)};
    applySpiritLimit(beliefs);
    EXPECT_NEAR(beliefs[1].cubes[2], 0.8, 1e-9);
}

TEST(SpiritLimit, OutlastsCertainty) {
    std::vector<CellBelief> beliefs{withCube(0, 1), withCube(0, 1), withCube(0, 1)};
    applySpiritLimit(beliefs);
    for (const CellBelief& b : beliefs) {
        EXPECT_TRUE(std::isfinite(b.cubes[2]));
        EXPECT_NEAR(std::accumulate(b.cubes.begin(), b.cubes.end(), 0.0), 1, 1e-9);
    }
}

TEST(Belief, AddsUpToOneAndFollowsTheEvidence) {
    CellEvidence e;
    e.stackScores.fill(-4);
    e.stackScores[kindOf({Yellow})] = 6;
    e.cubeScores = {1, 8, 0};
    const auto beliefs = believe({e, e, e}, 1.0);
    for (const CellBelief& b : beliefs) {
        EXPECT_NEAR(std::accumulate(b.stacks.begin(), b.stacks.end(), 0.0), 1, 1e-12);
        EXPECT_NEAR(std::accumulate(b.cubes.begin(), b.cubes.end(), 0.0), 1, 1e-12);
        EXPECT_GT(b.stacks[kindOf({Yellow})], 0.9);
        EXPECT_GT(b.cubes[1], 0.9);
    }
}

TEST(Belief, ABadPoseDoubtsEveryCell) {
    CellEvidence e;
    e.stackScores.fill(0);
    e.stackScores[kindOf({Red})] = 5;
    const auto kind = kindOf({Red});
    EXPECT_LT(believe({e, e, e}, 8.0)[0].stacks[kind], believe({e, e, e}, 0.5)[0].stacks[kind]);
}

TEST(TwoViews, AgreeOnWhatNeitherWasSureOf) {
    const std::vector<CellBelief> one{torn({Gray}, {Gray, Gray}, 0.7)};
    const std::vector<CellBelief> other{torn({Gray}, {Brown}, 0.7)};
    const auto both = together(one, other);
    EXPECT_GT(both[0].stacks[kindOf({Gray})], 0.99);
    EXPECT_NEAR(std::accumulate(both[0].stacks.begin(), both[0].stacks.end(), 0.0), 1, 1e-12);
}

TEST(TwoViews, ContradictEachOtherWithoutFallingOver) {
    const auto both = together({certain({Gray})}, {certain({Red})});
    EXPECT_NEAR(both[0].stacks[kindOf({Gray})], 0.5, 1e-3);
    EXPECT_NEAR(both[0].stacks[kindOf({Red})], 0.5, 1e-3);
}

}  // namespace
}  // namespace concord::vision
