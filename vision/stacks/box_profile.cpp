#include "vision/stacks/box_profile.h"

#include <opencv2/core.hpp>

#include <algorithm>
#include <cmath>

namespace concord::vision {

namespace {

// How much estimates from different photos of one box differ beyond their own covariance, mm: errors of the pose.
constexpr double radiusSpreadMm = 0.08;
constexpr double thicknessSpreadMm = 0.25;
// How far the grid of sizes (top_heights.cpp) may be off a known size.
constexpr double leastRadiusErrorMm = 0.05;
constexpr double leastThicknessErrorMm = 0.15;

cv::Matx22d covarianceOf(double radiusErrorMm, double thicknessErrorMm) {
    return {radiusErrorMm * radiusErrorMm, 0, 0, thicknessErrorMm * thicknessErrorMm};
}

uchar srgbOf(double linear) {
    constexpr double toe = 0.0031308;
    const double c = std::clamp(linear, 0.0, 1.0);
    return cv::saturate_cast<uchar>(255 * (c <= toe ? 12.92 * c : 1.055 * std::pow(c, 1 / 2.4) - 0.055));
}

}  // namespace

const std::array<std::string_view, boxSurfaces> boxSurfaceNames{"side A", "side B", "blue",   "gray",
                                                                "brown",  "green",  "yellow", "red"};

std::size_t surfaceOf(Side side, Stack stack) {
    const auto top = stack.top();
    return top ? surfaceOf(*top) : (side == Side::A ? 0 : 1);
}

std::size_t surfaceOf(Token token) { return 2 + static_cast<std::size_t>(token); }

void BoxProfile::add(const BoxSighting& board) {
    if (!board.photo.empty()) {
        std::erase_if(m_boards, [&](const BoxSighting& known) { return known.photo == board.photo; });
    }
    if (m_boards.size() == mostBoards) {
        m_boards.erase(m_boards.begin());
    }
    m_boards.push_back(board);
}

bool BoxProfile::knows(std::string_view photo) const {
    return std::ranges::any_of(m_boards, [&](const BoxSighting& board) { return board.photo == photo; });
}

std::optional<SizeEstimate> BoxProfile::tokenSize() const {
    cv::Matx22d precision = cv::Matx22d::zeros();
    cv::Vec2d weighted;
    bool isKnown = false;
    for (const BoxSighting& board : m_boards) {
        if (board.size) {
            const cv::Matx22d one = (board.size->covariance + covarianceOf(radiusSpreadMm, thicknessSpreadMm)).inv();
            precision += one;
            weighted += one * board.size->meanMm;
            isKnown = true;
        }
    }
    if (!isKnown) {
        return std::nullopt;
    }
    const cv::Matx22d covariance = precision.inv();
    return SizeEstimate{covariance * weighted, covariance + covarianceOf(leastRadiusErrorMm, leastThicknessErrorMm)};
}

std::array<std::optional<cv::Vec3b>, boxSurfaces> BoxProfile::swatches() const {
    constexpr double plateBrightness = 0.7;  // of the bright parts of the plate, as they are shown
    std::array<std::optional<cv::Vec3b>, boxSurfaces> swatches;
    for (std::size_t surface = 0; surface < boxSurfaces; ++surface) {
        cv::Vec3d sum;
        int cells = 0;
        for (const BoxSighting& board : m_boards) {
            const SurfaceColour& colour = board.colours[surface];
            sum += colour.cells * colour.logBgr;
            cells += colour.cells;
        }
        if (cells > 0) {
            const auto channel = [&](int c) { return srgbOf(plateBrightness * std::exp(sum[c] / cells)); };
            swatches[surface] = cv::Vec3b(channel(2), channel(1), channel(0));
        }
    }
    return swatches;
}

}  // namespace concord::vision
