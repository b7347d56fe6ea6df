#include "vision/reading/report.h"

#include "scoring/harmonies/fast_score.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <numeric>
#include <random>

namespace concord::vision {

namespace {

constexpr double negligible = 0.0005;  // less probable alternatives are omitted
constexpr std::array<Cube, cubeKinds> cubeOrder{Cube::None, Cube::Animal, Cube::Spirit};

template <std::size_t N>
std::size_t likeliest(const std::array<double, N>& p) {
    return static_cast<std::size_t>(std::max_element(p.begin(), p.end()) - p.begin());
}

std::vector<Alternative> alternativesOf(const CellPosterior& posterior) {
    std::vector<Alternative> all;
    double kept = 0;
    for (const Stack stack : allStacks()) {
        const double p = posterior.stacks[static_cast<std::size_t>(stack.kind())];
        if (p >= negligible) {
            all.push_back({stack, p});
            kept += p;
        }
    }
    for (Alternative& a : all) {
        a.p /= kept;
    }
    std::stable_sort(all.begin(), all.end(), [](const Alternative& a, const Alternative& b) { return a.p > b.p; });
    return all;
}

int scoreOf(const Board& board, ClosedRiver closedRiver = ClosedRiver::Shortest) {
    return fastLandscapeScore(board.side(), BoardMasks(board), closedRiver);
}

// The scores of `draws` boards sampled from the posteriors.
ScoreSpread spreadOver(int draws, Side side, const std::vector<CellPosterior>& posteriors, ClosedRiver closedRiver) {
    constexpr double certain = 0.9999;
    std::vector<std::size_t> uncertain;  // cells; the others keep their stack
    std::vector<std::discrete_distribution<int>> dice;
    Board board = likeliestBoard(side, posteriors);
    for (std::size_t i = 0; i < posteriors.size(); ++i) {
        const auto& p = posteriors[i].stacks;
        if (*std::max_element(p.begin(), p.end()) < certain) {
            uncertain.push_back(i);
            dice.emplace_back(p.begin(), p.end());
        }
    }
    if (uncertain.empty()) {
        const int score = scoreOf(board, closedRiver);
        return {score, score, score, 1.0};
    }
    std::mt19937 random(20240101);
    std::map<int, int> counts;
    for (int k = 0; k < draws; ++k) {
        for (std::size_t i = 0; i < uncertain.size(); ++i) {
            board.setStack(cells(side)[uncertain[i]], Stack::fromKind(dice[i](random)));
        }
        ++counts[scoreOf(board, closedRiver)];
    }
    ScoreSpread spread;
    int highest = 0;
    for (const auto& [score, count] : counts) {
        if (count > highest) {
            highest = count;
            spread.mostLikely = score;
        }
    }
    spread.sure = static_cast<double>(highest) / draws;
    const auto quantile = [&](double share) {
        int countUpTo = 0;
        for (const auto& [score, count] : counts) {
            countUpTo += count;
            if (countUpTo > share * draws) {
                return score;
            }
        }
        return counts.rbegin()->first;
    };
    // The cells of a photo are often wrong together, but are sampled as if they were not. So the range that promises 95
    // % needs more of the sampled boards than that.
    constexpr double outside = 0.01;
    spread.low = std::min(quantile(outside), spread.mostLikely);
    spread.high = std::max(quantile(1 - outside), spread.mostLikely);
    return spread;
}

}  // namespace

double reviewThreshold(const Reading& reading) {
    constexpr double fromAboveDeg = 15.0;
    constexpr double fromAbove = 0.95;
    constexpr double otherwise = 0.90;
    return reading.tiltDeg < fromAboveDeg && reading.photos.size() == 1 ? fromAbove : otherwise;
}

void reportCells(Reading& reading, const std::vector<CellPosterior>& posteriors) {
    reading.board = Board(reading.side);
    for (std::size_t i = 0; i < posteriors.size(); ++i) {
        CellReading& cell = reading.cells[i];
        cell.alternatives = alternativesOf(withOneBase(posteriors[i]));
        cell.stack = cell.alternatives.front().stack;
        cell.confidence = cell.alternatives.front().p;
        const std::size_t cube = likeliest(posteriors[i].cubes);
        cell.cube = cell.stack.empty() ? Cube::None : cubeOrder[cube];
        cell.review = cell.confidence < reviewThreshold(reading);
        reading.board.setStack(cell.cell, cell.stack);
        reading.board.setCube(cell.cell, cell.cube);
    }
}

ScoreSpread spreadScore(Side side, const std::vector<CellPosterior>& posteriors, ClosedRiver closedRiver) {
    constexpr int draws = 8000;
    return spreadOver(draws, side, posteriors, closedRiver);
}

ScoreSpread spreadScore(const Reading& reading, const Board& board, const std::vector<Cell>& settled,
                        ClosedRiver closedRiver) {
    std::vector<CellPosterior> posteriors(cells(reading.side).size());
    for (const Cell cell : cells(reading.side)) {
        auto& stacks = posteriors[static_cast<std::size_t>(indexOf(reading.side, cell))].stacks;
        const auto found = std::find_if(reading.cells.begin(), reading.cells.end(),
                                        [&](const CellReading& one) { return one.cell == cell; });
        const bool isSettled = std::find(settled.begin(), settled.end(), cell) != settled.end();
        if (found != reading.cells.end() && !isSettled) {
            for (const Alternative& alternative : found->alternatives) {
                stacks[static_cast<std::size_t>(alternative.stack.kind())] = alternative.p;
            }
        }
        if (!(std::accumulate(stacks.begin(), stacks.end(), 0.0) > 0)) {  // settled, or without any probability
            stacks.fill(0);
            stacks[static_cast<std::size_t>(board.stack(cell).kind())] = 1;
        }
    }
    constexpr int draws = 4000;  // exact to about a percent; fast, as it runs after every click
    return spreadOver(draws, reading.side, posteriors, closedRiver);
}

std::vector<Cell> orderReview(const Reading& reading, const std::vector<CellPosterior>& posteriors) {
    struct Doubt {
        Cell cell;
        double points;  // expected change of the score
        double confidence;
    };
    std::vector<Doubt> doubts;
    const int score = scoreOf(reading.board);
    for (std::size_t i = 0; i < reading.cells.size(); ++i) {
        const CellReading& cell = reading.cells[i];
        if (!cell.review) {
            continue;
        }
        double points = 0;
        for (const Stack stack : allStacks()) {
            Board other = reading.board;
            other.setStack(cell.cell, stack);
            points += posteriors[i].stacks[static_cast<std::size_t>(stack.kind())] * std::abs(scoreOf(other) - score);
        }
        doubts.push_back({cell.cell, points, cell.confidence});
    }
    std::stable_sort(doubts.begin(), doubts.end(), [](const Doubt& a, const Doubt& b) {
        return a.points != b.points ? a.points > b.points : a.confidence < b.confidence;
    });
    std::vector<Cell> order;
    order.reserve(doubts.size());
    for (const Doubt& d : doubts) {
        order.push_back(d.cell);
    }
    return order;
}

std::string wholePercent(double share) {
    const long whole = std::lround(100 * share);
    return std::to_string(share < 1 ? std::clamp(whole, 0L, 99L) : 100L);
}

}  // namespace concord::vision
