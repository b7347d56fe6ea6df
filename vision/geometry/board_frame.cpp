#include "vision/geometry/board_frame.h"

#include <cmath>
#include <numbers>

namespace concord::vision {

namespace {

// y of the topmost cells in the long columns.
double firstRowMm(Side side) { return side == Side::A ? 53.5 : 40.2; }

std::vector<cv::Point2d> makeOutline() {
    constexpr int arcPoints = 65;
    constexpr double shoulderMm = 10.0;  // where the rounded part begins
    constexpr double exponent = 2.45;    // of the superellipse
    const double a = plateWidthMm / 2;
    const double b = plateHeightMm / 2 + shoulderMm;
    std::vector<cv::Point2d> points{{-a, plateHeightMm / 2}, {a, plateHeightMm / 2}};
    for (int k = 0; k < arcPoints; ++k) {
        const double t = -std::numbers::pi * k / (arcPoints - 1);
        const auto power = [](double v) { return std::copysign(std::pow(std::abs(v), 2 / exponent), v); };
        points.emplace_back(a * power(std::cos(t)), shoulderMm + b * power(std::sin(t)));
    }
    return points;
}

}  // namespace

cv::Point2d cellCenterMm(Side side, Cell cell) {
    const int columns = columnCount(side);
    const bool shortColumn = rowCount(side, cell.column) < rowCount(side, 0);
    return {(cell.column - (columns - 1) / 2.0) * columnMm,
            firstRowMm(side) - (shortColumn ? pitchMm / 2 : 0.0) - cell.row * pitchMm};
}

std::array<cv::Point2d, 6> cellHexagonMm(Side side, Cell cell) {
    const cv::Point2d center = cellCenterMm(side, cell);
    const double radius = pitchMm / std::numbers::sqrt3;
    std::array<cv::Point2d, 6> corners;
    for (std::size_t k = 0; k < corners.size(); ++k) {
        const double angle = static_cast<double>(k) * std::numbers::pi / 3;
        corners[k] = center + radius * cv::Point2d(std::cos(angle), std::sin(angle));
    }
    return corners;
}

const std::vector<cv::Point2d>& plateOutlineMm() {
    static const std::vector<cv::Point2d> outline = makeOutline();
    return outline;
}

}  // namespace concord::vision
