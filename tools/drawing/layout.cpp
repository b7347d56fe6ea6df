#include "tools/drawing/layout.h"

namespace concord::drawing {

Point BoardLayout::centre(Cell cell) const {
    const bool longColumn = rowCount(side, cell.column) == rowCount(side, 0);
    // Of the column's top cell.
    const float firstY = (side == Side::A ? 53.5F : 40.2F) + cellShiftY - (longColumn ? 0 : pitch / 2);
    const float middle = static_cast<float>(columnCount(side) - 1) / 2;
    return {(static_cast<float>(cell.column) - middle) * columnStep, firstY - static_cast<float>(cell.row) * pitch};
}

namespace {

constexpr std::size_t pointsPerCorner = 5;

}  // namespace

std::vector<Point> hexagonAround(Point centre, float circumradius) {
    std::vector<Point> corners;
    for (int k = 0; k < 6; ++k) {
        const float a = radians(60.0F * static_cast<float>(k));
        corners.push_back(centre + Point(std::cos(a), std::sin(a)) * circumradius);
    }
    return corners;
}

std::vector<Point> BoardLayout::hexagon(Cell cell, float scale) const {
    return hexagonAround(centre(cell), scale * pitch / std::sqrt(3.0F));
}

std::vector<Point> BoardLayout::outline(int steps) const {
    const PlateShape& p = plate;
    std::vector<Point> points;
    const auto corner = [&](float x, float fromDeg) {
        for (std::size_t k = 0; k < pointsPerCorner; ++k) {
            const float a = radians(fromDeg + 22.5F * static_cast<float>(k));
            points.push_back(Point(x, p.halfHeight - p.cornerRadius) +
                             Point(std::cos(a), std::sin(a)) * p.cornerRadius);
        }
    };
    corner(-p.halfWidth + p.cornerRadius, 90);
    for (int k = 0; k <= steps; ++k) {
        const float a = pi + pi * static_cast<float>(k) / static_cast<float>(steps);
        const auto signedPower = [&](float v) { return std::copysign(std::pow(std::abs(v), 2 / p.exponent), v); };
        points.emplace_back(p.halfWidth * signedPower(std::cos(a)),
                            p.curveFrom + (p.curveFrom + p.halfHeight) * signedPower(std::sin(a)));
    }
    corner(p.halfWidth - p.cornerRadius, 0);
    return points;
}

std::vector<Point> BoardLayout::outlineSamples() const {
    const std::vector<Point> all = outline(32);
    const std::size_t n = all.size();
    // The outline starts and ends with a corner.
    std::vector<Point> samples{all[0], all[2], all[4]};
    for (std::size_t i = pointsPerCorner; i < n - pointsPerCorner; i += 2)
        samples.push_back(all[i]);
    for (std::size_t i = n - pointsPerCorner; i < n; i += 2)
        samples.push_back(all[i]);
    for (const float f : {0.5F, 0.0F, -0.5F})
        samples.emplace_back(plate.halfWidth * f, plate.halfHeight);
    return samples;
}

std::vector<Point> BoardLayout::pawPrints() const {
    return side == Side::A ? std::vector<Point>{{-89, 70}, {-32, 70}, {29, 70}, {91, 70}}
                           : std::vector<Point>{{-90, 70}, {-33, 70}, {37, 70}, {91, 70}};
}

}  // namespace concord::drawing
