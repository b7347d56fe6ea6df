// The parts of stacks as shapes in a picture: walls, tops, bare cells.
#pragma once

#include "vision/geometry/camera_pose.h"

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

// The pixels of a horizontal circle over the board.
std::vector<cv::Point2d> ringSeenBy(const CameraPose& pose, cv::Point2d centerMm, double radiusMm, double heightMm);

}  // namespace concord::vision
