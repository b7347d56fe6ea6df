// Other players' boards in the photo, beside the one that is read.
#pragma once

#include <opencv2/core/mat.hpp>

namespace concord::vision {

// The parts of the photo's square frame (gridPx x gridPx, 8-bit; 255: yes) that show a board other than the one at
// photoFromBoard (board mm, z = 0, to pixels). boardLike: the mask from the search for the board.
cv::Mat otherBoards(const cv::Mat& photo, const cv::Matx33d& photoFromBoard, const cv::Mat& boardLike);

// Whether so many grid cells are set that it is a board; fewer may be a card or a cloth. otherBoards may be empty.
bool isAnotherBoardInView(const cv::Mat& otherBoards);

}  // namespace concord::vision
