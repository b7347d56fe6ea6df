// What must hold for every claim, tried on random boards.
#include "scoring/harmonies/claims/claim.h"
#include "scoring/harmonies/score.h"
#include "tests/scoring/boards.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace concord::testing {
namespace {

constexpr int boardCount = 2000;
constexpr int randomClaimCount = 100000;

Rulings someRulings(int number) { return {number % 4 < 2 ? ClosedRiver::Shortest : ClosedRiver::Loop, false}; }

// Every cell filled with one of two to five stacks, so that rivers and fields become large; blue is listed twice, for
// more water.
Board boardOfFewKinds(Side side, std::mt19937& random) {
    const std::array<const char*, 5> stacks{"blue", "yellow", "gray red", "brown green", "blue"};
    const unsigned kinds = 2 + random() % 4;
    Board board(side);
    for (const Cell cell : cells(side)) {
        board.setStack(cell, stackOf(stacks.at(random() % kinds)));
    }
    return board;
}

Board someBoard(int number, std::mt19937& random) {
    const Side side = number % 2 == 0 ? Side::A : Side::B;
    return number % 3 == 0 ? boardOfFewKinds(side, random) : randomBoard(side, random, number % 8 == 0);
}

int scoredPoints(const Board& board, const Rulings& rulings, Category category) {
    return pointsByCategory(scoreLandscapes(board, rulings.closedRiver)).at(static_cast<std::size_t>(category));
}

bool hasNoPlaceholder(const std::string& text) {
    for (std::size_t position = text.find('%'); position != std::string::npos;
         position = text.find('%', position + 1)) {
        if (position + 1 < text.size() && text[position + 1] >= '0' && text[position + 1] <= '9') {
            return false;
        }
    }
    return true;
}

// What must hold for every answer.
void expectSound(const Board& board, const Rulings& rulings, const ClaimAnswer& answer) {
    const std::string text = english(answer.sentence);
    ASSERT_FALSE(text.empty());
    ASSERT_TRUE(hasNoPlaceholder(text)) << text;
    ASSERT_FALSE(rulebookPage(answer.rule).empty());
    ASSERT_GE(answer.points, 0) << text;
    ASSERT_LE(answer.points, scoredPoints(board, rulings, categoryOf(answer.kind))) << text;
    ASSERT_TRUE(!answer.holds || answer.points > 0) << text;
    for (const Cell cell : answer.cells) {
        ASSERT_TRUE(contains(board.side(), cell)) << text;
    }
}

TEST(ClaimProperty, ClaimsOfScoredItemsPayTheirPoints) {
    std::mt19937 random(7);
    int confirmedCount = 0;
    for (int i = 0; i < boardCount; ++i) {
        const Board board = someBoard(i, random);
        const Rulings rulings = someRulings(i);
        for (const ScoreItem& item : scoreLandscapes(board, rulings.closedRiver)) {
            std::vector<Cell> cells = item.cells;
            if (i % 5 == 0) {
                std::ranges::shuffle(cells, random);
            }
            const ClaimAnswer answer = explainClaim(board, rulings, claimKindOf(item.category, board.side()), cells);
            expectSound(board, rulings, answer);
            // An uncounted river may be as long as the counted one; then its claim holds, although the item gives 0
            // points.
            if (item.rule != Rule::RiverShorter) {
                ASSERT_EQ(answer.holds, item.points > 0) << name(item.rule) << ' ' << english(answer.sentence);
                ASSERT_EQ(answer.points, item.points) << name(item.rule) << ' ' << english(answer.sentence);
            }
            confirmedCount += answer.holds ? 1 : 0;
        }
    }
    EXPECT_GT(confirmedCount, boardCount);
}

TEST(ClaimProperty, RandomClaimsPayAtMostWhatTheScoreGives) {
    std::mt19937 random(8);
    int confirmedCount = 0;
    for (int i = 0; i < randomClaimCount; ++i) {
        const Board board = someBoard(i, random);
        const Rulings rulings = someRulings(i);
        std::vector<Cell> cells;
        const auto all = concord::cells(board.side());
        for (std::size_t size = random() % 12; size > 0; --size) {  // repeated cells too
            const bool continuesWalk = !cells.empty() && random() % 4 != 0;
            const auto from = continuesWalk ? neighbours(board.side(), cells.back()) : all;
            cells.push_back(from[random() % from.size()]);
        }
        if (i % 50 == 0) {
            cells.assign(all.begin(), all.end());
        }
        const auto kind = static_cast<ClaimKind>(random() % claimKindCount);
        const ClaimAnswer answer = explainClaim(board, rulings, kind, cells);
        expectSound(board, rulings, answer);
        confirmedCount += answer.holds ? 1 : 0;
        if (HasFatalFailure()) {
            return;
        }
    }
    EXPECT_GT(confirmedCount, 100);
}

// Claims only water, along random walks, so that every answer about rivers occurs.
TEST(ClaimProperty, AnswersAboutRandomWalksThroughBlueAreSound) {
    std::mt19937 random(9);
    for (int i = 0; i < randomClaimCount / 4; ++i) {
        const Board board = boardOfFewKinds(Side::A, random);
        const Rulings rulings = someRulings(i);
        std::vector<Cell> cells;
        for (std::size_t size = 1 + random() % 14; size > 0; --size) {
            const auto from = cells.empty() ? concord::cells(Side::A) : neighbours(Side::A, cells.back());
            const Cell next = from[random() % from.size()];
            if (board.stack(next).isWater()) {
                cells.push_back(next);
            }
        }
        expectSound(board, rulings, explainClaim(board, rulings, ClaimKind::River, cells));
        if (HasFatalFailure()) {
            return;
        }
    }
}

TEST(ClaimProperty, ClaimsOfCellsOffTheBoardFail) {
    std::mt19937 random(10);
    for (int i = 0; i < 10000; ++i) {
        const Board board = someBoard(i, random);
        const Cell randomCell{static_cast<std::int8_t>(random()), static_cast<std::int8_t>(random())};
        const std::vector<Cell> cells{Cell{}, randomCell};
        const auto kind = static_cast<ClaimKind>(random() % claimKindCount);
        const ClaimAnswer answer = explainClaim(board, {}, kind, cells);
        expectSound(board, {}, answer);
        ASSERT_TRUE(contains(board.side(), randomCell) || !answer.holds);
        if (HasFatalFailure()) {
            return;
        }
    }
}

}  // namespace
}  // namespace concord::testing
