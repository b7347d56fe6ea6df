// The camera's pose over the board, and the projection from board millimetres to pixels.
#pragma once

#include <opencv2/core/matx.hpp>
#include <opencv2/core/types.hpp>

#include <optional>
#include <span>
#include <vector>

namespace concord::vision {

// A pinhole camera with one radial coefficient. Pixels are those of an image of `size`; (0, 0) is the
// centre of the first pixel. A point X of the board frame (mm) lies at R X + t in the camera's frame.
struct CameraPose {
    double focalPx = 1;
    double radial = 0;  // undistorted = distorted * (1 + radial * r^2); r: from the optical axis, in half diagonals
    // Where the optical axis meets the image, in pixels from its middle; near (0, 0) unless the image was cropped.
    cv::Point2d axis{};
    cv::Size2d size;
    cv::Matx33d R = cv::Matx33d::eye();
    cv::Vec3d t{0, 0, 1};

    cv::Point2d photoFromBoard(const cv::Point3d& board) const;
    // The point that a pixel shows, on the plane at that height over the board's surface.
    cv::Point2d boardFromPhoto(cv::Point2d pixel, double heightMm) const;
    cv::Vec3d position() const { return -(R.t() * t); }  // mm, board frame
    double tiltDeg() const;                              // optical axis from the vertical, [0, 180]
    double pxPerMm(const cv::Point3d& board) const;      // across the line of sight
    CameraPose scaled(double factor) const;              // the pose for the image resized by factor
};

// Board mm (z = 0) to pixels, without the lens distortion.
cv::Matx33d surfaceHomography(const CameraPose& pose);

// The point mapped by a homography.
cv::Point2d mapped(const cv::Matx33d& homography, cv::Point2d point);

// A pixel and the point that it shows, on the board's surface or over it.
struct SurfaceMatch {
    cv::Point2d pixel;
    cv::Point2d boardMm;
    cv::Point2d across{};  // the only direction (unit vector, image) in which the pixel is known; 0, 0: known in all
    double weight = 1;     // [0, 1]
    double heightMm = 0;   // over the surface
};

// Points all over the plate, and the pixels where the pose sees them.
std::vector<SurfaceMatch> plateSeenBy(const CameraPose& pose);

// What is known of a camera before it is fitted. A view from straight above does not determine the focal length, and no
// view of a plane determines both the focal length and the optical axis.
struct CameraPrior {
    double focalPx = 1;
    double focalSpread = 0.12;  // relative standard deviation
    cv::Point2d axis{};         // as in CameraPose, pixels
    double axisSpread = 0.004;  // standard deviation in each direction, as a fraction of the focal length
};

struct PoseFit {
    CameraPose pose;
    double medianErrorMm = 0;  // at the board's distance, parallel to the image
    double cost = 0;           // -2 log posterior, up to a constant; lower is better
    CameraPrior camera;        // the prior that the fit used
};

// Robustly fits pose, focal length, lens and optical axis to matches on the board's surface. Up to three solutions
// of the planar pose problem are refined, and the best result is returned. Nothing when there are fewer than eight
// matches, or when no camera above the board fits them.
std::optional<PoseFit> fitPose(std::span<const SurfaceMatch> matches, cv::Size2d size, const CameraPrior& camera);

// What is known of a pose before there are matches: an estimate and its uncertainty.
struct PosePrior {
    CameraPose pose;
    // Standard deviations of the rotation about the board's centre (3, rad), the position of that centre (3, mm, camera
    // frame), the focal length (relative), the lens, and the optical axis (2, fractions of the focal length). Infinite
    // where nothing is known.
    cv::Vec<double, 10> spread;
};

// The most probable pose given a prior and matches with independent errors, whose standard deviation is `errorMm` (as
// medianErrorMm above). Never less probable than the pose that the search starts from: the prior's own, or `start`.
CameraPose adjustPose(const PosePrior& prior, std::span<const SurfaceMatch> matches, double errorMm);
CameraPose adjustPose(const PosePrior& prior, std::span<const SurfaceMatch> matches, double errorMm, CameraPose start);

// The prior of a pose when nothing but the camera is known.
PosePrior priorOf(const CameraPrior& camera, cv::Size2d size);

}  // namespace concord::vision
