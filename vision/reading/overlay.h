// Pictures of what the reader saw, stage by stage.
#pragma once

#include "vision/find/cell_borders.h"
#include "vision/find/find_board.h"
#include "vision/geometry/token_size.h"
#include "vision/reading/reading.h"
#include "vision/stacks/read_stacks.h"
#include "vision/stacks/top_rims.h"

#include <opencv2/core/mat.hpp>

namespace concord::vision {

// The reading over its decoded photo (stored orientation), BGR.
cv::Mat drawOverlay(const cv::Mat& photo, const Reading& reading);

cv::Mat drawIngest(const cv::Mat& photo, const std::string& caption);
// otherBoards: as other_boards.h tells them, or empty.
cv::Mat drawSearch(const cv::Mat& photo, const SearchTrace& trace, const std::optional<BoardFinding>& finding,
                   const cv::Mat& otherBoards);
// borders: a dot each, green where the border is seen in its place.
cv::Mat drawPose(const cv::Mat& photo, const CameraPose& pose, Side side, const std::vector<BorderSpot>& borders);
cv::Mat drawLight(const WorkImage& work, const Light& light);
// The upright views of all cells with the stack read in each and its confidence.
cv::Mat drawCellViews(const std::vector<CellEvidence>& evidence, const Reading& reading);
// The rims as they were seen, each with the height (mm over the board) at which a token of that size would look so
// large.
cv::Mat drawTops(const cv::Mat& photo, const CameraPose& pose, const std::vector<SeenTop>& tops,
                 const TokenSize& token);
// For every cell the probabilities of its alternatives as bars.
cv::Mat drawConfidence(const Reading& reading);

// BGR paint for a token.
cv::Scalar paint(Token token);
// Two letters a token, bottom to top: "Br Gr"; "-" when empty.
std::string shortText(Stack stack);

}  // namespace concord::vision
