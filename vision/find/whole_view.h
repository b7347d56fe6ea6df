// All of the photo as the finding network sees it: shrunk into a square, in four turns.
#pragma once

#include <opencv2/core/mat.hpp>

namespace concord::vision {

struct WholeView {
    cv::Mat view;  // viewPx x viewPx, BGR, gray beside the photo
    cv::Matx33d photoFromView;
    cv::Rect photo;  // where the photo lies in the view
};

WholeView wholeView(const cv::Mat& photo);

// Turned clockwise by quarter turns, any number of them.
cv::Mat turned(const cv::Mat& picture, int quarterTurns);

// Pixels of a square picture of `side` pixels turned so, to pixels of the picture itself.
cv::Matx33d fromTurned(int quarterTurns, int side);

}  // namespace concord::vision
