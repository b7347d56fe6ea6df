// The veil that a flash or a lamp lays over a board: light that the board and the tokens reflect like a mirror. It adds
// to every pixel, and changes slowly.
//
// Between tokens there are nearly always spots in deep shadow, almost black without a veil. So the darkest spots of
// most cells show the veil, and it can be subtracted wherever nothing is clipped. (The dark channel prior: He, Sun
// and Tang, Single Image Haze Removal Using Dark Channel Prior, CVPR 2009.)
#pragma once

#include "scoring/harmonies/cell.h"
#include "vision/geometry/cell_view.h"

#include <opencv2/core/mat.hpp>

#include <optional>

namespace concord::vision {

struct Veil {
    // The logarithm of the light of the darkest spots plus a small offset; at() subtracts the offset and what such
    // spots have without a veil. Coefficients of ellipticTerms(): light that falls off like a bell around a place in
    // the photo, or around one on the board.
    cv::Vec6d logLight{};
    cv::Point2d center{};  // of the terms, pixels of the work image
    double unitPx = 1;     // of the terms: quadraticUnitMm in the board's middle
    double most = 0;       // the most light that the darkest spots of any cell have
    // A lamp's veil has its colour. BGR, by which the light is multiplied, (0, 1]; the strongest channel has 1.
    cv::Vec3f colour{1, 1, 1};

    // Linear light in the strongest channel, [0, 1], at a pixel of the work image.
    double at(cv::Point2d pixel) const;
};

// Nothing if the board has no veil, or one too faint to matter.
std::optional<Veil> measureVeil(const WorkImage& work, Side side);

// The photo bgr (8 bits) without the veil, which is given in pixels of the work image.
// scale: WorkImage::scale, pixels of the work image per pixel of this photo. share: of shareToSubtract(), for it.
cv::Mat withoutVeil(const cv::Mat& bgr, const cv::Mat& share, const Veil& veil, double scale);

}  // namespace concord::vision
