// The parts of stacks as shapes in a picture: walls, tops, bare cells.
#pragma once

#include "scoring/harmonies/cell.h"
#include "vision/geometry/camera_pose.h"
#include "vision/geometry/token_size.h"

#include <opencv2/core/mat.hpp>

#include <vector>

namespace concord::vision {

// A convex part as it is seen.
struct Part {
    std::vector<cv::Point> corners;  // sixteenths of a pixel
    int label = 0;

    // Fills its pixels with the label. corner: the pixel that the picture begins with.
    void paint(cv::Mat& picture, cv::Point corner = {}) const;
    cv::Rect bounds() const;  // of its pixels, with a margin
};

// The convex hull of pixels.
Part partOf(const std::vector<cv::Point2d>& pixels, int label);

// The hull of a vertical cylinder over the board; of a horizontal disc if both heights are the same.
Part cylinder(const CameraPose& pose, cv::Point2d middleMm, double radiusMm, double fromMm, double toMm, int label);

// A stack of that many tokens, from the bottom to the top: walls with labels from firstWallLabel on, each followed by
// the top of its token.
std::vector<Part> stackParts(const CameraPose& pose, cv::Point2d middleMm, const TokenSize& token, int height,
                             int firstWallLabel, int topLabel);

// The surface of a cell; scale: how much of its hexagon.
Part barePart(const CameraPose& pose, Side side, Cell cell, double scale, int label);

// The cells of a side by their distance, the nearest to the camera last, as indices of cells(side): painted in that
// order, stacks hide those behind them.
std::vector<std::size_t> farToNear(const CameraPose& pose, Side side);

}  // namespace concord::vision
