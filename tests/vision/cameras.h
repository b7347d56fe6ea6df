// Cameras for tests, which look at the board's centre from the side of the rounded edge.
#pragma once

#include "vision/geometry/camera_pose.h"

#include <opencv2/calib3d.hpp>

namespace concord::vision {

// tiltDeg: from the vertical; rollDeg: rotation of the phone.
inline CameraPose cameraOverBoard(double tiltDeg, double distanceMm, double rollDeg = 0, double focalPx = 1250) {
    CameraPose pose{.focalPx = focalPx, .radial = 0, .size = {1600, 1200}, .R = {}, .t = {0, 0, distanceMm}};
    const cv::Matx33d down(1, 0, 0, 0, -1, 0, 0, 0, -1);  // rotated to look along -z
    cv::Matx33d tilt;
    cv::Matx33d roll;
    cv::Rodrigues(cv::Vec3d(-tiltDeg * CV_PI / 180, 0, 0), tilt);
    cv::Rodrigues(cv::Vec3d(0, 0, rollDeg * CV_PI / 180), roll);
    pose.R = roll * tilt * down;
    return pose;
}

}  // namespace concord::vision
