// What a network says of a view of the photo: for every place of a grid, the point of the board's
// surface seen there; and the plane through these points.
#pragma once

#include "vision/geometry/camera_pose.h"
#include "vision/networks/network.h"

#include <opencv2/core/mat.hpp>

#include <optional>
#include <vector>

namespace concord::vision {

inline constexpr int viewPx = 256;        // sides of the view
inline constexpr int gridPx = 32;         // places along a side of the answer
inline constexpr int smallestPlate = 12;  // places that may still be a board

// What a network says about one view of the photo.
struct PlaneAnswer {
    cv::Mat mask;   // probability, gridPx x gridPx
    cv::Mat x, y;   // board coordinates / 100 mm
    cv::Mat sideB;  // logit
};

// view: viewPx x viewPx, BGR. id: one of the two networks that find the board.
PlaneAnswer ask(NetworkId id, const cv::Mat& view);

// Pixels of a picture moved and scaled, as homographies; pixel (0, 0) is the centre of the first.
cv::Matx33d shift(double x, double y);
cv::Matx33d scale(double s);

struct PlaneFit {
    cv::Matx33d viewFromBoard;
    std::vector<SurfaceMatch> matches;  // inliers, pixels of the view
    double inliers = 0;
    double sideB = 0;
};

// The plane through the answers where `plate` is set; nothing when too few of them agree.
std::optional<PlaneFit> fitPlane(const PlaneAnswer& answer, const cv::Mat& plate, double toleranceMm);

// The plane as a phone's camera could see it: the shape of the board cannot bend further than a
// view from some side bends it, so a few wrong answers at one end do not carry the other end away.
// Board mm to pixels; `otherwise` when no camera fits.
cv::Matx33d cameraHomography(const std::vector<SurfaceMatch>& matches, cv::Size photo, const cv::Matx33d& otherwise);

// The matches, from pixels of a view to pixels of the photo.
std::vector<SurfaceMatch> inPhoto(std::vector<SurfaceMatch> matches, const cv::Matx33d& photoFromView);

}  // namespace concord::vision
