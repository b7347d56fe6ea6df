// A photo as if the camera had been turned away from the board and the photo then cropped to the board.
#pragma once

#include "tools/accuracy/truth.h"
#include "tools/stress/light.h"

#include <opencv2/core.hpp>

namespace concord::stress {

class TurnedCamera {
public:
    // Turns the camera by the angle in a random direction. The crop leaves a random margin around the board.
    TurnedCamera(const accuracy::Truth& truth, double angleDeg, Random& random);

    cv::Mat photo(const cv::Mat& original) const;
    // Where a pixel of the original lies in the new photo.
    cv::Point2d moved(cv::Point2d original) const;
    // The turned camera's, without lens distortion; the optical axis is off the middle of the photo.
    const vision::CameraPose& pose() const { return m_turned; }

private:
    vision::CameraPose m_original;
    vision::CameraPose m_turned;
};

}  // namespace concord::stress
