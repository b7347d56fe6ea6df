// The veil that a flash or a lamp lays over a board: light that the board and the tokens reflect like a mirror. It adds
// to every pixel, and changes slowly over the board.
//
// Between tokens there are nearly always spots in deep shadow, almost black without a veil. So the darkest spots of
// most cells show the veil, and it can be subtracted wherever nothing is clipped. (The dark channel prior: He, Sun
// and Tang, Single Image Haze Removal Using Dark Channel Prior, CVPR 2009.)
#pragma once

#include "scoring/harmonies/cell.h"
#include "vision/geometry/cell_view.h"

#include <opencv2/core/mat.hpp>

#include <array>
#include <optional>

namespace concord::vision {

struct Veil {
    // The logarithm of the light of the darkest spots plus a small offset; at() subtracts the offset and what such
    // spots have without a veil. Coefficients of 1, x, y and x^2 + y^2 on the board, in units of 100 mm.
    std::array<double, 4> logLight{};
    double most = 0;  // the most light that the darkest spots of any cell have

    double at(cv::Point2d boardMm) const;  // linear light, [0, 1]
};

// Nothing if the board has no veil, or one too faint to matter.
std::optional<Veil> measureVeil(const WorkImage& work, Side side);

// The photo without the veil. bgr: 8 bits, the image that the pose is for. share: of shareToSubtract(), for it.
cv::Mat withoutVeil(const cv::Mat& bgr, const cv::Mat& share, const CameraPose& pose, const Veil& veil);

}  // namespace concord::vision
