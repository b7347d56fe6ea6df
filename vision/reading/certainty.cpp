#include "vision/reading/certainty.h"

#include "scoring/harmonies/fast_score.h"
#include "vision/reading/doubts.h"
#include "vision/reading/report.h"

#include <algorithm>
#include <cstdlib>

namespace concord::vision {

namespace {

bool isChecked(const std::bitset<maxCells>& checked, Side side, Cell cell) {
    return checked.test(static_cast<std::size_t>(indexOf(side, cell)));
}

std::vector<Cell> settledCells(const Board& board, const std::bitset<maxCells>& checked) {
    std::vector<Cell> settled;
    for (const Cell cell : cells(board.side())) {
        if (isChecked(checked, board.side(), cell)) {
            settled.push_back(cell);
        }
    }
    return settled;
}

// The cells that nobody has checked and whose small doubts change the points most.
std::vector<Cell> weakestCells(const Reading& reading, const Board& board, const std::bitset<maxCells>& checked,
                               ClosedRiver closedRiver) {
    struct Weakness {
        Cell cell;
        double points;  // expected change
    };
    std::vector<Weakness> found;
    const int shown = fastLandscapeScore(board.side(), BoardMasks(board), closedRiver);
    for (const CellReading& one : reading.cells) {
        double points = 0;
        for (const Alternative& alternative : one.alternatives) {
            Board other = board;
            other.setStack(one.cell, alternative.stack);
            points +=
                alternative.p * std::abs(fastLandscapeScore(board.side(), BoardMasks(other), closedRiver) - shown);
        }
        if (points > 0 && !isChecked(checked, board.side(), one.cell)) {
            found.push_back({one.cell, points});
        }
    }
    std::stable_sort(found.begin(), found.end(),
                     [](const Weakness& one, const Weakness& other) { return one.points > other.points; });
    constexpr std::size_t max = 3;
    std::vector<Cell> weakest;
    for (std::size_t i = 0; i < std::min(max, found.size()); ++i) {
        weakest.push_back(found[i].cell);
    }
    return weakest;
}

}  // namespace

Certainty certaintyOf(const Reading& reading, const Board& board, const std::bitset<maxCells>& checked,
                      ClosedRiver closedRiver) {
    Certainty certainty;
    certainty.isUntouched = checked.none();
    certainty.wasAsked = !reading.review.empty();
    certainty.spread = certainty.isUntouched && closedRiver == ClosedRiver::Shortest
                           ? reading.total  // the same, already computed with more draws
                           : spreadScore(reading, board, settledCells(board, checked), closedRiver);
    certainty.shown = fastLandscapeScore(board.side(), BoardMasks(board), closedRiver);
    certainty.doubtful = static_cast<int>(doubtfulCells(reading, checked).size());
    // Many cells that are each certain enough can together leave a doubt that decides a close game.
    constexpr double sureEnough = 0.95;
    if (certainty.doubtful == 0 && certainty.spread.sure < sureEnough) {
        certainty.weakest = weakestCells(reading, board, checked, closedRiver);
    }
    return certainty;
}

}  // namespace concord::vision
