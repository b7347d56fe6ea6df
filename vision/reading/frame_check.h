// Whether a live picture would make a good photo of a board. The board has to be found as in a reading; the
// other limits keep out what makes readings uncertain.
#pragma once

#include <opencv2/core/mat.hpp>

#include <stop_token>
#include <vector>

namespace concord::vision {

// TooSlanted: from low down, where stacks hide each other. FromAbove: from so straight above that their
// sides are hidden.
enum class FrameFault { None, TooDark, Glare, NoBoard, TooFar, CutOff, TooSlanted, FromAbove, Blurred };

struct FrameCheck {
    FrameFault fault = FrameFault::None;
    std::vector<cv::Point2d> outline;  // of the board in pixels of the frame; empty if none was found
    double tiltDeg = 0;                // between the camera and the board's vertical; 0 if none was found
};

// bgr: 8 bits, not empty. Checks light and sharpness, and looks for the board. Takes up to a second.
FrameCheck checkFrame(const cv::Mat& bgr, const std::stop_token& stop = {});

}  // namespace concord::vision
