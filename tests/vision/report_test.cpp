#include "vision/reading/report.h"
#include "tests/vision/posteriors.h"

#include "scoring/harmonies/score.h"

#include <gtest/gtest.h>

#include <numeric>

namespace concord::vision {
namespace {

using enum Token;

std::vector<CellPosterior> emptyBoard(Side side) {
    std::vector<CellPosterior> posteriors(cells(side).size());
    for (CellPosterior& posterior : posteriors) {
        posterior.stacks[0] = 1;
        posterior.cubes[0] = 1;
    }
    return posteriors;
}

Reading readingOf(Side side) {
    Reading reading;
    reading.side = side;
    for (const Cell cell : cells(side)) {
        reading.cells.emplace_back().cell = cell;
    }
    return reading;
}

void setProbability(CellPosterior& posterior, std::vector<Token> one, double p, std::vector<Token> other = {}) {
    posterior.stacks.fill(0);
    posterior.stacks[kindOf(std::move(one))] += p;
    posterior.stacks[kindOf(std::move(other))] += 1 - p;
}

TEST(Report, NamesTheDoubtfulCellAndItsAlternatives) {
    auto posteriors = emptyBoard(Side::A);
    setProbability(posteriors[3], {Green}, 0.6, {Brown, Green});
    Reading reading = readingOf(Side::A);
    reportCells(reading, posteriors);
    EXPECT_TRUE(reading.cells[3].review);
    EXPECT_DOUBLE_EQ(reading.cells[3].confidence, 0.6);
    ASSERT_EQ(reading.cells[3].alternatives.size(), 2U);
    EXPECT_EQ(reading.cells[3].alternatives[1].stack, Stack::fromTokens(std::vector{Brown, Green}));
    EXPECT_FALSE(reading.cells[4].review);
    EXPECT_EQ(reading.board.stack(cells(Side::A)[3]), Stack::fromTokens(std::vector{Green}));
}

TEST(Report, DoesNotMarkDoubtAboutTheColourUnderRed) {
    auto posteriors = emptyBoard(Side::A);
    CellPosterior& posterior = posteriors[3];
    posterior.stacks.fill(0);
    posterior.stacks[kindOf({Gray, Red})] = 0.30;
    posterior.stacks[kindOf({Brown, Red})] = 0.35;
    posterior.stacks[kindOf({Red, Red})] = 0.30;
    posterior.stacks[kindOf({Red})] = 0.05;
    Reading reading = readingOf(Side::A);
    reportCells(reading, posteriors);
    EXPECT_FALSE(reading.cells[3].review);
    EXPECT_NEAR(reading.cells[3].confidence, 0.95, 1e-9);
    EXPECT_EQ(reading.cells[3].stack, Stack::fromTokens(std::vector{Brown, Red}));
    ASSERT_EQ(reading.cells[3].alternatives.size(), 2U);
    EXPECT_EQ(reading.cells[3].alternatives[1].stack, Stack::fromTokens(std::vector{Red}));
}

TEST(Report, MarksDoubtWhetherATokenLiesUnderRed) {
    auto posteriors = emptyBoard(Side::A);
    CellPosterior& posterior = posteriors[3];
    posterior.stacks.fill(0);
    posterior.stacks[kindOf({Gray, Red})] = 0.30;
    posterior.stacks[kindOf({Brown, Red})] = 0.30;
    posterior.stacks[kindOf({Red})] = 0.40;
    Reading reading = readingOf(Side::A);
    reportCells(reading, posteriors);
    EXPECT_TRUE(reading.cells[3].review);
    EXPECT_EQ(reading.cells[3].stack.height(), 2) << "a token under red has a probability of 0.6";
}

TEST(Report, RequiresMoreConfidenceOfOnePhotoFromAbove) {
    auto posteriors = emptyBoard(Side::A);
    setProbability(posteriors[3], {Brown, Red}, 0.93, {Red});
    const auto isMarked = [&](double tiltDeg, std::vector<std::string> photos) {
        Reading reading = readingOf(Side::A);
        reading.tiltDeg = tiltDeg;
        reading.photos = std::move(photos);
        reportCells(reading, posteriors);
        return reading.cells[3].review;
    };
    EXPECT_TRUE(isMarked(10, {"one.jpg"}));
    EXPECT_FALSE(isMarked(30, {"one.jpg"}));
    EXPECT_FALSE(isMarked(10, {"one.jpg", "two.jpg"}));
}

TEST(Report, PutsNoCubeOnAnEmptyCell) {
    auto posteriors = emptyBoard(Side::B);
    posteriors[0].cubes = {0.1, 0.9, 0};
    Reading reading = readingOf(Side::B);
    reportCells(reading, posteriors);
    EXPECT_EQ(reading.cells[0].cube, Cube::None);
}

TEST(ScoreSpread, IsCertainWithoutDoubts) {
    auto posteriors = emptyBoard(Side::A);
    setProbability(posteriors[0], {Green}, 1);
    const ScoreSpread spread = spreadScore(Side::A, posteriors);
    EXPECT_EQ(spread.mostLikely, 1);
    EXPECT_EQ(spread.low, 1);
    EXPECT_EQ(spread.high, 1);
    EXPECT_DOUBLE_EQ(spread.sure, 1);
}

// Of a board whose only stack is a tall tree (7 points) with that probability, otherwise a medium one (3).
ScoreSpread spreadOfATree(double isTall) {
    auto posteriors = emptyBoard(Side::A);
    setProbability(posteriors[0], {Brown, Brown, Green}, isTall, {Brown, Green});
    return spreadScore(Side::A, posteriors);
}

TEST(ScoreSpread, CoversBothOutcomesOfADoubt) {
    const ScoreSpread spread = spreadOfATree(0.7);
    EXPECT_EQ(spread.mostLikely, 7);
    EXPECT_EQ(spread.low, 3);
    EXPECT_EQ(spread.high, 7);
    EXPECT_NEAR(spread.sure, 0.7, 0.02);
}

TEST(ScoreSpread, CoversAnOutcomeOfTwoPercentButNoneOfAHalf) {
    EXPECT_EQ(spreadOfATree(0.98).mostLikely, 7);
    EXPECT_EQ(spreadOfATree(0.98).low, 3);
    EXPECT_EQ(spreadOfATree(0.995).low, 7);
}

TEST(ScoreSpread, UsesCellsThatAPersonSettled) {
    auto posteriors = emptyBoard(Side::A);
    setProbability(posteriors[0], {Brown, Brown, Green}, 0.7, {Brown, Green});
    setProbability(posteriors[10], {Green}, 0.6);
    Reading reading = readingOf(Side::A);
    reportCells(reading, posteriors);
    const Cell tree = cells(Side::A)[0];
    const Cell leaves = cells(Side::A)[10];

    const ScoreSpread untouched = spreadScore(reading, reading.board, {});
    EXPECT_EQ(untouched.mostLikely, 8);
    EXPECT_EQ(untouched.low, 3);
    EXPECT_EQ(untouched.high, 8);
    EXPECT_NEAR(untouched.sure, 0.7 * 0.6, 0.02);

    Board board = reading.board;
    board.setStack(tree, Stack::fromTokens(std::vector{Brown, Green}).value());
    const ScoreSpread treeSettled = spreadScore(reading, board, {tree});
    EXPECT_EQ(treeSettled.low, 3);
    EXPECT_EQ(treeSettled.high, 4);
    EXPECT_NEAR(treeSettled.sure, 0.6, 0.02);

    const ScoreSpread bothSettled = spreadScore(reading, board, {tree, leaves});
    EXPECT_EQ(bothSettled.mostLikely, 4);
    EXPECT_EQ(bothSettled.low, bothSettled.high);
    EXPECT_DOUBLE_EQ(bothSettled.sure, 1);
}

// A record that another program wrote may hold such cells.
TEST(ScoreSpread, TakesCellsWithoutAnyProbabilityAsTheBoardShowsThem) {
    auto posteriors = emptyBoard(Side::A);
    setProbability(posteriors[0], {Green}, 1);
    setProbability(posteriors[10], {Green}, 1);
    Reading reading = readingOf(Side::A);
    reportCells(reading, posteriors);
    reading.cells[0].alternatives.clear();
    for (Alternative& alternative : reading.cells[10].alternatives) {
        alternative.p = 0;
    }
    const ScoreSpread spread = spreadScore(reading, reading.board, {});
    EXPECT_EQ(spread.mostLikely, 2);
    EXPECT_EQ(spread.low, spread.high);
    EXPECT_DOUBLE_EQ(spread.sure, 1);
}

TEST(ReviewOrder, PutsTheCellThatMattersForTheScoreFirst) {
    auto posteriors = emptyBoard(Side::A);
    setProbability(posteriors[0], {Red}, 0.5, {Brown});                          // both score nothing
    setProbability(posteriors[10], {Brown, Brown, Green}, 0.8, {Brown, Green});  // 7 or 3
    Reading reading = readingOf(Side::A);
    reportCells(reading, posteriors);
    const auto order = orderReview(reading, posteriors);
    ASSERT_EQ(order.size(), 2U);
    EXPECT_EQ(order[0], cells(Side::A)[10]);
    EXPECT_EQ(order[1], cells(Side::A)[0]);
}

}  // namespace
}  // namespace concord::vision
