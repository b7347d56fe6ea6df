// The network's prediction for a view of the photo: for each cell of a grid, the point of the board's surface that it
// shows. And the plane fitted to these points.
#pragma once

#include "vision/find/pose.h"

#include <opencv2/core/mat.hpp>

#include <optional>
#include <vector>

namespace concord::vision {

inline constexpr int viewPx = 256;          // sides of the view
inline constexpr int gridPx = 32;           // grid cells along a side of the prediction
inline constexpr int fewestGridCells = 12;  // fewest grid cells, or matches in them, that can be a board
inline const cv::Scalar paddingGray = cv::Scalar::all(114);  // around the photo, as in training

// Per grid cell.
struct PlanePrediction {
    cv::Mat mask;   // probability, gridPx x gridPx
    cv::Mat x, y;   // board coordinates / 100 mm
    cv::Mat sideB;  // logit
};

// view: viewPx x viewPx, BGR: the whole photo, or the board rectified by a guess.
PlanePrediction predictPlane(const cv::Mat& view);

// Homographies that move and scale pixels; (0, 0) is the centre of the first pixel.
cv::Matx33d shift(double x, double y);
cv::Matx33d scale(double s);

struct PlaneFit {
    cv::Matx33d viewFromBoard;
    std::vector<SurfaceMatch> matches;  // inliers, pixels of the view
    double inlierFraction = 0;          // of the points, [0, 1]
    double sideB = 0;                   // mean logit
};

// The plane through the predicted points where `plate` is set; nothing when too few agree.
std::optional<PlaneFit> fitPlane(const PlanePrediction& prediction, const cv::Mat& plate, double toleranceMm);

// The homography (board mm to pixels) of the phone camera that fits best. Outliers at one end of the board distort an
// unconstrained homography at the other end much more. `fallback` when no camera fits.
cv::Matx33d cameraHomography(const std::vector<SurfaceMatch>& matches, cv::Size photo, const cv::Matx33d& fallback,
                             Framing framing);

// Converts the matches from pixels of a view to pixels of the photo.
std::vector<SurfaceMatch> matchesInPhoto(std::vector<SurfaceMatch> matches, const cv::Matx33d& photoFromView);

}  // namespace concord::vision
