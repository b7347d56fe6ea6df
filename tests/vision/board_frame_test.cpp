#include "vision/geometry/board_frame.h"

#include <gtest/gtest.h>

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>

namespace concord::vision {
namespace {

class BoardFrame : public testing::TestWithParam<Side> {};

TEST_P(BoardFrame, NeighboursLieOnePitchApart) {
    for (const Cell cell : cells(GetParam())) {
        for (const Cell other : neighbours(GetParam(), cell)) {
            EXPECT_NEAR(cv::norm(cellCenterMm(GetParam(), cell) - cellCenterMm(GetParam(), other)), pitchMm, 0.1)
                << name(cell) << " to " << name(other);
        }
    }
}

TEST_P(BoardFrame, CellsThatDoNotTouchLieFurtherApart) {
    for (const Cell cell : cells(GetParam())) {
        for (const Cell other : cells(GetParam())) {
            const auto touching = neighbours(GetParam(), cell);
            if (other != cell && std::find(touching.begin(), touching.end(), other) == touching.end()) {
                EXPECT_GT(cv::norm(cellCenterMm(GetParam(), cell) - cellCenterMm(GetParam(), other)), 1.5 * pitchMm);
            }
        }
    }
}

TEST_P(BoardFrame, EveryHexagonLiesOnThePlate) {
    std::vector<cv::Point2f> outline;
    for (const cv::Point2d& p : plateOutlineMm()) {
        outline.emplace_back(p);
    }
    for (const Cell cell : cells(GetParam())) {
        for (const cv::Point2d& corner : cellHexagonMm(GetParam(), cell)) {
            EXPECT_GT(cv::pointPolygonTest(outline, cv::Point2f(corner), false), 0) << name(cell);
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Sides, BoardFrame, testing::Values(Side::A, Side::B),
                         [](const auto& sideInfo) { return std::string(name(sideInfo.param)); });

TEST(PlateOutline, ReachesItsLeftAndBottomLimits) {
    double left = 0;
    double bottom = 0;
    for (const cv::Point2d& p : plateOutlineMm()) {
        left = std::min(left, p.x);
        bottom = std::min(bottom, p.y);
    }
    EXPECT_NEAR(left, -plateWidthMm / 2, 1e-9);
    EXPECT_NEAR(bottom, -plateHeightMm / 2, 1e-9);
}

}  // namespace
}  // namespace concord::vision
