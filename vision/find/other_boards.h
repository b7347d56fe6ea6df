// Other players' boards in the photo.
#pragma once

#include <opencv2/core/mat.hpp>

namespace concord::vision {

// The parts of the photo's square frame, the view of whole_view.h, that show a board other than the one at
// photoFromBoard (board mm, z = 0, to pixels): gridPx x gridPx, 8-bit; 255: yes. boardLike: SearchTrace::mask.
cv::Mat otherBoards(const cv::Mat& photo, const cv::Matx33d& photoFromBoard, const cv::Mat& boardLike);

// Whether enough grid cells are set for a board; fewer may be a card or a cloth. otherBoards may be empty.
bool isAnotherBoardInView(const cv::Mat& otherBoards);

}  // namespace concord::vision
