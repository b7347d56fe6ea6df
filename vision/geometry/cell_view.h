// Upright views of single cells: the stack stands in the middle and rises towards the top of the view, however the
// phone was held. scripts/train/cell_views.py cuts the same views.
#pragma once

#include "vision/geometry/camera_pose.h"

#include <opencv2/core/mat.hpp>

#include <array>

namespace concord::vision {

inline constexpr int viewWidthPx = 96;
inline constexpr int viewHeightPx = 132;
inline constexpr double viewPxPerMm = 2.4;
inline constexpr double viewBaseMm = 16.0;  // how far the view extends below the cell's centre

// The photo, shrunk if it has more pixels than the views need, and its pose.
struct WorkImage {
    cv::Mat bgr;
    CameraPose pose;
    double scale = 1;  // pixels of bgr per pixel of the photo
};

WorkImage workImage(const cv::Mat& photo, const CameraPose& pose);

// Sine and cosine of the viewing angle from the vertical, 100 mm / distance, resolution (pixels per millimetre / 2, at
// most 1).
using ViewGeometry = std::array<float, 4>;

struct CellView {
    cv::Mat bgr;  // viewWidthPx x viewHeightPx
    ViewGeometry geometry{};
    cv::Matx23d workFromView;  // pixels of the view to pixels of the work image

    // Pixel of the work image at `offsetMm` (right, up) from the cell's centre in the view.
    cv::Point2d workPixel(cv::Point2d offsetMm) const;
};

CellView cellView(const WorkImage& work, cv::Point2d cellMm);

}  // namespace concord::vision
