// Other players' boards in the photo.
#pragma once

#include <opencv2/core/mat.hpp>

namespace concord::vision {

// A mask over WholeView::view, one element for each cell of its grid (gridPx x gridPx, plane_prediction.h; 8-bit): 255
// where it shows another board than the one at photoFromBoard (board mm at z = 0 to pixels of the photo). boardLike:
// SearchTrace::mask.
cv::Mat otherBoards(const cv::Mat& photo, const cv::Matx33d& photoFromBoard, const cv::Mat& boardLike);

// Whether enough grid cells are set for a board; fewer may be a card or a cloth. otherBoards may be empty.
bool isAnotherBoardInView(const cv::Mat& otherBoards);

}  // namespace concord::vision
