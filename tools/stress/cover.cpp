#include "tools/stress/cover.h"

#include "tools/stress/covering_object.h"
#include "vision/geometry/board_frame.h"

#include <algorithm>
#include <cmath>
#include <span>

namespace concord::stress {

namespace {

// The centres (mm) of the cell and of those nearest to it, `count` in all.
std::vector<cv::Point2d> centersAround(Side side, Cell cell, int count) {
    const cv::Point2d middle = vision::cellCenterMm(side, cell);
    std::vector<cv::Point2d> all;
    for (const Cell other : concord::cells(side)) {
        all.push_back(vision::cellCenterMm(side, other));
    }
    std::sort(all.begin(), all.end(),
              [&](cv::Point2d a, cv::Point2d b) { return cv::norm(a - middle) < cv::norm(b - middle); });
    if (count == 3) {  // a triangle, not a row
        std::sort(all.begin() + 2, all.end(), [&](cv::Point2d a, cv::Point2d b) {
            return cv::norm(a - all[0]) + cv::norm(a - all[1]) < cv::norm(b - all[0]) + cv::norm(b - all[1]);
        });
    }
    all.resize(static_cast<std::size_t>(count));
    return all;
}

std::vector<Cell> edgeCells(Side side) {
    constexpr double edgeMm = 50;  // from the board's centre
    std::vector<Cell> cells;
    for (const Cell cell : concord::cells(side)) {
        if (cv::norm(vision::cellCenterMm(side, cell)) > edgeMm) {
            cells.push_back(cell);
        }
    }
    return cells;
}

Cell randomCell(std::span<const Cell> cells, Random& random) {
    return cells[std::uniform_int_distribution<std::size_t>(0, cells.size() - 1)(random)];
}

}  // namespace

std::vector<Cell> coverByHand(cv::Mat& bgr, const accuracy::Truth& truth, int count, Random& random) {
    const Side side = truth.board.side();
    const auto tips = centersAround(side, randomCell(edgeCells(side), random), count);
    const double tone = between(random, 0.35, 1.1);
    const cv::Scalar skin(125 * tone, 160 * tone, std::min(250.0, 215 * tone));
    CoveringObject hand(bgr, truth);
    constexpr double heightMm = 24;
    for (const cv::Point2d& tip : tips) {
        const cv::Point2d outwards = tips[0] * (1 / cv::norm(tips[0]));
        const Outline one =
            finger(tip + outwards * between(random, 65, 80), tip - outwards * 3, between(random, 10, 12));
        hand.addShadow(one);
        hand.draw(one, heightMm, skin, 3);
    }
    return hand.covered();
}

std::vector<Cell> coverByCup(cv::Mat& bgr, const accuracy::Truth& truth, int count, Random& random) {
    const Side side = truth.board.side();
    const auto under = centersAround(side, randomCell(concord::cells(side), random), count);
    cv::Point2d middle;
    for (const cv::Point2d& p : under) {
        middle += p * (1.0 / count);
    }
    double reach = 0;
    for (const cv::Point2d& p : under) {
        reach = std::max(reach, cv::norm(p - middle));
    }
    const double radius = reach + 11.5;  // a little more than a token's radius
    const cv::Scalar clay(between(random, 60, 245), between(random, 60, 245), between(random, 60, 245));
    const cv::Scalar drink(between(random, 10, 90), between(random, 20, 120), between(random, 40, 160));
    constexpr double footMm = 20;
    constexpr double rimMm = 32;  // a low bowl, as a higher one would hide more cells
    CoveringObject cup(bgr, truth);
    cup.addShadow(circle(middle, radius));
    cup.draw(circle(middle, radius), footMm, clay * 0.7, 2);
    cup.draw(circle(middle, radius), rimMm, clay, 2);
    cup.draw(circle(middle, radius * 0.85), rimMm, drink, 2);
    return cup.covered();
}

}  // namespace concord::stress
