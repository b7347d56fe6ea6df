#include "vision/geometry/cell_view.h"
#include "tests/vision/cameras.h"
#include "vision/geometry/board_frame.h"

#include <gtest/gtest.h>

#include <opencv2/imgproc.hpp>

#include <cmath>

namespace concord::vision {
namespace {

CameraPose rolledCamera(double rollDeg) { return cameraOverBoard(30, 420, rollDeg); }

cv::Point2d brightSpotCenter(const cv::Mat& bgr) {
    cv::Mat gray;
    cv::cvtColor(bgr, gray, cv::COLOR_BGR2GRAY);
    const cv::Moments m = cv::moments(gray > 128, true);
    return {m.m10 / m.m00, m.m01 / m.m00};
}

class CellViews : public testing::TestWithParam<double> {};

TEST_P(CellViews, AreUprightHoweverThePhoneWasHeld) {
    const CameraPose pose = rolledCamera(GetParam());
    const cv::Point2d cell = cellCenterMm(Side::A, {1, 2});
    const double baseRow = viewHeightPx - 1 - viewBaseMm * viewPxPerMm;
    for (const double z : {0.0, 20.0}) {
        cv::Mat photo(1200, 1600, CV_8UC3, cv::Scalar::all(10));
        cv::circle(photo, pose.photoFromBoard({cell.x, cell.y, z}), 8, cv::Scalar::all(255), cv::FILLED);
        const CellView view = cellView(workImage(photo, pose), cell);
        ASSERT_EQ(view.bgr.size(), cv::Size(viewWidthPx, viewHeightPx));
        const cv::Point2d spot = brightSpotCenter(view.bgr);
        EXPECT_NEAR(spot.x, (viewWidthPx - 1) / 2.0, 1.6);
        // Heights are foreshortened by the sine of the viewing angle.
        const double risePx = z * view.geometry[0] * viewPxPerMm;
        EXPECT_NEAR(spot.y, baseRow - risePx, 2.5) << "z " << z;
    }
}

INSTANTIATE_TEST_SUITE_P(Rolls, CellViews, testing::Values(0.0, 35.0, 90.0, 180.0, 270.0));

TEST_P(CellViews, MapTheirPixelsToThePhoto) {
    const CameraPose pose = rolledCamera(GetParam());
    const WorkImage work = workImage(cv::Mat(1200, 1600, CV_8UC3, cv::Scalar::all(90)), pose);
    const cv::Point2d cell = cellCenterMm(Side::A, {1, 2});
    const CellView view = cellView(work, cell);
    EXPECT_LT(cv::norm(view.workPixel({0, 0}) - work.pose.photoFromBoard({cell.x, cell.y, 0})), 0.01);
    const double riseMm = 5 * view.geometry[0];
    EXPECT_LT(cv::norm(view.workPixel({0, riseMm}) - work.pose.photoFromBoard({cell.x, cell.y, 5})), 0.6);
}

TEST(WorkImage, IsNeverEnlarged) {
    const CameraPose pose = rolledCamera(0).scaled(0.25);
    const cv::Mat photo(300, 400, CV_8UC3, cv::Scalar::all(90));
    const WorkImage work = workImage(photo, pose);
    EXPECT_EQ(work.bgr.size(), photo.size());
    EXPECT_DOUBLE_EQ(work.scale, 1.0);
}

TEST(WorkImage, HasTwoAndAHalfPixelsAMillimetreAtTheBoard) {
    const CameraPose pose = rolledCamera(0);
    const WorkImage work = workImage(cv::Mat(1200, 1600, CV_8UC3, cv::Scalar::all(90)), pose);
    EXPECT_NEAR(work.pose.pxPerMm({0, 0, 0}), 2.5, 0.02);
}

}  // namespace
}  // namespace concord::vision
