// The cameras that may have taken a photo. From straight above a board looks the same to a near camera and to a distant
// one that is zoomed in, but what stands on it does not.
#pragma once

#include "vision/geometry/camera_pose.h"

#include <optional>
#include <span>
#include <vector>

namespace concord::vision {

struct PossibleCamera {
    CameraPose pose;
    double p = 0;  // by the prior of the focal length and what the board's surface shows of it
};

// Cameras with other focal lengths that see the board's surface where `pose` does. `pose` itself is the first;
// improbable ones are left out, and the others add up to 1. prior: of the camera that `pose` was fitted with, for the
// same image. It is taken for a mixture with cameras that are zoomed in: a photo may also be an enlarged part of
// another one. If it leaves the optical axis open, each focal length has the axis with which the camera sees the
// surface best.
std::vector<PossibleCamera> possibleCameras(const CameraPose& pose, const CameraPrior& prior);

// Cameras that see the board's surface nearly as `pose` does, but at another tilt. The borders of the cells are located
// to a tenth or two of a millimetre, so they hardly show how much larger one end of the board is seen than the other,
// by which a camera over its middle is tilted. `pose` itself is the first; they add up to 1.
std::vector<PossibleCamera> tiltedCameras(const CameraPose& pose);

// The camera in the middle of those that something else, such as the size of the tops, makes probable; nothing if the
// first, which the photo was read with, may well be right. posterior: of each camera, adding up to 1.
std::optional<CameraPose> anotherCamera(std::span<const PossibleCamera> cameras, std::span<const double> posterior);

// How unsure the focal length then still is: the standard deviation of its logarithm. posterior: as above.
double focalSpread(std::span<const PossibleCamera> cameras, std::span<const double> posterior);

}  // namespace concord::vision
