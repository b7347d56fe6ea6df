// From matches on the board's surface to the camera's pose.
#pragma once

#include "vision/find/find_board.h"
#include "vision/geometry/camera_pose.h"

namespace concord::vision {

// Focal length to expect: from EXIF (35 mm equivalent) or what phones have.
struct FocalPrior {
    double px = 0;
    double spread = 0;  // relative
};

FocalPrior focalPrior(std::optional<double> focal35mm, cv::Size photo);

// The pose behind a finding; nothing when no camera explains it.
std::optional<PoseFit> poseOf(const BoardFinding& finding, cv::Size photo, std::optional<double> focal35mm);

// What is known of a pose that the rim and the art of the plate told; `loose` times as uncertain as usual.
PosePrior priorAround(const CameraPose& pose, double loose = 1);

// The pose set right by where the cells themselves were seen (pixels of the image that the pose is for).
CameraPose mendedPose(const CameraPose& pose, std::span<const SurfaceMatch> centers);

// How far apart two poses for one image put the corners of the plate, at most.
double apartMm(const CameraPose& one, const CameraPose& other);

}  // namespace concord::vision
