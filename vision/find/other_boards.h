// Other players' boards in the photo.
#pragma once

#include "vision/find/find_board.h"

#include <opencv2/core/mat.hpp>

namespace concord::vision {

// A mask over WholeView::view, one element for each cell of its grid (gridPx x gridPx, plane_prediction.h; 8-bit): 255
// where it shows another board than the one at photoFromBoard (board mm at z = 0 to pixels of the photo). search: of
// findBoard(), in the same photo.
cv::Mat otherBoards(const SearchTrace& search, const cv::Matx33d& photoFromBoard);

// Whether enough grid cells are set for a board; fewer may be a card or a cloth. otherBoards may be empty.
bool isAnotherBoardInView(const cv::Mat& otherBoards);

}  // namespace concord::vision
