// Other players' boards in the photo, beside the one that is read.
#pragma once

#include <opencv2/core/mat.hpp>

namespace concord::vision {

// Which places of the photo's square frame (gridPx x gridPx, 8-bit, 255: so) show another board than the one that
// lies at photoFromBoard (board mm, z = 0, to pixels). boardLike: the mask of the search for it.
cv::Mat otherBoards(const cv::Mat& photo, const cv::Matx33d& photoFromBoard, const cv::Mat& boardLike);

// Whether they are enough for a board; a few may be a card or a cloth. Empty: nothing was looked for.
bool isAnotherInView(const cv::Mat& otherBoards);

}  // namespace concord::vision
