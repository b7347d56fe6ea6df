#include "vision/stacks/confidence.h"
#include "tests/vision/posteriors.h"

#include <gtest/gtest.h>

#include <cmath>
#include <numeric>

namespace concord::vision {
namespace {

using enum Token;

TEST(LikeliestStack, IsABuildingWhateverLiesUnderIt) {
    CellPosterior posterior = undecided({Gray, Red}, {Red}, 0.35);
    posterior.stacks[kindOf({Red})] = 0.4;
    posterior.stacks[kindOf({Brown, Red})] = 0.25;
    const LikeliestStack likeliest = likeliestStack(posterior);
    EXPECT_EQ(likeliest.stack, Stack::fromKind(static_cast<int>(kindOf({Gray, Red}))));
    EXPECT_DOUBLE_EQ(likeliest.p, 0.6);
}

TEST(DiscountHidden, FlattensOnlyBarelyVisibleCells) {
    const CellPosterior before = undecided({Gray}, {Gray, Gray}, 0.9);
    std::vector<CellPosterior> posteriors(4, before);
    discountHidden(posteriors, {{}, {.token = 0.01}, {.wall = 0}, {.wall = 0, .wallDecides = false}});
    const auto pGray = [&](std::size_t i) { return posteriors[i].stacks[kindOf({Gray})]; };
    EXPECT_DOUBLE_EQ(pGray(0), 0.9);
    EXPECT_DOUBLE_EQ(pGray(3), 0.9);
    EXPECT_LT(pGray(1), pGray(2));
    EXPECT_LT(pGray(2), 0.9);
    EXPECT_GT(pGray(1), 0.5) << "it must remain the likelier stack";
    EXPECT_NEAR(pGray(1) + posteriors[1].stacks[kindOf({Gray, Gray})], 1, 1e-12);
}

TEST(DiscountFromAbove, FlattensTheHeightsOfCellsThatAreSeenFromAbove) {
    CellPosterior before = undecided({Brown, Green}, {Green}, 0.9);
    before.stacks[kindOf({Brown, Green})] = 0.72;
    before.stacks[kindOf({Gray, Gray})] = 0.08;
    before.stacks[kindOf({})] = 0.1;
    before.stacks[kindOf({Green})] = 0.1;
    std::vector<CellPosterior> posteriors(3, before);
    discountFromAbove(posteriors, {0, 25, 40});
    const auto p = [&](std::size_t i, std::vector<Token> stack) {
        return posteriors[i].stacks[kindOf(std::move(stack))];
    };
    EXPECT_LT(p(0, {Brown, Green}), p(1, {Brown, Green}));
    EXPECT_LT(p(1, {Brown, Green}), 0.72);
    EXPECT_DOUBLE_EQ(p(2, {Brown, Green}), 0.72) << "walls are visible there";
    EXPECT_GT(p(0, {Brown, Green}), 3 * p(0, {Green})) << "it must remain the likelier one";
    EXPECT_NEAR(p(0, {Brown, Green}) / p(0, {Gray, Gray}), 9, 1e-9) << "they are of one height";
    EXPECT_NEAR(p(0, {}), 0.1, 1e-12) << "whether there is a stack is visible from above";
    EXPECT_NEAR(std::accumulate(posteriors[0].stacks.begin(), posteriors[0].stacks.end(), 0.0), 1, 1e-12);
}

TEST(DiscountFromAbove, KeepsAnEmptyCell) {
    std::vector<CellPosterior> posteriors{certain({})};
    discountFromAbove(posteriors, {0});
    EXPECT_DOUBLE_EQ(posteriors[0].stacks[kindOf({})], 1);
}

TEST(DiscountUnknownCamera, FlattensHeightsButNotWhetherThereIsAStack) {
    CellPosterior before = undecided({Gray, Gray}, {Gray}, 0.72);
    before.stacks[kindOf({Gray})] = 0.18;
    before.stacks[kindOf({})] = 0.1;
    std::vector<CellPosterior> posteriors{before, certain({})};
    discountUnknownCamera(posteriors);
    const auto& stacks = posteriors[0].stacks;
    EXPECT_NEAR(stacks[kindOf({})], 0.1, 1e-12);
    EXPECT_NEAR(stacks[kindOf({Gray, Gray})] + stacks[kindOf({Gray})], 0.9, 1e-12);
    EXPECT_NEAR(stacks[kindOf({Gray, Gray})] / stacks[kindOf({Gray})], std::pow(4, 0.8), 1e-9);
    EXPECT_DOUBLE_EQ(posteriors[1].stacks[kindOf({})], 1);
}

TEST(Doubt, IsOfMostCellsFromOneMoreThanHalf) {
    std::vector<CellPosterior> posteriors(6, certain({Blue}));
    for (std::size_t i = 0; i < 3; ++i) {
        posteriors[i] = undecided({Gray}, {Brown}, 0.85);
    }
    EXPECT_FALSE(areMostInDoubt(posteriors));
    posteriors[3] = undecided({Gray, Red}, {Brown, Red}, 0.5);
    EXPECT_FALSE(areMostInDoubt(posteriors)) << "what lies under a red token is no doubt";
    posteriors[3] = undecided({Gray}, {Gray, Gray}, 0.5);
    EXPECT_FALSE(areMostInDoubt(posteriors)) << "nor is the height";
    posteriors[3] = undecided({}, {Brown, Red}, 0.5);
    EXPECT_TRUE(areMostInDoubt(posteriors));
}

TEST(LikeliestBoard, HasTheMostProbableStackInEveryCell) {
    std::vector<CellPosterior> posteriors(23, certain({Blue}));
    posteriors[4] = undecided({Gray}, {Gray, Gray}, 0.4);
    const Board board = likeliestBoard(Side::A, posteriors);
    EXPECT_EQ(board.stack(cells(Side::A)[4]), Stack::fromTokens(std::vector{Gray, Gray}).value());
    EXPECT_EQ(board.stack(cells(Side::A)[5]), Stack::fromTokens(std::vector{Blue}).value());
}

CellPosterior withCube(double animal, double spirit) {
    CellPosterior posterior = certain({Gray});
    posterior.cubes = {1 - animal - spirit, animal, spirit};
    return posterior;
}

TEST(SpiritLimit, KeepsTheMostProbableSpirit) {
    std::vector<CellPosterior> posteriors{withCube(0.02, 0.6), withCube(0.01, 0.97), withCube(0.9, 0.01)};
    applySpiritLimit(posteriors);
    EXPECT_LT(posteriors[0].cubes[2], 0.1);
    EXPECT_GT(posteriors[1].cubes[2], 0.9);
    EXPECT_GT(posteriors[2].cubes[1], 0.89);
    for (const CellPosterior& posterior : posteriors) {
        EXPECT_NEAR(std::accumulate(posterior.cubes.begin(), posterior.cubes.end(), 0.0), 1, 1e-12);
    }
}

TEST(SpiritLimit, KeepsASingleSpirit) {
    std::vector<CellPosterior> posteriors{withCube(0, 0.7), withCube(0.5, 0)};
    applySpiritLimit(posteriors);
    EXPECT_NEAR(posteriors[0].cubes[2], 0.7, 1e-12);
    EXPECT_NEAR(posteriors[1].cubes[1], 0.5, 1e-12);
}

TEST(SpiritLimit, IgnoresSpiritsOnEmptyCells) {
    CellPosterior emptyCell = withCube(0, 0.99);
    emptyCell.stacks.fill(0);
    emptyCell.stacks[kindOf({})] = 1;
    std::vector<CellPosterior> posteriors{emptyCell, withCube(0, 0.8)};
    applySpiritLimit(posteriors);
    EXPECT_NEAR(posteriors[1].cubes[2], 0.8, 1e-9);
}

TEST(SpiritLimit, StaysFiniteWithSeveralCertainSpirits) {
    std::vector<CellPosterior> posteriors{withCube(0, 1), withCube(0, 1), withCube(0, 1)};
    applySpiritLimit(posteriors);
    for (const CellPosterior& posterior : posteriors) {
        EXPECT_TRUE(std::isfinite(posterior.cubes[2]));
        EXPECT_NEAR(std::accumulate(posterior.cubes.begin(), posterior.cubes.end(), 0.0), 1, 1e-9);
    }
}

TEST(Posterior, AddsUpToOneAndFollowsTheEvidence) {
    CellEvidence evidence;
    evidence.stackScores.fill(-4);
    evidence.stackScores[kindOf({Yellow})] = 6;
    evidence.cubeScores = {1, 8, 0};
    const auto posteriors = posteriorsOf({evidence, evidence, evidence}, 1.0);
    for (const CellPosterior& posterior : posteriors) {
        EXPECT_NEAR(std::accumulate(posterior.stacks.begin(), posterior.stacks.end(), 0.0), 1, 1e-12);
        EXPECT_NEAR(std::accumulate(posterior.cubes.begin(), posterior.cubes.end(), 0.0), 1, 1e-12);
        EXPECT_GT(posterior.stacks[kindOf({Yellow})], 0.9);
        EXPECT_GT(posterior.cubes[1], 0.9);
    }
}

TEST(Posterior, IsFlatterWithABadPose) {
    CellEvidence evidence;
    evidence.stackScores.fill(0);
    evidence.stackScores[kindOf({Red})] = 5;
    const auto kind = kindOf({Red});
    EXPECT_LT(posteriorsOf({evidence, evidence, evidence}, 8.0)[0].stacks[kind],
              posteriorsOf({evidence, evidence, evidence}, 0.5)[0].stacks[kind]);
}

TEST(TwoViews, MakeTheirCommonStackMoreCertain) {
    const std::vector<CellPosterior> one{undecided({Gray}, {Gray, Gray}, 0.7)};
    const std::vector<CellPosterior> other{undecided({Gray}, {Brown}, 0.7)};
    const auto both = fuse(one, other);
    EXPECT_GT(both[0].stacks[kindOf({Gray})], 0.99);
    EXPECT_NEAR(std::accumulate(both[0].stacks.begin(), both[0].stacks.end(), 0.0), 1, 1e-12);
}

TEST(TwoViews, StayFiniteWhenTheyContradictEachOther) {
    const auto both = fuse({certain({Gray})}, {certain({Red})});
    EXPECT_NEAR(both[0].stacks[kindOf({Gray})], 0.5, 1e-3);
    EXPECT_NEAR(both[0].stacks[kindOf({Red})], 0.5, 1e-3);
}

}  // namespace
}  // namespace concord::vision
