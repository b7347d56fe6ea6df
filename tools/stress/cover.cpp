#include "tools/stress/cover.h"

#include "vision/geometry/board_frame.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace concord::stress {

namespace {

using Outline = std::vector<cv::Point2d>;  // mm, in the board's plane

double between(Random& random, double least, double most) {
    return std::uniform_real_distribution<double>(least, most)(random);
}

Outline circle(cv::Point2d center, double radius) {
    Outline points;
    for (int k = 0; k < 48; ++k) {
        const double a = 2 * std::numbers::pi * k / 48;
        points.push_back(center + radius * cv::Point2d(std::cos(a), std::sin(a)));
    }
    return points;
}

// A strip with round ends.
Outline finger(cv::Point2d from, cv::Point2d to, double radius) {
    Outline points = circle(from, radius * 1.15);
    for (const cv::Point2d& p : circle(to, radius)) {
        points.push_back(p);
    }
    std::vector<cv::Point2f> all(points.begin(), points.end());
    std::vector<cv::Point2f> hull;
    cv::convexHull(all, hull);
    return {hull.begin(), hull.end()};
}

void fill(cv::Mat& picture, const accuracy::Truth& truth, const Outline& outline, double heightMm,
          const cv::Scalar& colour) {
    std::vector<cv::Point> pixels;
    for (const cv::Point2d& p : outline) {
        const cv::Point2d at = truth.pose.photoFromBoard({p.x, p.y, heightMm});
        pixels.emplace_back(static_cast<int>(std::lround(at.x * 16)), static_cast<int>(std::lround(at.y * 16)));
    }
    cv::fillPoly(picture, std::vector{pixels}, colour, cv::LINE_AA, 4);
}

// An object to draw, with its shadow.
class CoveringObject {
public:
    CoveringObject(cv::Mat& bgr, const accuracy::Truth& truth)
        : m_bgr(bgr), m_truth(truth), m_covered(bgr.size(), CV_8U, cv::Scalar(0)) {}

    void shadow(const Outline& outline) {
        cv::Mat dark(m_bgr.size(), CV_8U, cv::Scalar(0));
        Outline shifted = outline;
        for (cv::Point2d& p : shifted) {
            p += cv::Point2d(5, -5);
        }
        fill(dark, m_truth, shifted, 0, cv::Scalar(110));
        const double blurPx = 5 * m_truth.pose.pxPerMm({0, 0, 0});
        cv::GaussianBlur(dark, dark, {}, blurPx);
        cv::cvtColor(dark, dark, cv::COLOR_GRAY2BGR);
        cv::multiply(m_bgr, cv::Scalar::all(255) - dark, m_bgr, 1.0 / 255);
    }

    // Shaded softly towards its outline.
    void draw(const Outline& outline, double heightMm, const cv::Scalar& colour, double shadeMm) {
        cv::Mat mask(m_bgr.size(), CV_8U, cv::Scalar(0));
        fill(mask, m_truth, outline, heightMm, cv::Scalar(255));
        cv::Mat shade;
        const double px = std::max(1.0, shadeMm * m_truth.pose.pxPerMm({0, 0, 0}));
        cv::GaussianBlur(mask, shade, {}, px);
        for (int y = 0; y < m_bgr.rows; ++y) {
            for (int x = 0; x < m_bgr.cols; ++x) {
                const double alpha = mask.at<unsigned char>(y, x) / 255.0;
                if (alpha == 0) {
                    continue;
                }
                const double light = 0.55 + 0.45 * shade.at<unsigned char>(y, x) / 255;
                auto& pixel = m_bgr.at<cv::Vec3b>(y, x);
                for (int c = 0; c < 3; ++c) {
                    pixel[c] = cv::saturate_cast<unsigned char>(pixel[c] * (1 - alpha) + colour[c] * light * alpha);
                }
            }
        }
        m_covered = cv::max(m_covered, mask);
    }

    std::vector<Cell> covered() const {
        constexpr double mostOfIt = 0.6;
        std::vector<Cell> cells;
        for (const Cell cell : concord::cells(m_truth.board.side())) {
            const cv::Point2d middle = vision::cellCenterMm(m_truth.board.side(), cell);
            const double height = m_truth.board.stack(cell).height() * vision::tokenThicknessMm;
            cv::Mat top(m_bgr.size(), CV_8U, cv::Scalar(0));
            fill(top, m_truth, circle(middle, vision::tokenDiameterMm / 2), height, cv::Scalar(255));
            const double all = cv::sum(top)[0];
            cv::bitwise_and(top, m_covered, top);
            if (cv::sum(top)[0] > mostOfIt * all) {
                cells.push_back(cell);
            }
        }
        return cells;
    }

private:
    cv::Mat& m_bgr;
    const accuracy::Truth& m_truth;
    cv::Mat m_covered;
};

// The cell and those nearest to it.
std::vector<cv::Point2d> cellsAround(Side side, Cell cell, int count) {
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

Cell anyCell(Side side, Random& random, bool atEdge) {
    constexpr double edgeMm = 50;
    std::vector<Cell> some;
    for (const Cell cell : concord::cells(side)) {
        if (!atEdge || cv::norm(vision::cellCenterMm(side, cell)) > edgeMm) {
            some.push_back(cell);
        }
    }
    return some[std::uniform_int_distribution<std::size_t>(0, some.size() - 1)(random)];
}

}  // namespace

std::vector<Cell> coverByHand(cv::Mat& bgr, const accuracy::Truth& truth, int count, Random& random) {
    const Side side = truth.board.side();
    const auto tips = cellsAround(side, anyCell(side, random, true), count);
    const double tone = between(random, 0.35, 1.1);
    const cv::Scalar skin(125 * tone, 160 * tone, std::min(250.0, 215 * tone));
    CoveringObject hand(bgr, truth);
    constexpr double heightMm = 24;
    for (const cv::Point2d& tip : tips) {
        const cv::Point2d outwards = tips[0] * (1 / cv::norm(tips[0]));
        const Outline one =
            finger(tip + outwards * between(random, 65, 80), tip - outwards * 3, between(random, 10, 12));
        hand.shadow(one);
        hand.draw(one, heightMm, skin, 3);
    }
    return hand.covered();
}

std::vector<Cell> coverByCup(cv::Mat& bgr, const accuracy::Truth& truth, int count, Random& random) {
    const Side side = truth.board.side();
    const auto under = cellsAround(side, anyCell(side, random, false), count);
    cv::Point2d middle;
    for (const cv::Point2d& p : under) {
        middle += p * (1.0 / count);
    }
    double reach = 0;
    for (const cv::Point2d& p : under) {
        reach = std::max(reach, cv::norm(p - middle));
    }
    const double radius = reach + 11.5;
    const cv::Scalar clay(between(random, 60, 245), between(random, 60, 245), between(random, 60, 245));
    const cv::Scalar drink(between(random, 10, 90), between(random, 20, 120), between(random, 40, 160));
    constexpr double footMm = 20;
    constexpr double rimMm = 32;  // a low bowl, as a higher one would hide more cells
    CoveringObject cup(bgr, truth);
    cup.shadow(circle(middle, radius));
    cup.draw(circle(middle, radius), footMm, clay * 0.7, 2);
    cup.draw(circle(middle, radius), rimMm, clay, 2);
    cup.draw(circle(middle, radius * 0.85), rimMm, drink, 2);
    return cup.covered();
}

}  // namespace concord::stress
