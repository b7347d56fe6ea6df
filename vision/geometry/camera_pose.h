// The camera's pose over the board, and the projection from board millimetres to pixels.
#pragma once

#include <opencv2/core/matx.hpp>
#include <opencv2/core/types.hpp>

#include <optional>
#include <span>

namespace concord::vision {

// A pinhole camera with one radial coefficient. Pixels are those of an image of `size`; (0, 0) is the
// centre of the first pixel. A point X of the board frame (mm) lies at R X + t in the camera's frame.
struct CameraPose {
    double focalPx = 1;
    double radial = 0;  // undistorted = distorted * (1 + radial * r^2), r = 1 at the image's corner
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

// The point mapped by a homography.
cv::Point2d mapped(const cv::Matx33d& homography, cv::Point2d point);

// A pixel and the point of the board's surface (z = 0) that it shows.
struct SurfaceMatch {
    cv::Point2d pixel;
    cv::Point2d boardMm;
    cv::Point2d across{};  // the only direction (unit vector, image) in which the pixel is known; 0, 0: known in all
    double weight = 1;     // [0, 1]
};

struct PoseFit {
    CameraPose pose;
    double medianErrorMm = 0;  // on the board's surface
};

// Robustly fits pose, focal length and lens to matches on the board's surface. The focal length (pixels) needs a prior
// with a relative spread, as a view from straight above does not determine it. Both solutions of the planar pose
// problem are refined, and the better one is returned. Nothing when there are fewer than eight matches, or when no
// camera in front of the board fits them.
std::optional<PoseFit> fitPose(std::span<const SurfaceMatch> matches, cv::Size2d size, double focalPriorPx,
                               double focalSpread);

// What is known of a pose before there are matches: an estimate and its uncertainty.
struct PosePrior {
    CameraPose pose;
    cv::Vec<double, 8> spread;  // rotation about the board's centre (rad) 3, its position (mm, camera frame) 3,
                                // focal length (relative), lens; infinite: unknown
};

// The most probable pose given a prior and few matches, whose error on the board's surface has the standard deviation
// `errorMm`. Never less probable than the prior's own pose.
CameraPose adjustPose(const PosePrior& prior, std::span<const SurfaceMatch> matches, double errorMm);

}  // namespace concord::vision
