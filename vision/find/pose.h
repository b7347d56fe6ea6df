// The camera's pose from matches on the board's surface.
#pragma once

#include "vision/find/find_board.h"
#include "vision/geometry/camera_pose.h"

namespace concord::vision {

// The camera of a whole photo: its focal length from EXIF (35 mm equivalent), otherwise that of typical phones.
CameraPrior wholePhoto(std::optional<double> focal35mm, cv::Size photo);

// A photo as the camera took it, or a part of one, in which the optical axis may lie far from the middle.
enum class Framing { Whole, Cropped };

// The pose that fits matches on the board's surface; nothing when no camera does. A whole photo may be zoomed in: then
// the focal length is longer than the prior of the result, which is that of wholePhoto(), would allow.
std::optional<PoseFit> fitPhoto(std::span<const SurfaceMatch> matches, cv::Size photo, std::optional<double> focal35mm,
                                Framing framing);

// The pose of a whole photo that is zoomed in or enlarged, whether or not that is needed to explain the matches.
std::optional<PoseFit> fitZoomedIn(std::span<const SurfaceMatch> matches, cv::Size photo,
                                   std::optional<double> focal35mm);

// At least `about` of the matches, but less than twice as many, spread evenly over all of them: enough for a quick fit.
// All if there are fewer.
std::vector<SurfaceMatch> someOf(std::span<const SurfaceMatch> matches, std::size_t about);

// A prior around a pose that was fitted to the board's edge and print. `looseness` scales the spread of rotation and
// position; those of focal length, lens and optical axis stay as they are.
PosePrior priorAround(const CameraPose& pose, double looseness = 1);

// The pose corrected by where the cells' centres were detected (pixels of the image that the pose is for).
CameraPose poseFromCenters(const CameraPose& pose, std::span<const SurfaceMatch> centers);

// The camera corrected by where the tops of stacks of known height were detected, while every point of the board's
// surface stays where it is: a plane alone does not determine the focal length and the optical axis of a cropped photo.
CameraPose cameraFromTops(const CameraPose& pose, const CameraPrior& camera, std::span<const SurfaceMatch> tops);

// Whether the photo was cut out so far from the optical axis that its camera is uncertain.
bool isCroppedFarOff(const CameraPose& pose);

// The largest distance between the plate's corners under two poses of the same image.
double cornerDistanceMm(const CameraPose& one, const CameraPose& other);

}  // namespace concord::vision
