// The camera's pose from matches on the board's surface.
#pragma once

#include "vision/find/find_board.h"
#include "vision/geometry/camera_pose.h"

namespace concord::vision {

// Expected focal length: from EXIF (35 mm equivalent), otherwise that of typical phones.
struct FocalPrior {
    double px = 0;
    double spread = 0;  // relative
};

FocalPrior focalPrior(std::optional<double> focal35mm, cv::Size photo);

// The pose that fits a finding; nothing when no camera does.
std::optional<PoseFit> poseOf(const BoardFinding& finding, cv::Size photo, std::optional<double> focal35mm);

// A prior around a pose that was fitted to the board's edge and print; `looseness` scales its spread.
PosePrior priorAround(const CameraPose& pose, double looseness = 1);

// The pose corrected by where the cells' centres were detected (pixels of the image that the pose is for).
CameraPose poseFromCenters(const CameraPose& pose, std::span<const SurfaceMatch> centers);

// The largest distance between the plate's corners under two poses of the same image.
double cornerDistanceMm(const CameraPose& one, const CameraPose& other);

}  // namespace concord::vision
