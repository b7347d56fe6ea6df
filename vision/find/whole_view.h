// The whole photo as the network that finds the board sees it: scaled into a square, in four rotations.
#pragma once

#include "vision/geometry/resample.h"

#include <opencv2/core/mat.hpp>

namespace concord::vision {

struct WholeView {
    cv::Mat view;  // viewPx x viewPx, BGR, gray where the photo ends
    cv::Matx33d photoFromView;
    cv::Rect photoArea;  // where the photo lies in the view
};

WholeView wholeView(PhotoPyramid& pyramid);

// Rotated clockwise by any number of quarter turns.
cv::Mat rotated(const cv::Mat& picture, int quarterTurns);

// Maps pixels of the rotated picture back to the original, a square of `side` pixels.
cv::Matx33d fromRotated(int quarterTurns, int side);

}  // namespace concord::vision
