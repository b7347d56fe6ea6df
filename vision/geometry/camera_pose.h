// Where the camera stood over the board, and the way from board millimetres to pixels.
#pragma once

#include <opencv2/core/matx.hpp>
#include <opencv2/core/types.hpp>

#include <optional>
#include <span>

namespace concord::vision {

// A pinhole camera with one radial coefficient. Pixels are those of an image of `size`, the
// centre of the first pixel is (0, 0). A point X of the board frame (mm) lies at R X + t.
struct CameraPose {
    double focalPx = 1;
    double radial = 0;  // ideal = seen * (1 + radial * r^2), r = 1 at the image's corner
    cv::Size2d size;
    cv::Matx33d R = cv::Matx33d::eye();
    cv::Vec3d t{0, 0, 1};

    cv::Point2d photoFromBoard(const cv::Point3d& board) const;
    // The point at that height over the board's surface that a pixel shows.
    cv::Point2d boardFromPhoto(cv::Point2d pixel, double heightMm) const;
    cv::Vec3d position() const { return -(R.t() * t); }  // mm, board frame
    double tiltDeg() const;                              // optical axis from the vertical, [0, 180]
    double pxPerMm(const cv::Point3d& board) const;      // across the line of sight
    CameraPose scaled(double factor) const;              // for the image resized by factor
};

// Where a homography puts a point.
cv::Point2d mapped(const cv::Matx33d& homography, cv::Point2d point);

// A pixel and the point of the board's surface (z = 0) seen there.
struct SurfaceMatch {
    cv::Point2d pixel;
    cv::Point2d boardMm;
    cv::Point2d across{};  // unit vector of the image along which alone the pixel is known; 0, 0: in all directions
    double weight = 1;     // [0, 1]
};

struct PoseFit {
    CameraPose pose;
    double medianErrorMm = 0;  // on the board's surface
};

// Fits pose, focal length and lens to matches on the board's surface, robustly. The focal
// length (pixels) is a prior with a relative spread: a view from straight above does not show
// it. Both solutions of a planar pose are kept until one wins. Nothing when fewer than eight
// matches or no camera in front of the board explains them.
std::optional<PoseFit> fitPose(std::span<const SurfaceMatch> matches, cv::Size2d size, double focalPriorPx,
                               double focalSpread);

// What is known of a pose before matches are seen: where it is and how far from there it may lie.
struct PosePrior {
    CameraPose pose;
    cv::Vec<double, 8> spread;  // turn about the board's centre (rad) 3, its place (mm, camera frame) 3,
                                // focal length (relative), lens; infinite: nothing is known
};

// The likeliest pose given a prior and few matches, each off by `errorMm` on the board's surface as a rule.
// Never less likely than the prior's own pose.
CameraPose adjustPose(const PosePrior& prior, std::span<const SurfaceMatch> matches, double errorMm);

}  // namespace concord::vision
