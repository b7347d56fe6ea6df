// The printed board in millimetres: positions of the cells and outline of the plate.
#pragma once

#include "tools/drawing/geometry.h"

#include "scoring/harmonies/cell.h"

#include <vector>

namespace concord::drawing {

inline constexpr float plateThickness = 2;  // the board's surface lies at this z

// The D-shaped plate: straight at the top, a superellipse below `curveFrom`.
struct PlateShape {
    float halfWidth = 100;
    float halfHeight = 80;
    float cornerRadius = 2.5F;
    float curveFrom = 10;    // y where the sides begin to bend
    float exponent = 2.45F;  // 2 is an ellipse, larger is squarer
};

struct BoardLayout {
    Side side = Side::A;
    float pitch = 25.2F;        // hexagon from flat to flat, and the distance between rows
    float columnStep = 21.87F;  // distance between columns
    float cellShiftY = 0;       // moves all cells upwards
    PlateShape plate{};

    Point centre(Cell cell) const;
    // Corners of the cell's hexagon, scaled about its centre.
    std::vector<Point> hexagon(Cell cell, float scale = 1) const;
    // Closed outline, counter-clockwise from the top left corner; steps: segments of the curve.
    std::vector<Point> outline(int steps) const;
    // 26 points of the outline, three of them at each corner, for the truth file.
    std::vector<Point> outlineSamples() const;
    // Where the small paw prints are printed along the straight edge.
    std::vector<Point> pawPrints() const;
};

// The corners of a regular hexagon that is flat at the top and bottom.
std::vector<Point> hexagonAround(Point centre, float circumradius);

}  // namespace concord::drawing
