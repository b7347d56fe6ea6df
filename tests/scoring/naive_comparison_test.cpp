// Compares the explained and the fast score with the naive one on a hundred thousand boards.
#include "scoring/harmonies/fast_score.h"
#include "tests/scoring/boards.h"
#include "tests/scoring/naive_scorer.h"

#include <gtest/gtest.h>
#include <sstream>

namespace concord::testing {
namespace {

constexpr int boardsPerSide = 50000;

std::string textOf(const Board& board) {
    std::ostringstream text;
    for (const Cell cell : cells(board.side())) {
        text << name(cell) << ':';
        for (const Token token : board.stack(cell).tokens()) {
            text << ' ' << name(token);
        }
        text << "; ";
    }
    return text.str();
}

class ScorersAgree : public ::testing::TestWithParam<std::tuple<Side, ClosedRiver>> {};

TEST_P(ScorersAgree, OnRandomLegalBoards) {
    const auto [side, closedRiver] = GetParam();
    std::mt19937 random(20241107);
    int fullCount = 0;
    for (int i = 0; i < boardsPerSide; ++i) {
        const bool isFull = i % 4 == 0;
        fullCount += isFull ? 1 : 0;
        const Board board = randomBoard(side, random, isFull);
        const std::map<std::string, int> naive = naiveScore(board, closedRiver == ClosedRiver::Loop);
        const std::vector<int> points = pointsByCategory(scoreLandscapes(board, closedRiver));
        int total = 0;
        for (int c = 0; c < landscapeCategoryCount; ++c) {
            const std::string category(name(static_cast<Category>(c)));
            ASSERT_EQ(points[static_cast<std::size_t>(c)], naive.at(category)) << category << " of " << textOf(board);
            total += naive.at(category);
        }
        ASSERT_EQ(fastLandscapeScore(side, BoardMasks(board), closedRiver), total) << textOf(board);
    }
    EXPECT_EQ(fullCount, boardsPerSide / 4);
}

using Scenario = std::tuple<Side, ClosedRiver>;

std::string nameOf(const ::testing::TestParamInfo<Scenario>& info) {
    const auto [side, closedRiver] = info.param;
    return std::string(name(side)) + (closedRiver == ClosedRiver::Loop ? "Loop" : "Shortest");
}

INSTANTIATE_TEST_SUITE_P(Sides, ScorersAgree,
                         ::testing::Combine(::testing::Values(Side::A, Side::B),
                                            ::testing::Values(ClosedRiver::Shortest, ClosedRiver::Loop)),
                         nameOf);

}  // namespace
}  // namespace concord::testing
