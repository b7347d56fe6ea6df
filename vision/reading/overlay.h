// Pictures of each stage, for debugging, and of the whole reading.
#pragma once

#include "vision/find/cell_borders.h"
#include "vision/find/find_board.h"
#include "vision/geometry/token_size.h"
#include "vision/pixels/shadows.h"
#include "vision/reading/reading.h"
#include "vision/stacks/read_stacks.h"
#include "vision/stacks/top_rims.h"

#include <opencv2/core/mat.hpp>

namespace concord::vision {

// The reading over its decoded photo (stored orientation), BGR.
cv::Mat drawOverlay(const cv::Mat& photo, const Reading& reading);

cv::Mat drawIngest(const cv::Mat& photo, const std::string& caption);
// otherBoards: from otherBoards(), or empty.
cv::Mat drawSearch(const cv::Mat& photo, const SearchTrace& trace, const std::optional<BoardFinding>& finding,
                   const cv::Mat& otherBoards);
// borders: drawn as dots, green if the border was found where expected, otherwise red.
cv::Mat drawPose(const cv::Mat& photo, const CameraPose& pose, Side side, const std::vector<BorderSpot>& borders);
cv::Mat drawLight(const WorkImage& work, const Light& light);
// The upright views of all cells with the stack read in each and its confidence.
cv::Mat drawCellViews(const std::vector<CellEvidence>& evidence, const Reading& reading);
// The detected rims, each with the height (mm over the board) that its apparent size implies. token: the size of all
// tokens.
cv::Mat drawTops(const cv::Mat& photo, const CameraPose& pose, const std::vector<DetectedTop>& tops,
                 const TokenSize& token);
// Which points of the board stacks shade (blue) and which they do not (yellow), and from where the lamps shine.
cv::Mat drawShadows(const WorkImage& work, const Shadows& shadows);
// For every cell its confidence as a bar, and up to three alternatives with their probabilities as text.
cv::Mat drawConfidence(const Reading& reading);

// Colour for drawing a token, BGR.
cv::Scalar drawingColour(Token token);
// Two letters per token, bottom to top: "BrGn"; "-" when empty.
std::string shortText(Stack stack);

}  // namespace concord::vision
